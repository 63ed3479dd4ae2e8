import { foldRows } from '@ludo/room';
import { expect, it } from 'vitest';
import { catalogue as english } from '../words/en/index.ts';
import { captionOf } from './captions.ts';

it('PA-9, PA-10: what is counted after a capture, and after a piece got home, is told', () => {
  const room = foldRows(null, [
    { s: 1, at: 0, row: { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'a' } },
    { s: 2, at: 0, row: { t: 'sit', p: 1, n: 'Anna', who: 'a' } },
  ]);
  if (room === null) throw new Error('no room');
  const told = (number: number) => captionOf(english, room, { type: 'counts', colour: 0, number });
  expect(told(20)).toEqual(['Anna (Red) counts 20 more.']);
  expect(told(10)).toEqual(['Anna (Red) counts 10 more.']);
  const toldTo = (reader: string) =>
    captionOf(
      english,
      room,
      { type: 'counts', colour: 0, number: 20 },
      { reader, many: 1, isLeft: false, hasReason: false },
    );
  expect(toldTo('a')).toEqual(['You count 20 more.']);
  expect(toldTo('b')).toEqual(['Anna (Red) counts 20 more.']);
});
