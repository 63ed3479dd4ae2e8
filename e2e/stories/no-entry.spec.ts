// Who may not: whoever watches, with the page or past it. Nothing changes on anybody's screen.
import type { Page } from 'playwright/test';
import { position } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import { intrude } from '../intruder.ts';
import {
  choices,
  expectPosition,
  laptop,
  makeTable,
  phone,
  press,
  sit,
  startButton,
  throwButton,
} from '../table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';

/** Everything that can be read on a page, but for what changes by itself. */
const read = (page: Page): Promise<string> => page.getByRole('main').innerText();

test('a watcher cannot act, with the page or past it', async ({ server, visit }) => {
  const anna = await visit('/', phone);
  const link = await makeTable(anna, { name: 'Anna', from: POSITION });
  const ben = await visit(link, laptop);
  await sit(ben, 'Yellow', 'Ben');
  const cem = await visit(link, phone);
  await expect(startButton(cem)).toHaveCount(0);
  const dora = await intrude(link);
  expect(await dora.command({ do: 'start' })).toBe('not-allowed');
  await press(anna, startButton(anna));
  await expect(throwButton(anna)).toBeVisible();

  await expect(throwButton(cem)).toHaveCount(0);
  await expect(choices(cem)).toHaveCount(0);
  await expect(cem.getByRole('button', { name: 'You are watching' })).toBeDisabled();
  await expect(cem.getByLabel(/^More about/)).toHaveCount(0);
  await cem.keyboard.press('Space');
  await press(cem, cem.getByRole('button', { name: 'Settings' }));
  await expect(cem.getByRole('button', { name: /End this game|Pause/ })).toHaveCount(0);
  await cem.keyboard.press('Escape');

  await expect(anna.getByText('2 people are watching')).toBeVisible();
  const before = await Promise.all([anna, ben, cem].map(read));
  const forged = [
    [{ do: 'throw', ply: 1 }, 'not-your-turn'],
    [{ do: 'play', ply: 1, play: 'R4>7' }, 'not-your-turn'],
    [{ do: 'start' }, 'already-started'],
    [{ do: 'end' }, 'not-the-host'],
    [{ do: 'pause' }, 'not-the-host'],
    [{ do: 'stand', player: 1 }, 'not-your-seat'],
    [{ do: 'back', player: 1 }, 'not-your-seat'],
    [{ do: 'bot', player: 1, level: 'sensible' }, 'seat-playing'],
    [{ do: 'remove', player: 1 }, 'not-the-host'],
    [{ do: 'host', player: 2 }, 'not-the-host'],
    [{ do: 'throw', ply: 1, dice: [6] }, 'malformed'],
  ] as const;
  for (const [command, code] of forged)
    expect(await dora.command(command), JSON.stringify(command)).toBe(code);
  expect(await Promise.all([anna, ben, cem].map(read))).toEqual(before);
  await expectPosition(position(POSITION), anna, ben, cem);
  dora.leave();
  // And the game goes on.
  await server.deal(3);
  await press(anna, throwButton(anna));
  await expect(choices(anna)).toHaveCount(2);
});
