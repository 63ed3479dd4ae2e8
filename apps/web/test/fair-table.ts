// A table whose dice can be checked, with a server whose seeds the test knows and devices that keep their own.
import { facesOf, makeChain, SERVER } from '@ludo/fairness';
import {
  decide,
  decideDue,
  dueOf,
  foldRow,
  open,
  playersOf,
  type Command,
  type Dice,
  type GivenChoices,
  type LoggedRow,
  type RoomState,
  type Row,
} from '@ludo/room';
import { survey } from '@ludo/rules';
import type { OwnChains } from '../src/table/dice/own-chains.ts';
import { chainsHere } from '../src/table/dice/seeds-here.ts';
import { ownPartNow, withOwnPart } from '../src/table/dice/own-part.ts';

export const ROOM = 'abcdefghijkl';
export const [ADA, BEN] = ['ada', 'ben'].map((name) => name.padEnd(22, '-')) as [string, string];

const server = makeChain({ room: ROOM, owner: SERVER }, new Uint8Array(16).fill(7));

/** Of the one server of these tests. */
export const fairDice: Dice & Required<Pick<Dice, 'fair'>> = {
  throw: () => {
    throw new Error('these dice are never asked');
  },
  fair: { room: ROOM, value: (_tip, nth) => server.value(nth), faces: facesOf },
};
export const serverTip = server.tip;

/** A page at the table. */
export interface Page {
  readonly person: string;
  chains: OwnChains;
}

export interface FairTable {
  readonly rows: LoggedRow[];
  readonly states: RoomState[];
  readonly now: RoomState;
  add(row: Row): LoggedRow;
  /** What this page is sent as a command, with its part of the dice, and all that pages send by themselves then. */
  does(page: Page, command: Command): void;
  here(page: Page): { readonly room: RoomState; readonly person: string; readonly mine: readonly number[] };
  /** What is due next happens. */
  passes(): void;
  /** So many rows of a game, by whoever's turn it is. */
  plays(rows: number): void;
}

/** Of a game that begins as its rules say, or in a position. */
interface Game {
  readonly rules: string;
  readonly seats: string;
  readonly position?: string;
}

const JUMBO: Game = { rules: 'jumbo', seats: '1-2-' };

export function fairTable(pages: readonly Page[], choices?: GivenChoices, game = JUMBO): FairTable {
  const rows: LoggedRow[] = [];
  const states: RoomState[] = [];
  const opening = { ...game, ...(choices === undefined ? {} : { table: choices }) };
  const opened = open(opening, pages[0]?.person ?? '', serverTip);
  if (!opened.ok) throw new Error(opened.error.reason);
  const table: FairTable = {
    rows,
    states,
    get now() {
      const last = states.at(-1);
      if (last === undefined) throw new Error('there is no table');
      return last;
    },
    add(row) {
      const logged = { s: rows.length + 1, at: 1_800_000_000_000 + rows.length, row };
      states.push(foldRow(states.at(-1) ?? null, logged).state);
      rows.push(logged);
      return logged;
    },
    here: ({ person }) => ({ room: table.now, person, mine: playersOf(table.now, person) }),
    does(page, command) {
      const whole = withOwnPart(command, table.here(page), page.chains);
      const decided = decide(table.now, whole, { person: page.person, dice: fairDice });
      if (!decided.ok) throw new Error(`${JSON.stringify(whole)}: ${decided.error.code}`);
      table.add(decided.value);
      for (const each of pages)
        for (const own of ownPartNow(table.here(each), [], each.chains)) table.does(each, own);
    },
    passes() {
      const at = dueOf(table.now)?.at ?? 0;
      const decided = decideDue(table.now, at, fairDice, () => '-');
      if (decided === null) throw new Error('nothing is due');
      table.add(decided.value);
    },
    plays(count) {
      for (let nth = 0; nth < count; nth++) {
        const { position, ply, seatList } = table.now;
        if (position === null) throw new Error('no game');
        const seat = seatList.find(({ colours }) => colours.includes(position.colour ?? -1));
        const page = pages.find(({ person }) => seat?.state === 'held' && seat.person === person);
        if (page === undefined) throw new Error('nobody is to play');
        const play = survey(position).candidates.find(({ refusal }) => refusal === null)?.text;
        table.does(page, play === undefined ? { do: 'throw', ply } : { do: 'play', ply, play });
      }
    },
  };
  table.add(opened.value);
  return table;
}

export const pageOf = (person: string): Page => ({ person, chains: chainsHere(ROOM) });

/** Two people who have begun a game. */
export function begun(
  choices?: GivenChoices,
  game = JUMBO,
): {
  readonly table: FairTable;
  readonly ada: Page;
  readonly ben: Page;
} {
  const [ada, ben] = [pageOf(ADA), pageOf(BEN)];
  const table = fairTable([ada, ben], choices, game);
  table.does(ben, { do: 'sit', player: 2, name: 'Ben' });
  // In the one storage of a test only the last seed is kept.
  table.does(ada, { do: 'sit', player: 1, name: 'Ada' });
  table.does(ada, { do: 'start' });
  return { table, ada, ben };
}
