// A whole game that is won by ear: what is known of the table is its accessibility tree and what its live regions say, and
// controls are found by the names in them.
import { Chance } from '@ludo/rules';
import type { Page } from 'playwright/test';
import { heard, listen } from '../ears.ts';
import { expect, test } from '../harness.ts';
import type { ServerProcess } from '../server-process.ts';
import { makeTable, sit, startButton } from '../table.ts';

// Two people and some hundred throws, also on a slow machine.
test.describe.configure({ timeout: 240_000 });

test('somebody who hears only wins a game against somebody else online', async ({ server, visit }) => {
  const chance = new Chance('by ear');
  const anna = await visit('/');
  const link = await makeTable(anna, { rules: 'Jumbo Ludo', players: 2, name: 'Anna' });
  const ben = await visit(link);
  await sit(ben, 'Yellow', 'Ben');
  await server.deal(1, 6);
  await listen(anna);
  await startButton(anna).press('Enter');
  await hears(anna, 'Ben (Yellow) begins.');

  await anna.getByRole('button', { name: 'Settings' }).press('Enter');
  await expect(anna.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await server.deal(6);
  await expect.poll(() => waiting(ben)).toBe('to throw');
  await ben.keyboard.press('Space');
  // An open dialog silences the page behind it, and the game is heard all the same.
  await hears(anna, 'Ben (Yellow) throws 6.');
  await anna.keyboard.press('Escape');

  let isAsked = false;
  for (let state = await read(anna); state.kind !== 'over'; state = await read(anna)) {
    if (state.kind === 'nothing') await playAnything(ben, server, chance);
    else if (state.kind === 'throw') {
      const isSix = chance.below(5) < 3;
      await server.deal(isSix ? 6 : chance.below(5) + 1);
      await pressNamed(anna, state.name);
    } else if (!isAsked && state.names.length > 1) {
      isAsked = true;
      await anna.keyboard.press('h');
      await hears(anna, /Who can hit you: Ben|Nobody can hit you/);
      await anna.keyboard.press('w');
      await hears(anna, /Anna \(Red\): .*(Piece|pieces) .*from home/);
    } else await pressNamed(anna, best(state.names));
  }

  await hears(anna, 'Anna (Red) has all pieces home and wins.');
  expect(isAsked).toBe(true);
  const told = (await heard(anna)).join(' ');
  expect(told).toContain('Ben (Yellow) brings a piece out of base');
  expect(told).toContain('Ben (Yellow) moves from');
  expect(told).toContain('Your turn.');
  expect(told).toMatch(/You have \d choices\. 1: /);
});

type State =
  | { readonly kind: 'over' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'throw'; readonly name: string }
  | { readonly kind: 'choose'; readonly names: readonly string[] };

/** What the accessibility tree offers to whoever plays here. */
async function read(page: Page): Promise<State> {
  const tree = await page.locator('body').ariaSnapshot();
  if (/- heading ".* wins!"/.test(tree)) return { kind: 'over' };
  const [, list = ''] = tree.split('- list "Your choices"');
  const [offered = ''] = list.split(/\n\s*- (?:button "Look closer"|heading)/);
  const names = buttonsIn(offered);
  if (names.length > 0) return { kind: 'choose', names };
  const all = buttonsIn(tree);
  const only = all.filter(
    (name) => /^Move: |^Base: |: (move|come out) /.test(name) && !/ pieces? /.test(name),
  );
  const [throws] = all.filter((name) => name === 'Throw the die');
  if (throws !== undefined) return { kind: 'throw', name: throws };
  return only.length > 0 ? { kind: 'choose', names: only } : { kind: 'nothing' };
}

function buttonsIn(tree: string): readonly string[] {
  return Array.from(tree.matchAll(/- '?button "((?:[^"\\]|\\.)*)"([^\n]*)/g))
    .filter(([, , state = '']) => !state.includes('[disabled]'))
    .map(([, name = '']) => name);
}

/** By its words alone: what captures, comes home, comes out, makes a block, or else goes farthest. */
function best(names: readonly string[]): string {
  const liking = (name: string): number =>
    (name.includes('captures') ? 1000 : 0) +
    (/\bhome$|home,/.test(name) ? 500 : 0) +
    (/^Base|: base /.test(name) ? 400 : 0) +
    (name.includes('makes a block') ? 20 : 0) +
    Number(/square (\d+)/.exec(name)?.[1] ?? 60);
  const [first = ''] = names.toSorted((a, b) => liking(b) - liking(a));
  return first;
}

async function pressNamed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

async function hears(page: Page, words: string | RegExp): Promise<void> {
  await expect
    .poll(async () => (await heard(page)).join(' '))
    .toMatch(typeof words === 'string' ? literal(words) : words);
}

const literal = (words: string): RegExp => new RegExp(words.replaceAll(/[.()?+]/g, String.raw`\$&`));

/** What the other page waits for, which need not be blind. */
async function waiting(page: Page): Promise<'to throw' | 'to move' | 'to choose' | null> {
  return page.evaluate(() => {
    if (document.querySelector('.choice') !== null) return 'to choose';
    const action = document.querySelector('.action');
    if (action?.getAttribute('aria-disabled') !== 'false') return null;
    return action.textContent.includes('Throw') ? 'to throw' : 'to move';
  });
}

/** Whatever comes first; low dice and, seldom, a 6. */
async function playAnything(page: Page, server: ServerProcess, chance: Chance): Promise<void> {
  const wanted = await waiting(page);
  if (wanted === 'to throw') await server.deal(chance.below(6) === 0 ? 6 : chance.below(3) + 1);
  if (wanted === 'to choose') await page.keyboard.press('1');
  else if (wanted !== null) await page.keyboard.press('Space');
}
