import { applyThrow, parsePosition, printPosition } from '@ludo/rules';
import type { Position } from '@ludo/rules';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acceptWith, outcomeOf, outcomeOfPlay } from './outcome.ts';
import type { Row } from './rows.ts';

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

const waiting = positionOf('ludo 1234 b.b.b.0/b.b.b.3/b.b.b.40/b.b.b.50 R ? -');
const three = { t: 'throw', d: [3] } as const satisfies Row;

function applied(position: Position, face: number) {
  const thrown = applyThrow(position, [face]);
  if (!thrown.ok) throw new Error(thrown.error.code);
  return thrown.value;
}

test('an outcome that came with the decision is taken over, not worked out again', () => {
  const { outcome } = acceptWith(three, waiting, applied(waiting, 3));
  const found = outcomeOf(three, waiting, outcome);
  expect(found.ok && found.value).toBe(outcome?.applied);
});

test('that of another row, or of another position, is not', () => {
  const { outcome } = acceptWith(three, waiting, applied(waiting, 3));
  const four = { t: 'throw', d: [4] } as const;
  expect(outcomeOf(four, waiting, outcome)).toEqual(applyThrow(waiting, [4]));
  const nearer = positionOf('ludo 1234 b.b.b.5/b.b.b.3/b.b.b.40/b.b.b.50 R ? -');
  expect(outcomeOf(three, nearer, outcome)).toEqual(applyThrow(nearer, [3]));
  expect(outcomeOf(three, positionOf(printPosition(waiting)), null)).toEqual(applyThrow(waiting, [3]));
});

test('a play is worked out by its text, and refused with the reason of the rules', () => {
  const { position } = applied(waiting, 3);
  const row = { t: 'play', m: 'R0>3' } as const;
  expect(outcomeOf(row, position, null)).toEqual(outcomeOfPlay(position, 'R0>3').applied);
  expect(outcomeOf({ t: 'play', m: 'R1>2' }, position, null).ok).toBe(false);
  expect(outcomeOfPlay(position, 'nonsense')).toMatchObject({ play: { error: { code: 'not-a-play' } } });
});

/** Slow to make, and stateless. */
const INSTRUMENTS = ['let graphemes: Intl.Segmenter | null | undefined;'];

test('nothing in this package remembers anything', () => {
  const here = new URL('.', import.meta.url);
  const sources = readdirSync(here).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const finds = sources.flatMap((file) =>
    readFileSync(new URL(file, here), 'utf8')
      .split('\n')
      .flatMap((line, nth) =>
        /^(export )?(let|var) |^(export )?const .*= new (Map|Set|WeakMap|WeakSet)\b/.test(line) &&
        !INSTRUMENTS.includes(line)
          ? [`packages/room/src/${file}:${nth + 1}: ${line}`]
          : [],
      ),
  );
  expect(sources.length).toBeGreaterThan(20);
  expect(finds).toEqual([]);
});
