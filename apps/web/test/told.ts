// Rows of a room, and what is told of the last one.
import { foldRow, foldRows, type LoggedRow, type RoomState, type Row } from '@ludo/room';
import { captionsOf } from '../src/telling/captions.ts';
import type { Catalogue } from '../src/words/catalogue.ts';
import { catalogue as english } from '../src/words/en/index.ts';

const NAMES = ['Anna', 'Ben', 'Cem', 'Dora'];

/** Seats everybody at a position, adds rows, and returns the captions of the last one. */
export function told(
  position: string,
  ...rows: readonly Row[]
): { room: RoomState; captions: readonly string[] } {
  const { room, events } = happened(position, ['a', 'a', 'a', 'a'], rows);
  return { room, captions: captionsOf(english, room, events, null) };
}

/** The captions of the last row, as the second player reads them. */
export function read(
  [position, ...rows]: readonly [string, ...Row[]],
  text: Catalogue = english,
): readonly string[] {
  const { room, events } = happened(position, ['a', 'me', 'c', 'd'], rows);
  return captionsOf(text, room, events, 'me');
}

export function happened(position: string, people: readonly string[], rows: readonly Row[]) {
  const [rules = '', seats = '', , letter = ''] = position.split(' ');
  const players = new Set(seats.replaceAll(/[-n]/g, '')).size;
  const colour = (rules.startsWith('german') ? 'YGRK' : 'RGYB').indexOf(letter);
  const sat: Row[] = NAMES.slice(0, players).map((n, nth) => ({
    t: 'sit',
    p: nth + 1,
    n,
    who: people[nth] ?? '',
  }));
  const all: readonly Row[] = [
    { t: 'open', v: 1, rules, seats, host: 'a', position },
    ...sat,
    { t: 'start', rolls: [], c: colour },
    ...rows,
  ];
  const logged: LoggedRow[] = all.map((row, nth) => ({ s: nth + 1, at: 0, row }));
  const before = foldRows(null, logged.slice(0, -1));
  const last = logged.at(-1);
  if (before === null || last === undefined) throw new Error('no rows');
  const { state, events } = foldRow(before, last);
  return { room: state, events };
}

export const thrown = (...d: readonly number[]): Row => ({ t: 'throw', d, o: 'scripted' });
export const played = (m: string): Row => ({ t: 'play', m });
