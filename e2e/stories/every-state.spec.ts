// Every page in every state is looked at by machine for what would keep people out: axe in each theme; from 320 px to 4K, with
// text or page enlarged to 200 %, nothing is cut off, lies over something else or is too small to press or to read. What
// costs much is done at the first state of a walk; `EVERY_VIEW=all npm run stories -- every-state` does it at all of them.
import { nothingJudged } from '../gallery/axe.ts';
import { everythingWrong } from '../gallery/looks.ts';
import { walks } from '../gallery/walks/index.ts';
import { expect, test } from '../harness.ts';

test.use({ isDrawn: true });
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** Colours that were judged in one walk are not judged again in another. */
const judged = nothingJudged();

for (const { name, go } of walks) {
  test(`nobody is kept out: ${name}`, async ({ server, visit }) => {
    let isWhole = true;
    await go({
      server,
      visit,
      show: async (page, scene, options) => {
        expect.soft(await everythingWrong(page, judged, isWhole, options), scene).toEqual([]);
        isWhole = process.env['EVERY_VIEW'] === 'all';
      },
    });
  });
}
