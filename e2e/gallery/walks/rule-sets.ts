// What each rule set has of its own, on one screen.
import { expect } from '../../harness.ts';
import { beginHere, board, choices, throwButton, writePosition } from '../../table.ts';
import { goWithin, type Walk, walker } from '../walk.ts';

interface Stand {
  readonly scene: string;
  readonly from: string;
  /** How often the first choice is taken before one looks. */
  readonly steps?: number;
  readonly cramped?: 'too';
}

/** In the notation. */
const stands: readonly Stand[] = [
  { scene: 'ludo-blocks-and-stacks', from: 'ludo 1-2- b.4.4.60/-/b.8.8.8/- R ? -' },
  { scene: 'ludo-places', from: 'ludo+places=last 1234 b.b.4.60/h.h.h.h/b.20.h.h/70.h.h.h R ? w2' },
  { scene: 'ludo-safe-squares', from: 'ludo+safe 1234 10.17.27.27/0.10.10.34/b.b.51.51/b.b.b.44 G 4 -' },
  {
    scene: 'indian-crowds',
    from: 'indian 1234 8.13.21.21/0.8.8.34/39.39.47.h/b.34.34.34 R 5 -',
    cramped: 'too',
  },
  { scene: 'indian-pairs', from: 'indian 1234 b.15.15.h/2.8.20.45/b.4.36.36/b.b.23.47 R 6 s1' },
  {
    scene: 'indian-quick',
    from: 'indian+captureFirst+goal=1+places=first 1234 b.b.20.48/b.b.21.24/b.b.b.55/b.b.b.12 R 4 kY',
  },
  {
    scene: 'parchis-crowds',
    from: 'parchis 1234 0.7.12.29/b.20.51.58/b.b.46.63/b.b.12.55 Y 3 -',
    cramped: 'too',
  },
  {
    scene: 'parchis-twenty-to-count',
    from: 'parchis 1234 b.13.30.64/b.b.40.52/b.b.21.24/b.b.12.h Y +20 -',
    cramped: 'too',
  },
  {
    scene: 'parchis-one-way-that-counts-more',
    from: 'parchis 1234 b.b.b.13/b.b.16.52/b.b.b.24/b.b.12.h Y +20 -',
    cramped: 'too',
  },
  { scene: 'parchis-barriers', from: 'parchis 1234 20.20.33.36/b.9.9.25/b.41.41.61/b.b.12.h Y 6 s1' },
  { scene: 'parchis-before-a-third-six', from: 'parchis 1-2- b.b.30.h/-/b.b.b.20/- Y ? s2;l30' },
  { scene: 'jumbo-four-players', from: 'jumbo 1234 b.4.9.h/0.0.11.33/b.b.12.53/b.8.8.9 G 6 -' },
  {
    scene: 'uckers-two-dice',
    from: 'uckers 1234 16.70.h.h/0.0.51.51/48.h.h.h/b.b.30.40 R 63 -',
    cramped: 'too',
  },
  {
    scene: 'uckers-one-die-used',
    from: 'uckers-navy 1212 b.4.20.30/b.b.b.h/b.b.b.h/b.b.b.h R 53 -',
    steps: 1,
  },
  {
    scene: 'uckers-mixed-blob',
    from: 'uckers 1234 3.20.h.h/0.0.51.51/54.h.h.h/b.b.30.40 B ? -',
    cramped: 'too',
  },
  { scene: 'uckers-challenge-stands', from: 'uckers 1234 b.h.h.h/51.51.h.h/h.h.h.h/71.72.h.h R ? cRb*0;pY' },
  { scene: 'uckers-partner-freed', from: 'uckers 1234 12.40.h.h/0.0.51.h/h.h.h.h/71.72.h.h Y 52 pY' },
  {
    scene: 'uckers-snake-eyes',
    from: 'uckers+snakeEyes=out 1234 b.b.b.b/b.b.b.51/b.b.b.b/b.b.b.b R 11 f',
  },
  { scene: 'uckers-blow-back', from: 'uckers+blowBack 1234 20.70.h.h/b.b.b.49/b.b.b.2/b.b.b.30 R 31 -' },
  {
    scene: 'uckers-suck-back',
    from: 'uckers+suckBack 1234 b.15.15.30/67.68.70.71/b.b.b.49/b.b.b.30 R ? -',
    cramped: 'too',
  },
  {
    scene: 'uckers-blob-takes-blob',
    from: 'uckers-navy+blobTakesBlob 1234 b.4.8.8/b.b.49.49/b.b.b.2/b.b.b.30 R 22 -',
  },
  { scene: 'german-three-throws', from: 'german+threeThrows 1234 b.b.b.b/b.b.b.0/3.17.41.43/b.b.b.0 Y ? t1' },
  {
    scene: 'german-barriers',
    from: 'german+barriers 1234 b.b.4.4/b.b.7.7/3.17.41.43/b.b.b.20 Y 3 -',
    cramped: 'too',
  },
  { scene: 'german-neutral', from: 'german 123n 36.41.42.43/34.41.42.43/11.15.30.43/3.41.42.43 G 2 -' },
];

export const ruleSets: Walk = {
  name: 'what each rule set has of its own',
  go: async ({ visit, show }) => {
    const page = await visit('/', walker);
    for (const { scene, from, steps = 0, ...options } of stands) {
      await goWithin(page, '/new/here');
      await writePosition(page, from);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(board(page)).toBeVisible();
      await expect(
        throwButton(page)
          .or(choices(page))
          .or(page.getByRole('button', { name: /^Move: |, both dice / }))
          .first(),
      ).toBeVisible();
      for (let nth = 0; nth < steps; nth++) await choices(page).first().click();
      await show(page, scene, options);
    }
  },
};

export const oneScreen: Walk = {
  name: 'a game on one screen',
  go: async ({ server, visit, show }) => {
    const page = await visit('/', walker);
    await beginHere(page, { from: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -', names: { Red: 'Anna' } });
    await choices(page).first().click();
    await expect(throwButton(page)).toBeVisible();
    await show(page, 'one-screen-next-turn');
    await page.getByRole('button', { name: 'Settings' }).click();
    await show(page, 'settings-on-one-screen');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play on with friends online' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Play on with friends online' });
    await expect(dialog).toBeVisible();
    await show(page, 'open-up-dialog');
    await server.kill();
    await dialog.getByRole('button', { name: 'Make the table' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The game is still here');
    await show(page, 'open-up-without-a-server');
    await server.start();
    await dialog.getByRole('checkbox', { name: 'Yellow' }).uncheck();
    await dialog.getByRole('button', { name: 'Make the table' }).click();
    await expect(page.getByRole('heading', { name: 'The game goes on' })).toBeVisible();
    await show(page, 'opened-up');
    await goWithin(page, '/here');
    await expect(page.getByRole('heading', { name: 'This game went online' })).toBeVisible();
    await show(page, 'went-online');

    await goWithin(page, '/');
    await beginHere(page, { from: 'uckers 1234 71.h.h.h/0.0.51.51/h.h.h.h/b.b.30.40 R 21 pY' });
    await page
      .getByRole('button', { name: /^Move|die 1: move home|home/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: / win!$/ })).toBeVisible();
    await show(page, 'result-team-win');
    await page
      .getByRole('button', { name: 'Look at the board' })
      .click()
      .catch(() => {});
  },
};
