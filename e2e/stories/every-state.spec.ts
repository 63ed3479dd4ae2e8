// Every page in every state is looked at by machine for what would keep people out: axe in each theme; from 320 px to 4K, with
// text or page enlarged to 200 %, nothing is cut off, lies over something else or is too small to press or to read. The first
// state of a walk is looked at in most views, the others in some of them in turn;
// `EVERY_VIEW=all npm run stories -- every-state` looks at all of them in all.
import { nothingJudged } from '../gallery/axe.ts';
import { everythingWrong } from '../gallery/looks.ts';
import { walks } from '../gallery/walks/index.ts';
import { expect, test } from '../harness.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** Colours that were judged in one walk are not judged again in another. */
const judged = nothingJudged();

for (const [walk, { name, dice = 'dealt', go }] of walks.entries()) {
  test.describe(() => {
    test.use({ dice });
    test(`nobody is kept out: ${name}`, async ({ server, visit }) => {
      let scenes = 0;
      await go({
        server,
        visit,
        show: async (page, scene, options) => {
          const turn = process.env['EVERY_VIEW'] === 'all' ? null : { walk, scene: scenes++ };
          expect.soft(await everythingWrong(page, judged, turn, options), scene).toEqual([]);
        },
      });
    });
  });
}
