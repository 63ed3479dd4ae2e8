// What measures every state finds what it is there to find: each fault is put into a page that has none.
import type { Page } from 'playwright/test';
import { nothingJudged, paleOn, violationsOn } from '../gallery/axe.ts';
import { faultsIn } from '../gallery/faults.ts';
import { faultsOfLargeText, viewsOf } from '../gallery/looks.ts';
import { sizes } from '../gallery/sizes.ts';
import { dress, fittingOf, marksOf } from '../gallery/wardrobe.ts';
import { expect, test } from '../harness.ts';

interface Row {
  readonly html: string;
  /** What is said about it. */
  readonly fault: RegExp;
}

const rows: readonly Row[] = [
  { html: '<p style="width: 2000px">wide</p>', fault: /px too wide/ },
  {
    html: '<p style="width: 60px; overflow: hidden; white-space: nowrap">much too long for it</p>',
    fault: /cut off: "much too long/,
  },
  {
    html: '<input type="text" placeholder="what is asked for" style="width: 80px">',
    fault: /cut off: placeholder/,
  },
  {
    html: '<button style="width: 50px; white-space: nowrap">sticks out of it</button>',
    fault: /by the edge of button/,
  },
  { html: '<p>one</p><p style="margin-top: -2.6em">other</p>', fault: /"one" lies over "other"/ },
  { html: '<p style="font-size: 12px">small print</p>', fault: /text of 12\.0 px/ },
  { html: '<button style="height: 30px">low</button>', fault: /a target of \d+ × 30 px: button "low"/ },
  {
    html: '<p><button style="height: 60px">A</button><button style="height: 60px; margin-left: -20px">B</button></p>',
    fault: /button "A" lies over button "B"/,
  },
  {
    html: '<p><button class="button">A</button><button class="button">B</button></p>',
    fault: /button.button "A" touches button.button "B"/,
  },
  {
    html: '<button style="height: 60px">below</button><p style="position: fixed; inset: 0; background: red">above</p>',
    fault: /button "below" is beneath p "above"/,
  },
  {
    html: '<p>last words</p><div style="position: fixed; inset: auto 0 0; height: 800px">bar</div>',
    fault: /"last words" never comes out from beneath div/,
  },
  {
    html: '<p>among <button style="min-height: 0; padding: 0; border: 0">words</button> of a line</p>',
    fault: /a target \d+ px high: button "words"/,
  },
  {
    html: '<p style="width: 90px; word-break: break-all">Spielbrettrand</p>',
    fault: /a word broken: "Spielbrettrand" in p/,
  },
  {
    html: '<p style="display: flex; width: 80px"><svg style="width: 40px"></svg><b style="flex: none; width: 80px"></b></p>',
    fault: /no room for a drawing in p/,
  },
  { html: '<p class="garland" style="width: 100px; margin: 0"></p>', fault: /off the middle by \d+ px/ },
  {
    html: '<p style="position: fixed; inset: auto 0 0; height: 422px">stays</p>',
    fault: /50 % of the height is covered by p "stays"/,
  },
  {
    html: '<div class="table-playing"><p class="table-board" style="margin-top: 700px; height: 300px"></p></div>',
    fault: /only \d+ % of the board is in sight/,
  },
  {
    html: '<div class="table-playing"><p class="table-board" style="min-width: 0; width: 150px; height: 150px"></p></div>',
    fault: /the board has only 38 % of the window/,
  },
];

async function plant(page: Page, html: string): Promise<void> {
  await page.evaluate(
    (inside) => {
      const main = document.querySelector('main');
      if (main !== null) main.innerHTML = inside;
    },
    html.replaceAll(' style="', ' data-style="'),
  );
  // By script: the page's own policy allows no style in its text.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-style]')) {
      each.style.cssText = each.dataset['style'] ?? '';
    }
  });
}

/** Letters that can hardly be read, for what the selector means. */
async function styled(page: Page, selector: string): Promise<void> {
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
  }, `${selector} { color: #999; background: #aaa }`);
}

test('a fault of any kind is found, and none where there is none', async ({ visit }) => {
  const page = await visit('/no/such/page', { viewport: { width: 390, height: 844 } });
  await expect(page.getByRole('main')).toBeVisible();
  expect(await faultsIn(page, sizes.phone)).toEqual([]);
  for (const { html, fault } of rows) {
    await plant(page, html);
    expect(await faultsIn(page, sizes.phone), html).toContainEqual(expect.stringMatching(fault));
  }
  await plant(
    page,
    '<svg width="200" height="200"><text x="100" y="100" font-size="15" transform="rotate(30)">turned</text></svg>',
  );
  expect(await faultsIn(page, sizes.phone), 'turned text is as large as upright').toEqual([]);
  await plant(page, '<p style="font-size: 16px">fixed</p><p>grows</p>');
  const fitting = await fittingOf(page);
  expect(await faultsOfLargeText(page, fitting)).toEqual(['text stays at 16 px: "fixed"']);
  await fitting.setText(16);

  await plant(page, '<p style="color: #999; background: #aaa">pale</p>');
  expect(await paleOn(page)).toContainEqual(expect.stringContaining('axe color-contrast'));
  const judged = nothingJudged();
  expect(await paleOn(page, judged)).toContainEqual(expect.stringContaining('axe color-contrast'));
  expect(await paleOn(page, judged), 'judged once').toEqual([]);
  await plant(page, '<p style="color: #999; background: #aab">pale on another ground</p>');
  expect(await paleOn(page, judged)).toContainEqual(expect.stringContaining('axe color-contrast'));

  await plant(page, '<p style="font-size: 24px; color: #888; background: #fff">large</p>');
  expect(await paleOn(page, judged)).toEqual([]);
  await plant(page, '<p style="color: #888; background: #fff">small</p>');
  expect(await paleOn(page, judged), 'small').toContainEqual(expect.stringContaining('axe color-contrast'));
  await plant(page, '<p style="color: #555; background: #fff">whole</p>');
  expect(await paleOn(page, judged)).toEqual([]);
  await plant(
    page,
    '<div style="opacity: 0.4"><p style="color: #555; background: #fff">seen through</p></div>',
  );
  expect(await paleOn(page, judged), 'faint').toContainEqual(expect.stringContaining('axe color-contrast'));

  const marks = await marksOf(page, ['dark', 'contrast', 'light']);
  expect(new Set(Object.values(marks)).size, 'themes that look different').toBe(3);
  for (const [theme, mark] of Object.entries(marks)) {
    await plant(page, '<p class="planted">pale in one theme</p>');
    await styled(page, `:root${mark === null ? ':not([data-theme])' : `[data-theme='${mark}']`} .planted`);
    const found = await paleOn(page, nothingJudged(), marks);
    expect(found).toEqual([expect.stringMatching(`^${theme}: axe color-contrast: p$`)]);
  }
  expect(await page.evaluate(() => document.documentElement.dataset['theme'] ?? null)).toBe(marks['light']);

  await plant(page, '<img src="/icon.svg">');
  expect(await violationsOn(page)).toContainEqual(expect.stringContaining('axe image-alt'));
});

test('what is chosen in one tab holds in the other at once', async ({ visit }) => {
  const page = await visit('/');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('link', { name: 'With friends by link' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(other.getByRole('link', { name: 'Mit Freunden spielen' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dunkel' }).check();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await dress(other, { theme: 'light', language: 'en' });
  await expect(other.getByRole('link', { name: 'With friends by link' })).toBeVisible();
});

test('each view has its turn within six scenes, most at the first scene at once, and seldom ones within three walks', () => {
  const whole = viewsOf(null, undefined);
  const seldom = whole.filter(({ at }) => at === 'first');
  for (const first of [1, 2, 3, 4, 5]) {
    const six = Array.from({ length: 6 }, (_, later) =>
      viewsOf({ walk: first, scene: first + later }, undefined),
    ).flat();
    expect(new Set(six)).toEqual(new Set(whole.filter((view) => !seldom.includes(view))));
  }
  for (const walk of [0, 1, 2, 3]) {
    const begun = viewsOf({ walk, scene: 0 }, undefined);
    expect(begun).toEqual(expect.arrayContaining(whole.filter((view) => !seldom.includes(view))));
    expect(begun).toHaveLength(whole.length - (2 * seldom.length) / 3);
    const three = [walk, walk + 1, walk + 2].flatMap((each) => viewsOf({ walk: each, scene: 0 }, undefined));
    expect(new Set(three)).toEqual(new Set(whole));
  }
  expect(viewsOf({ walk: 0, scene: 0 }, ['wide'])).toEqual(whole.filter(({ size }) => size === 'wide'));
  const narrow = viewsOf({ walk: 0, scene: 1 }, ['phone']);
  expect(narrow).toEqual(whole.filter(({ size, at }) => size === 'phone' && at !== 'first'));
});
