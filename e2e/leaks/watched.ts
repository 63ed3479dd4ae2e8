// A room in which a person and a bot play game after game, and a page that watches it. The person is a program: a page for
// it would compute as much as the one that is measured.
import { setTimeout as pause } from 'node:timers/promises';
import { foldRows, type Command, type RoomState } from '@ludo/room';
import { survey } from '@ludo/rules';
import { openMemoryStore } from '@ludo/server';
import type { Browser } from 'playwright/test';
import { chosenBefore } from '../harness.ts';
import { host, type Intruder } from '../intruder.ts';
import { openProduct } from '../product.ts';
import { laptop } from '../table.ts';
import { SHORT } from './here.ts';
import { measure, toolsOf, type Held } from './measure.ts';

/** Of the server's clock. */
const FASTER = 150;

/** After each of these numbers of games. */
export async function* watchGames(browser: Browser, counts: readonly number[]): AsyncGenerator<Held, void> {
  const born = Date.now();
  const store = openMemoryStore();
  const product = await openProduct({
    store,
    time: () => born + (Date.now() - born) * FASTER,
    now: () => performance.now() * FASTER,
    wait: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds / FASTER);
      return () => clearTimeout(timer);
    },
  });
  const context = await browser.newContext({
    ...laptop,
    baseURL: product.url,
    locale: 'en-GB',
    serviceWorkers: 'block',
    storageState: chosenBefore(product.url, { speed: 'instant', sound: false }),
  });
  const leader = await host(product.url, { rules: 'german', seats: '1-2-', position: SHORT });
  try {
    const watcher = await context.newPage();
    await watcher.goto(leader.path);
    await watcher.getByText('You are watching.').waitFor();
    await accepted(leader, { do: 'sit', player: 1, name: 'Host' });
    await accepted(leader, { do: 'bot', player: 2, level: 'random' });
    const tools = await toolsOf(watcher);
    const log = async (after: number) => {
      const loaded = await store.load(leader.room, after);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
      return loaded.value;
    };
    let state: RoomState | null = null;
    for (let game = 1; game <= Math.max(...counts); game++) {
      await accepted(leader, { do: 'start' });
      do {
        state = foldRows(state, await log(state?.seq ?? 0));
        const command = state === null ? null : nextCommand(state);
        await (command === null ? pause(1) : accepted(leader, command));
      } while (state?.phase !== 'over');
      await watcher.waitForFunction(hasEnded, game);
      if (counts.includes(game)) yield await measure(tools);
    }
  } finally {
    leader.leave();
    await context.close();
    await product.close();
  }
}

async function accepted(leader: Intruder, command: Command): Promise<void> {
  const answer = await leader.command(command);
  if (answer !== 'accepted') throw new Error(`${JSON.stringify(command)}: ${answer}`);
}

/** Of the only person who has a seat: a throw, or the first play that is allowed. */
function nextCommand({ position, ply, seatList }: RoomState): Command | null {
  if (position === null) return null;
  const { phase, colour, candidates } = survey(position);
  const isOwn = seatList.some((seat) => seat.state === 'held' && seat.colours.includes(colour ?? -1));
  if (!isOwn || phase === 'over') return null;
  if (phase === 'to-throw') return { do: 'throw', ply };
  return { do: 'play', ply, play: candidates.find(({ refusal }) => refusal === null)?.text ?? '-' };
}

/**
 * Whether the page shows the end of so many games: of one that lasts for a throw, a busy page may never show the beginning.
 * Runs in the page.
 */
function hasEnded(games: number): boolean {
  if (document.querySelector('.table-over') === null) return false;
  const wins = Array.from(document.querySelectorAll('.score-table td'), ({ textContent }) =>
    Number(textContent),
  );
  // After the first one there is no score.
  return games === 1 || wins.reduce((sum, each) => sum + each, 0) === games;
}
