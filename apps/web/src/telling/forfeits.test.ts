import { standardChoices, foldRow, open, type Row, type RoomState } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { catalogue as english } from '../words/en/index.ts';
import { captionsOf } from './captions.ts';

/** Ada plays Red and Ben the others; what a throw of Red that cannot be used tells each. */
function told(position: string, dice: readonly number[], reader: string): string {
  const [rules = '', seats = ''] = position.split(' ');
  const opened = open({ rules, seats, position, table: standardChoices }, 'ada');
  if (!opened.ok) throw new Error(opened.error.reason);
  let room: RoomState | null = null;
  const add = (row: Row): ReturnType<typeof foldRow> => {
    const folded = foldRow(room, { s: (room?.seq ?? 0) + 1, at: 0, row });
    room = folded.state;
    return folded;
  };
  const players = new Set(seats.replaceAll(/[^1-4]/g, ''));
  add(opened.value);
  for (const player of players)
    add({
      t: 'sit',
      p: Number(player),
      n: player === '1' ? 'Ada' : `Ben ${player}`,
      who: player === '1' ? 'ada' : `ben${player}`,
    });
  add({ t: 'start', rolls: [], c: 0 });
  const { state, events } = add({ t: 'throw', d: dice });
  return captionsOf(english, state, events, reader).join(' ');
}

describe('why a throw could not be used', () => {
  it.each([
    [
      'from base',
      'ludo 1-2- b.b.b.b/-/b.b.4.4/- R ? -',
      [5],
      'You cannot use the 5. A piece leaves base only with a 6.',
    ],
    [
      'before a block, and in base: what is furthest on comes first',
      'ludo 1-2- b.b.b.36/-/b.b.4.4/- R ? -',
      [5],
      'You cannot use the 5. A block of Yellow on square 39 may not be passed or landed on. A piece leaves base only with a 6.',
    ],
    [
      'near home; of those that are home nothing is said',
      'jumbo 1-2- 54.h.h.h/-/b.b.4.4/- R ? -',
      [5],
      'You cannot use the 5. The 5 leads beyond the end of the way.',
    ],
  ])('%s', (_, position, dice, sentences) => {
    expect(told(position, dice, 'ada')).toContain(sentences);
  });

  it('is not told of others', () => {
    const position = 'ludo 1-2- b.b.b.b/-/b.b.4.4/- R ? -';
    expect(told(position, [5], 'ben2')).toContain('cannot use the 5. It is your turn.');
  });
});
