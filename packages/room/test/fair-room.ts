// A room whose dice can be checked, with a server and devices whose seeds are known: for tests.
import { CHAIN_LENGTH, facesOf, makeChain, SERVER, type Chain } from '@ludo/fairness';
import { isToThrow, possibleAnnouncements, survey } from '@ludo/rules';
import type { Command, RoomRefusal } from '../src/commands.ts';
import { decide } from '../src/decide/decide.ts';
import { open, type Opening } from '../src/decide/opening.ts';
import type { Dice } from '../src/dice.ts';
import { decideDue, dueOf } from '../src/due.ts';
import { checkRow, type Finding } from '../src/fair/check.ts';
import { chainsOf } from '../src/fair/tips.ts';
import { foldRow } from '../src/fold/fold.ts';
import type { LoggedRow, Row } from '../src/rows.ts';
import { actingSeat, holderOf } from '../src/seats.ts';
import type { RoomState } from '../src/state.ts';

export const ROOM = 'abcdefghijkl';
const AT = 1_800_000_000_000;
const SEED_BYTES = 16;

/** A public name of 22 characters. */
export const person = (letter: string): string => letter.repeat(22);

export const seedOf = (nth: number): Uint8Array => new Uint8Array(SEED_BYTES).fill(nth);

/** The chain of an owner's `nth` seed. */
export function chainOf(owner: string, nth = 1, room = ROOM): Chain {
  const key = `${room} ${owner} ${nth}`;
  const known = chains.get(key);
  if (known !== undefined) return known;
  const seed = seedOf(nth + (owner.codePointAt(0) ?? 0));
  const chain = makeChain({ room, owner }, seed);
  chains.set(key, chain);
  return chain;
}
const chains = new Map<string, Chain>();

/** With the server's first seeds, of which it loses none. */
const diceOf = (room: string): Dice => ({
  throw: () => {
    throw new Error('these dice are not to be asked');
  },
  fair: {
    room,
    value: (tip, nth) =>
      [1, 2, 3]
        .map((seed) => chainOf(SERVER, seed, room))
        .find((chain) => chain.tip === tip)
        ?.value(nth) ?? null,
    faces: facesOf,
  },
});
export const fairDice = diceOf(ROOM);

export interface FairRoom {
  readonly rows: LoggedRow[];
  readonly now: RoomState;
  readonly states: readonly RoomState[];
  /** Of each row, what a page finds out that sees it come. */
  readonly findings: readonly (Finding | null)[];
  add(row: Row): void;
  /** Null: it was accepted, and its row added. */
  say(who: string, command: Command): RoomRefusal | null;
  /** The value with which this person's device throws next. */
  valueOf(who: string, nth?: number): string;
  /** Sits down, with the tip of the chain of the person's first seed. */
  sit(who: string, player: number): void;
  /** Everybody whose value the start waits for sends it. */
  begin(host?: string): void;
  /** What is due happens, at once. */
  pass(): void;
  /** So many throws and plays, by whoever's turn it is. */
  play(rows: number): void;
}

interface Kind {
  /** Rows of a room that goes on here. */
  readonly kept?: readonly LoggedRow[];
  /** In another room no device has a part. */
  readonly room?: string;
}

export function fairRoom(
  opening: Opening = { rules: 'ludo', seats: '1-2-' },
  host = person('A'),
  { kept = [], room: name = ROOM }: Kind = {},
): FairRoom {
  const rows: LoggedRow[] = [];
  const states: RoomState[] = [];
  const findings: (Finding | null)[] = [];
  let at = AT;
  const dice = diceOf(name);
  const first = open(opening, host, chainOf(SERVER, 1, name).tip);
  if (!first.ok) throw new Error(first.error.reason);

  const now = (): RoomState => states.at(-1) as RoomState;
  const add = (row: Row): void => {
    at += 1000;
    const before = states.at(-1);
    findings.push(before === undefined ? null : checkRow(name, before, row));
    const logged = { s: rows.length + 1, at, row };
    states.push(foldRow(before ?? null, logged).state);
    rows.push(logged);
  };
  const say = (who: string, command: Command): RoomRefusal | null => {
    const decided = decide(now(), command, { person: who, dice });
    if (!decided.ok) return decided.error;
    add(decided.value);
    return null;
  };
  const must = (who: string, command: Command): void => {
    const refusal = say(who, command);
    if (refusal !== null) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(refusal)}`);
  };
  const valueOf = (who: string, nth?: number): string => {
    const { fair } = now();
    const known = fair === null ? undefined : chainsOf(fair, who)?.chain;
    const chain = [1, 2, 3].map((seed) => chainOf(who, seed)).find(({ tip }) => tip === known?.tip);
    return (chain ?? chainOf(who)).value(nth ?? (known?.spent ?? 0) + 1) ?? '';
  };
  const pass = (): void => {
    const due = dueOf(now());
    if (due === null) throw new Error('nothing is due');
    at = Math.max(at, due.at);
    const decided = decideDue(now(), at, dice, (position) => chosen(position, now().ply));
    if (decided === null) throw new Error('nothing is done');
    add(decided.value);
  };
  if (kept.length === 0) add(first.value);
  for (const { row } of kept) add(row);

  return {
    rows,
    states,
    findings,
    get now() {
      return now();
    },
    add,
    say,
    valueOf,
    pass,
    sit: (who, player) => must(who, { do: 'sit', player, name: who[0] ?? '', tip: chainOf(who).tip }),
    begin(by = host) {
      must(by, { do: 'start' });
      for (const player of now().fair?.start?.of ?? []) {
        const holder = holderOf(now().seatList.find((seat) => seat.player === player))?.person ?? '';
        must(holder, { do: 'value', player, value: valueOf(holder) });
      }
    },
    play(count) {
      for (let nth = 0; nth < count && now().phase === 'playing'; nth++) {
        const { position, ply, fair } = now();
        const seat = actingSeat(now());
        const who = holderOf(seat)?.person;
        if (position === null) throw new Error('no game');
        if (seat?.state === 'bot' || who === undefined) pass();
        else if (!isToThrow(position)) must(who, { do: 'play', ply, play: chosen(position, ply) });
        else {
          const chain = fair === null ? null : chainsOf(fair, who)?.chain;
          const value = chain == null || chain.spent >= CHAIN_LENGTH ? {} : { value: valueOf(who) };
          must(who, { do: 'throw', ply, ...value });
        }
      }
    },
  };
}

function chosen(position: Parameters<typeof survey>[0], ply: number): string {
  const possible = possibleAnnouncements(position);
  if (possible.length > 0) return possible[ply % possible.length]?.text ?? '-';
  const legal = survey(position).candidates.filter(({ refusal }) => refusal === null);
  return legal[(ply * 7) % Math.max(1, legal.length)]?.text ?? '-';
}
