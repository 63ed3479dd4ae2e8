// What is asked of the server when a table of one screen moves online: nothing is thrown again, nobody is forgotten.
import {
  decide,
  foldRow,
  foldRows,
  standardChoices,
  type Command,
  type RoomState,
  type Row,
} from '@ludo/room';
import { parsePosition, printPosition } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { commandsFor, openingOf } from './opening-up.ts';

const sit = (p: number, n: string): Row => ({ t: 'sit', p, n, who: 'here' });
const bot = (p: number): Row => ({ t: 'bot', p, l: 'frontmost', who: 'here' });

function roomAt(text: string, ...rows: readonly Row[]): RoomState {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error.reason);
  const { rules, seats } = position.value;
  const all: readonly Row[] = [{ t: 'open', v: 1, rules, seats, host: 'here', position: text }, ...rows];
  const room = foldRows(
    null,
    all.map((row, nth) => ({ s: nth + 1, at: 0, row })),
  );
  if (room === null) throw new Error('no room');
  return room;
}

const start = (c: number): Row => ({ t: 'start', rolls: [], c });

describe('the room goes on where the one screen stands', () => {
  it.each([
    ['a die that lies', 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -'],
    ['a die to be thrown', 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -'],
    ['two dice that lie', 'uckers-navy 1212 b.4.20.30/b.b.b.h/b.b.b.h/b.b.b.h R 53 -'],
    ['the second of three throws', 'german+threeThrows 1-2- b.b.b.b/-/b.b.b.5/- Y ? t1'],
    ['a neutral colour', 'german 123n b.b.b.0/b.b.b.0/b.b.b.0/b.b.b.0 Y ? -'],
  ])('%s', (_what, text) => {
    const position = parsePosition(text);
    if (!position.ok) throw new Error(`${text}: ${position.error.reason}`);
    const count = new Set(position.value.seats.replaceAll(/[-n]/g, '')).size;
    const seats = Array.from({ length: count }, (_, nth) => sit(nth + 1, `P${nth + 1}`));
    const room = roomAt(text, ...seats, start(position.value.colour ?? 0));
    const opening = openingOf(room, standardChoices);
    expect(opening).toMatchObject({ rules: room.rules, seats: room.seats, goesOn: true });
    expect(opening.position).toBe(room.position === null ? '' : printPosition(room.position));
    expect(opening.position).toBe(text);
  });

  it('the score is kept there as it was here', () => {
    const room = roomAt('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', sit(1, 'A'), sit(2, 'B'), start(0));
    const match = { ...room, table: { ...room.table, bestOf: 3, begins: 'loser' } as const };
    expect(openingOf(match, { ...standardChoices, away: 'bot' }).table).toMatchObject({
      bestOf: 3,
      begins: 'loser',
      away: 'bot',
    });
  });

  it('a challenge in progress goes along', () => {
    const text = 'uckers 1212 b.b.b.b/b.b.34.34/16.h.h.h/b.b.b.b Y 63 -';
    const before = roomAt(text, sit(1, 'A'), sit(2, 'B'), start(2));
    const room = foldRow(before, { s: before.seq + 1, at: 0, row: { t: 'play', m: 'Y16*17' } }).state;
    expect(room.position?.challenges).toHaveLength(1);
    const opening = openingOf(room, standardChoices);
    const again = parsePosition(opening.position ?? '');
    expect(again.ok && again.value).toEqual(room.position);
  });

  it('counts of throws and captures stay behind', () => {
    const text = 'jumbo 1-2- b.b.4.9/-/b.b.4.12/- R ? -';
    const before = roomAt(text, sit(1, 'A'), sit(2, 'B'), start(0));
    const thrown = foldRow(before, { s: before.seq + 1, at: 0, row: { t: 'throw', d: [5] } }).state;
    const counted = (room: RoomState) => room.statistics.reduce((sum, { throws }) => sum + throws, 0);
    const position = openingOf(thrown, standardChoices).position ?? '';
    expect([counted(thrown), counted(roomAt(position, sit(1, 'A'), sit(2, 'B'), start(0)))]).toEqual([1, 0]);
  });

  it('games that begin with a head start do so there, too', () => {
    const text = 'jumbo 1-2- b.9.h.h/-/b.b.h.h/- R 3 -';
    const room: RoomState = { ...roomAt(text, sit(1, 'A'), sit(2, 'B'), start(0)), start: 'head-start' };
    expect(openingOf(room, standardChoices)).toMatchObject({ position: text, goesOn: true, headStart: true });
  });

  it('what its rules are called goes along', () => {
    const room = roomAt('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -', sit(1, 'A'), sit(2, 'B'), start(0));
    expect(openingOf(room, standardChoices)).not.toHaveProperty('rulesName');
    expect(openingOf({ ...room, rulesName: 'HMS' }, standardChoices)).toMatchObject({ rulesName: 'HMS' });
  });

  it('where the game is over, a new one begins, from where the games of this screen do', () => {
    const text = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -';
    const over = roomAt(text, sit(1, 'A'), sit(2, 'B'), start(0), { t: 'end', who: 'here' });
    expect(openingOf(over, standardChoices)).toMatchObject({ position: text });
    expect(openingOf(over, standardChoices)).not.toHaveProperty('goesOn');
  });
});

describe('the seats', () => {
  const text = 'ludo 123- b.b.b.b/b.b.b.b/b.b.b.b/- R ? -';
  const room = roomAt(text, sit(1, 'Ada'), sit(2, 'Ben'), bot(3), start(0));

  it('of those who stay are taken by name, bots are set again, and the others are left free', () => {
    expect(commandsFor({ room, staying: [1], table: standardChoices })).toEqual<Command[]>([
      { do: 'sit', player: 1, name: 'Ada' },
      { do: 'bot', player: 3, level: 'frontmost' },
    ]);
  });

  it('are all taken where everybody stays: then it begins, with the same player to move', () => {
    const made = foldRows(null, [
      {
        s: 1,
        at: 0,
        row: { t: 'open', v: 1, host: 'me', ...openingOf(room, standardChoices) },
      },
    ]);
    const all = commandsFor({ room, staying: [1, 2], table: standardChoices });
    const dice = {
      throw: () => {
        throw new Error('nothing may be thrown');
      },
    };
    const after = all.reduce((state, command) => {
      const decided = decide(state, command, { person: 'me', dice });
      if (!decided.ok) throw new Error(JSON.stringify(decided.error));
      return foldRow(state, { s: state.seq + 1, at: 0, row: decided.value }).state;
    }, made as RoomState);
    expect(after.position).toEqual(room.position);
    expect(after.phase).toBe('playing');
  });
});
