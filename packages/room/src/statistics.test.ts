// What is counted of throws for which a 6 was needed.
import { applyThrow, parsePosition, settle } from '@ludo/rules';
import { expect, test } from 'vitest';
import { countEvents, noStatistics } from './statistics.ts';

function counted(text: string, ...dice: readonly number[]): readonly [needed: number, met: number] {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error.reason);
  const { colour } = position.value;
  const thrown = applyThrow(position.value, dice);
  if (!thrown.ok || colour === null) throw new Error('these dice cannot be thrown');
  const events = [...thrown.value.events, ...settle(thrown.value.position).events];
  const of = countEvents(noStatistics, events, position.value)[colour];
  return [of?.needed ?? -1, of?.met ?? -1];
}

test.each([
  ['ludo 1-2- b.b.b.b/-/b.b.b.b/- R ? -', [3], [1, 0]],
  ['ludo 1-2- b.b.b.b/-/b.b.b.b/- R ? -', [6], [1, 1]],
  ['ludo 1-2- b.b.b.h/-/b.b.b.b/- R ? -', [6], [1, 1]],
  ['uckers 1212 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -', [5, 4], [1, 0]],
  ['uckers 1212 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -', [6, 1], [1, 1]],
  ['german 1-2- b.b.b.b/-/b.b.b.b/- Y ? -', [6], [1, 1]],
] as const)('%s, thrown %j: a six was needed', (text, dice, wanted) => {
  expect(counted(text, ...dice)).toEqual(wanted);
});

test.each([
  ['with a piece on the way', 'ludo 1-2- b.b.b.5/-/b.b.b.b/- R ? -', [6]],
  ['where a 1 does as well', 'ludo+enterOn=16 1-2- b.b.b.b/-/b.b.b.b/- R ? -', [6]],
  ['with a piece that can go on among the end squares', 'german 1-2- b.b.b.40/-/b.b.b.b/- Y ? -', [6]],
] as const)('%s: none was needed', (_what, text, dice) => {
  expect(counted(text, ...dice)).toEqual([0, 0]);
});
