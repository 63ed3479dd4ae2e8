// A whole game online between two people who hear only: they decide by what is said to them, and press keys. Nothing of the
// page is looked for but the live regions, by `ears.ts`, which must know what a screen reader would read out by itself.
import { Chance } from '@ludo/rules';
import type { Page } from 'playwright/test';
import { heard, listen, nextHeard, timesLost } from '../ears.ts';
import { expect, test } from '../harness.ts';
import { makeTable, sit, startButton } from '../table.ts';

/** Somebody who hears what a page says. */
interface Listener {
  readonly page: Page;
  /** As the page calls this player. */
  readonly name: string;
  /** How many of ten dice show a 6. */
  readonly sixes: number;
  /** Texts that were listened to. */
  known: number;
}

type Deed =
  | { readonly do: 'throw' | 'only move' | 'wait for the other' | 'stop' }
  | { readonly do: 'choose'; readonly from: readonly string[] };

// Some hundred presses on two pages, also on a slow machine.
test.describe.configure({ timeout: 180_000 });

/** More than any such game has. */
const MOST_DEEDS = 500;

test('two people who hear only play a whole game online', async ({ server, visit }) => {
  const chance = new Chance('by ear');
  const page = await visit('/');
  // The shortest of all games: forty squares and one die.
  const link = await makeTable(page, { rules: 'German-style Ludo', players: 2, name: 'Anna' });
  const other = await visit(link);
  await sit(other, 'Red', 'Ben');
  const anna: Listener = { page, name: 'Anna (Yellow)', sixes: 8, known: 0 };
  const ben: Listener = { page: other, name: 'Ben (Red)', sixes: 2, known: 0 };
  await listen(page);
  await listen(other);
  await server.deal(1, 6);
  await startButton(page).press('Enter');
  await hears(anna, 'Ben (Red) begins.');

  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(await nextDeed(ben)).toEqual({ do: 'throw' });
  await server.deal(6);
  await other.keyboard.press('Space');
  // An open dialog silences the page behind it, and the game is heard all the same.
  await hears(anna, 'Ben (Red) throws 6.');
  await page.keyboard.press('Escape');
  // The focus is where the dialog was opened; from there to the large button.
  await page.getByRole('button', { name: 'Waiting for Ben (Red)' }).focus();

  let [actor, waiting] = [ben, anna];
  let isAsked = false;
  let deed = await nextDeed(actor);
  for (let deeds = 0; deed.do !== 'stop' && deeds < MOST_DEEDS; deeds++) {
    if (deed.do === 'wait for the other') [actor, waiting] = [waiting, actor];
    if (deed.do === 'throw') await server.deal(chance.below(10) < actor.sixes ? 6 : 1 + chance.below(5));
    if (deed.do === 'choose' && actor === anna && !isAsked) {
      isAsked = true;
      await page.keyboard.press('h');
      await hears(anna, /Who can hit you: Ben|Nobody can hit you/);
      await page.keyboard.press('w');
      await hears(anna, /Your pieces: .*(Piece|pieces) .*from the end squares/);
    }
    const key = keyFor(deed);
    if (key !== null) await actor.page.keyboard.press(key);
    deed = await nextDeed(actor, key);
  }

  await hears(anna, 'You have all pieces home and win. Ben (Red) takes the 2nd place. The game is over.');
  await hears(ben, 'Anna (Yellow) has all pieces home and wins. You take the 2nd place. The game is over.');
  for (const each of [anna, ben]) {
    expect(await timesLost(each.page), `the focus of ${each.name} was always on something`).toBe(0);
  }
  expect(isAsked).toBe(true);
  const told = (await heard(page)).join(' ');
  expect(told).toContain('Ben (Red) brings a piece out of base');
  expect(told).toContain('Ben (Red) moves from');
  expect(told).toContain('It is your turn.');
});

/** What is heard next that asks something of a player. Whoever hears nothing for a while presses the key once more. */
async function nextDeed(listener: Listener, key: string | null = null): Promise<Deed> {
  for (let said = ''; ;) {
    const news = await nextHeard(listener.page, listener.known, 4000);
    listener.known += news.length;
    said = [said, ...news].join(' ');
    const deed = deedIn(said);
    if (deed !== null) return deed;
    if (news.length === 0 && key !== null) await listener.page.keyboard.press(key);
  }
}

/** What the last of these words ask of whoever hears them. */
function deedIn(said: string): Deed | null {
  const found = (deed: Deed, words: RegExp) => ({
    deed,
    at: Array.from(said.matchAll(words)).at(-1)?.index ?? -1,
  });
  const choices = Array.from(said.matchAll(/\bYou have \d+ choices\. (.*)/g)).at(-1);
  const from = Array.from(
    (choices?.[1] ?? '').matchAll(/\d+: (.*?)\.(?= \d+: |$)/g),
    ([, words = '']) => words,
  );
  const [last] = [
    found({ do: 'throw' }, /[Yy]our turn\.|You begin\.|You throw again\.|You may throw again/g),
    found({ do: 'only move' }, /One move only\. /g),
    found({ do: 'wait for the other' }, /It is [^.]*’s turn\./g),
    found({ do: 'stop' }, /The game is over\./g),
    { deed: { do: 'choose', from } as const, at: choices?.index ?? -1 },
  ].toSorted((a, b) => b.at - a.at);
  return last === undefined || last.at < 0 ? null : last.deed;
}

function keyFor(deed: Deed): string | null {
  switch (deed.do) {
    case 'throw':
    case 'only move':
      return 'Space';
    case 'choose':
      return String(1 + best(deed.from));
    case 'wait for the other':
    case 'stop':
      return null;
  }
}

/** Which one, by its words alone: what captures, comes to the end squares, comes out, or else goes farthest. */
function best(choices: readonly string[]): number {
  const liking = (words: string): number =>
    (words.includes('captures') ? 1000 : 0) +
    (words.includes('to end square') ? 500 : 0) +
    (words.startsWith('Base') ? 400 : 0) +
    Number(/square (\d+)/.exec(words)?.[1] ?? 0);
  const likings = choices.map(liking);
  expect(likings).not.toEqual([]);
  return likings.indexOf(Math.max(...likings));
}

async function hears(listener: Listener, words: string | RegExp): Promise<void> {
  const all = async () => (await heard(listener.page)).join(' ');
  await expect.poll(all).toMatch(typeof words === 'string' ? new RegExp(literal(words)) : words);
}

const literal = (words: string): string => words.replaceAll(/[.()?+]/g, String.raw`\$&`);
