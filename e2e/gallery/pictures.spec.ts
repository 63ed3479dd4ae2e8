// Takes the pictures of the gallery, and writes what is wrong with each beside it. Not a test: `npm run gallery` runs it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { test } from '../harness.ts';
import { paleOn, violationsOn } from './axe.ts';
import { faultsIn } from './faults.ts';
import { orderOf, type Picture } from './order.ts';
import { sizes } from './sizes.ts';
import { dress, fittingOf } from './wardrobe.ts';
import type { SceneOptions } from './walk.ts';
import { walks } from './walks/index.ts';

const order = orderOf(process.env);

test.describe.configure({ mode: 'parallel' });

for (const { name, dice = 'dealt', go } of walks.filter((each) => each.name.includes(order.walk))) {
  test.describe(() => {
    test.use({ dice });
    test(name, async ({ server, visit }) => {
      const pictures: Picture[] = [];
      mkdirSync(order.folder, { recursive: true });
      await go({
        server,
        visit,
        show: async (page, scene, options) => {
          if (scene.includes(order.scene)) pictures.push(...(await picturesOf(page, name, scene, options)));
        },
      });
      const file = `${name.replaceAll(' ', '-')}.pictures.json`;
      writeFileSync(join(order.folder, file), JSON.stringify(pictures));
    });
  });
}

async function picturesOf(
  page: Page,
  walk: string,
  scene: string,
  { only, again }: SceneOptions = {},
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const wanted = order.sizes.filter((size) => only?.includes(size) ?? true);
  const violations = new Map<string, readonly string[]>();
  for (const theme of order.themes) {
    await dress(page, { theme });
    violations.set(theme, await paleOn(page));
  }
  const everywhere = await violationsOn(page);
  const fitting = await fittingOf(page);
  for (const language of order.languages) {
    await dress(page, { language });
    if (language !== 'en') await again?.();
    for (const size of wanted) {
      await fitting.fit(sizes[size]);
      const measured = await faultsIn(page, sizes[size]);
      for (const theme of order.themes) {
        await dress(page, { theme });
        for (const vision of order.visions) {
          await fitting.see(vision);
          const sort = vision === 'none' ? '' : `.${vision}`;
          const file = `${scene}.${size}.${theme}.${language}${sort}.jpg`;
          const fullPage = await unrolled(page);
          await page.screenshot({ path: join(order.folder, file), type: 'jpeg', quality: 80, fullPage });
          await page.evaluate(() => document.querySelector('.guide-place')?.removeAttribute('style'));
          const faults = [...everywhere, ...(violations.get(theme) ?? []), ...measured];
          pictures.push({ file, scene, walk, size, theme, language, vision, faults });
        }
      }
    }
  }
  await fitting.see('none');
  await fitting.restore();
  await dress(page, { language: 'en', theme: 'light' });
  await again?.();
  return pictures;
}

/**
 * A whole page has its fixed parts at its end, where they are over nothing, and those that stay in view at the places where they
 * lie before anybody scrolls; a dialog is as it is seen. Gives whether it is a whole page.
 */
function unrolled(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (document.querySelector(':modal') !== null) return false;
    const guide = document.querySelector<HTMLElement>('.guide-place');
    if (guide !== null) Object.assign(guide.style, { position: 'relative', top: 'auto' });
    scrollTo(0, document.documentElement.scrollHeight);
    return true;
  });
}
