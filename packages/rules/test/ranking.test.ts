import { expect, it } from 'vitest';
import { parsePosition, rankOf } from '../src/index.ts';

it.each([
  ['jumbo 1-2- b.b.b.b/-/b.b.b.b/- R ? -', [0, 0], 'nobody has one before somebody is home'],
  ['jumbo 1-2- h.h.h.h/-/b.b.b.b/- - - w1', [1, 2], 'of two the other is second'],
  ['jumbo 123- h.h.h.h/b.b.b.b/b.b.b.b/- - - w1', [1, 0, 0], 'of three only the winner has one'],
  ['jumbo+places=last 123- h.h.h.h/b.b.b.b/b.b.b.b/- G ? w1', [1, 0, 0], 'the others play on for theirs'],
  ['ludo+places=last 123- b.b.b.b/h.h.h.h/h.h.h.h/- - - w321', [3, 2, 1], 'who is left is last'],
  ['german 123- 40.41.42.43/b.b.b.b/b.b.b.b/- G ? w1', [1, 0, 0], 'the others play on for theirs'],
  ['uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w13', [1, 2, 1, 2], 'partners share theirs'],
  ['uckers 1212 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w1', [1, 2], 'one player for both partners too'],
])('%s: places %j, %s', (text, places) => {
  const parsed = parsePosition(text);
  expect(parsed.ok, parsed.ok ? '' : parsed.error.reason).toBe(true);
  if (parsed.ok) expect(places.map((_, nth) => rankOf(parsed.value, nth + 1))).toEqual(places);
});
