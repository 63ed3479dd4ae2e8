// Owns the log that every room of the benchmark starts from: random games of Ludo for four, from a seed, so that the
// store and the clients can have rooms of any length at once.
import { createHash } from 'node:crypto';
import { actingSeat, decide, foldRow, foldRows, open, waitedFor } from '@ludo/room';
import type { Command, Dice, LoggedRow, Row, RoomState } from '@ludo/room';
import { Chance, initialPosition, isToThrow, printPosition, survey } from '@ludo/rules';
import { CHAIN_LENGTH, makeChain, SERVER } from '@ludo/fairness';
import { nativeHash } from '../../src/secrets/native-hash.ts';
import { hashOf } from '../../src/secrets/identity.ts';
import type { EventStore, RoomSeed } from '../../src/store/event-store.ts';
import { openLibsqlStore } from '../../src/store/libsql-store.ts';

const RULES = 'ludo';
const SEATS = '1234';
const EPOCH = 1_767_225_600_000;
const GROUP = 2000;

/** The tokens of the four players, who are the same in every room. */
export const tokens: readonly string[] = [1, 2, 3, 4].map((player) =>
  createHash('md5').update(`player ${player}`).digest('base64url').slice(0, 22),
);
const persons = tokens.map(hashOf);

const chance = new Chance('rooms');
const dice: Dice = {
  throw: (count) => ({ faces: Array.from({ length: count }, () => 1 + chance.below(6)), origin: 'crypto' }),
};

let commands = 0;
/** As long as the page's random identifiers. */
export function newCommandId(): string {
  return String(++commands).padStart(12, '-');
}

/** Whose turn it is, from 0, and that player's command: throw, a legal play, the next game, or the value that it waits for. */
export function nextCommand(state: RoomState): { readonly player: number; readonly command: Command } {
  const start = state.fair?.start ?? null;
  if (start !== null) {
    const wanted = start.of.find((each) => !start.given.some(([player]) => player === each)) ?? 1;
    return { player: wanted - 1, command: { do: 'value', player: wanted, value: '' } };
  }
  const seat = actingSeat(state);
  if (seat === undefined || state.position === null) {
    // The next game begins when all have agreed to it.
    const [waited] = waitedFor(state);
    return { player: waited === undefined ? 0 : waited.player - 1, command: { do: 'start' } };
  }
  const player = seat.player - 1;
  if (isToThrow(state.position)) return { player, command: { do: 'throw', ply: state.ply } };
  const legal = survey(state.position).candidates.filter((way) => way.refusal === null);
  const way = legal[state.seq % legal.length];
  if (way === undefined) throw new Error('a throw that cannot be used');
  return { player, command: { do: 'play', ply: state.ply, play: way.text } };
}

export function prepareLog(plies: number): readonly LoggedRow[] {
  const first = initialPosition(RULES, SEATS, 0);
  if (!first.ok) throw new Error(first.error.reason);
  // A given position needs no throws to decide who begins.
  const opened = open({ rules: RULES, seats: SEATS, position: printPosition(first.value) }, persons[0] ?? '');
  if (!opened.ok) throw new Error(opened.error.reason);
  const rows: LoggedRow[] = [];
  let state = add(null, opened.value);
  function add(before: RoomState | null, row: Row): RoomState {
    const s = rows.length + 1;
    const logged: LoggedRow = { s, at: EPOCH + 1000 * s, row, ...(s === 1 ? {} : { id: newCommandId() }) };
    rows.push(logged);
    return foldRow(before, logged).state;
  }
  function act(player: number, command: Command): void {
    const decided = decide(state, command, { person: persons[player] ?? '', dice });
    if (!decided.ok) throw new Error(decided.error.code);
    state = add(state, decided.value);
  }
  for (const player of persons.keys())
    act(player, { do: 'sit', player: player + 1, name: `Player ${player}` });
  while (state.ply < plies) {
    const { player, command } = nextCommand(state);
    act(player, command);
  }
  return rows;
}

export interface PreparedRoom {
  readonly name: string;
  readonly log: readonly LoggedRow[];
  /** Of the tips that the server publishes in these rows. */
  readonly seeds: ReadonlyMap<number, RoomSeed>;
}

const seedOf = (nth: number): Uint8Array => new Uint8Array(16).fill(nth);

/** The tip and then the values of a player's device in a room: hashed beforehand, as on so many machines. */
const chains = new Map<string, readonly string[]>();
function valuesOf(room: string, player: number): readonly string[] {
  const key = `${room} ${player}`;
  const known = chains.get(key);
  if (known !== undefined) return known;
  const chain = makeChain({ room, owner: persons[player] ?? '' }, seedOf(10 + player), nativeHash);
  const values = Array.from({ length: CHAIN_LENGTH }, (_, nth) => chain.value(nth + 1) ?? '');
  chains.set(key, [chain.tip, ...values]);
  return valuesOf(room, player);
}

/** With the value of the player's device, as a page sends it. `told`: values that the state does not know of. */
export function withValue(
  room: string,
  { fair }: RoomState,
  player: number,
  command: Command,
  told = 0,
): Command {
  const chain = fair?.persons.find(({ person }) => person === persons[player])?.chain;
  if ((command.do !== 'throw' && command.do !== 'value') || chain == null) return command;
  const value = valuesOf(room, player)[chain.spent + told + 1];
  return value === undefined ? command : { ...command, value };
}

/** The rows after which all dice of a room can be checked: the server renews its tip, and all devices theirs. */
function tipRows(name: string, after: number): Pick<PreparedRoom, 'log' | 'seeds'> {
  const servers = [1, 2].map((nth) => makeChain({ room: name, owner: SERVER }, seedOf(nth)).tip);
  const rows: readonly Row[] = [
    { t: 'tip', h: servers[0] ?? '' },
    { t: 'tip', h: servers[1] ?? '', z: true },
    ...persons.map((who, player) => ({ t: 'tip', h: valuesOf(name, player)[0] ?? '', who }) as const),
  ];
  const log = rows.map((row, nth): LoggedRow => {
    const s = after + 1 + nth;
    return { s, at: EPOCH + 1000 * s, row };
  });
  const seeds = servers.map((tip, nth): [number, RoomSeed] => [
    after + 1 + nth,
    { tip, seed: Buffer.from(seedOf(nth + 1)).toString('base64url') },
  ]);
  return { log, seeds: new Map(seeds) };
}

/** So many rooms with this log; `beginning` makes their names unique. */
export function roomsWith(
  log: readonly LoggedRow[],
  count: number,
  beginning = 'r',
): readonly PreparedRoom[] {
  return Array.from({ length: count }, (_, nth) => {
    const name = beginning + String(nth).padStart(12 - beginning.length, '0');
    const tips = tipRows(name, log.length);
    return { name, log: [...log, ...tips.log], seeds: tips.seeds };
  });
}

/** The same room before anything could be checked. */
export function withoutTips({ name, log }: PreparedRoom): PreparedRoom {
  return { name, log: log.filter(({ row }) => row.t !== 'tip'), seeds: new Map() };
}

export function stateOf({ log }: PreparedRoom): RoomState {
  const state = foldRows(null, log);
  if (state === null) throw new Error('a room without rows');
  return state;
}

export async function prepareDatabase(file: string, rooms: readonly PreparedRoom[]): Promise<void> {
  const store = openLibsqlStore(file);
  if (!store.ok) throw new Error(store.error.reason);
  await prepareStore(store.value, rooms);
}

/** Closes the store. */
export async function prepareStore(store: EventStore, rooms: readonly PreparedRoom[]): Promise<void> {
  const rows = rooms.flatMap(({ name, log, seeds }) =>
    log.map((logged) => {
      const seed = seeds.get(logged.s);
      return { room: name, logged, ...(seed === undefined ? {} : { seed }) };
    }),
  );
  for (let at = 0; at < rows.length; at += GROUP) {
    const appended = await store.append(rows.slice(at, at + GROUP));
    if (!appended.ok) throw new Error(JSON.stringify(appended.error));
  }
  await store.close();
}
