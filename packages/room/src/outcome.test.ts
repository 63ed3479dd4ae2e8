import { applyPlay, applyThrow, parsePlay, parsePosition, printPosition, survey } from '@ludo/rules';
import type { Position } from '@ludo/rules';
import { expect, test } from 'vitest';
import { outcomeOfPlay, outcomeOfThrow } from './outcome.ts';

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

/** The same position as another value, of which nothing can be remembered. */
const anew = (position: Position): Position => positionOf(printPosition(position));

function playAnew(position: Position, text: string): unknown {
  const other = anew(position);
  const play = parsePlay(other, text);
  return { play, applied: play.ok ? applyPlay(other, play.value) : play };
}

const waiting = positionOf('ludo 1234 b.b.b.0/b.b.b.3/b.b.b.40/b.b.b.50 R ? -');
const faces = [1, 2, 3, 4, 5, 6, 7];

test('the outcome of a throw is that of the rules, asked for once, again, and after another', () => {
  for (const one of faces)
    for (const other of faces)
      for (const dice of [[one], [one], [other], [one], [one, other], []])
        expect(outcomeOfThrow(waiting, dice)).toEqual(applyThrow(anew(waiting), dice));
});

test('the outcome of a play is that of the rules, asked for once, again, and after another', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const thrown = outcomeOfThrow(waiting, [face]);
    if (!thrown.ok) throw new Error(thrown.error.code);
    const { position } = thrown.value;
    const texts = [...survey(position).ways.map((way) => way.text), 'R1>2', 'nonsense', '-'];
    for (const one of texts)
      for (const other of texts)
        for (const text of [one, one, other, one])
          expect(outcomeOfPlay(position, text)).toEqual(playAnew(position, text));
  }
});

test('what is remembered of one position is not told of another', () => {
  const nearer = positionOf('ludo 1234 b.b.b.5/b.b.b.3/b.b.b.40/b.b.b.50 R ? -');
  for (const position of [waiting, nearer, waiting, anew(waiting)])
    expect(outcomeOfThrow(position, [3])).toEqual(applyThrow(anew(position), [3]));
  const lying = [waiting, nearer].map((position) => {
    const thrown = applyThrow(position, [3]);
    if (!thrown.ok) throw new Error(thrown.error.code);
    return thrown.value.position;
  });
  for (const position of [...lying, ...lying])
    expect(outcomeOfPlay(position, 'R0>3')).toEqual(playAnew(position, 'R0>3'));
});

test('dice that are changed by their owner afterwards are not taken for those that were asked for', () => {
  const dice = [3];
  outcomeOfThrow(waiting, dice);
  dice[0] = 5;
  expect(outcomeOfThrow(waiting, dice)).toEqual(applyThrow(anew(waiting), [5]));
});
