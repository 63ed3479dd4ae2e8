import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBucket } from './limits.ts';

const BURST = 10;
const PER_SECOND = 2;

/** One turn after the other: milliseconds that pass, what is done, and for how many. */
const turns = fc.array(
  fc.record({
    passing: fc.nat({ max: 8000 }),
    act: fc.constantFrom('take', 'wait', 'charge', 'isOwing', 'left'),
    count: fc.nat({ max: 2 * BURST }),
  }),
  { maxLength: 40 },
);

test('however often it is asked, a bucket fills with time up to its burst, and gives what is in it', () => {
  fc.assert(
    fc.property(turns, (drawn) => {
      let time = 0;
      let tokens = BURST;
      const bucket = createBucket(BURST, PER_SECOND, () => time);
      for (const { passing, act, count } of drawn) {
        time += passing;
        tokens = Math.min(BURST, tokens + (passing / 1000) * PER_SECOND);
        const cost = Math.min(count, BURST);
        const wait = tokens < cost ? Math.ceil((1000 * (cost - tokens)) / PER_SECOND) : 0;
        if (act === 'wait') expect(Math.abs(bucket.wait(count) - wait)).toBeLessThanOrEqual(1);
        if (act === 'take' && Math.abs(tokens - cost) > 1e-6) {
          expect(bucket.take(count) === 0).toBe(wait === 0);
          if (wait === 0) tokens -= cost;
        }
        if (act === 'charge') bucket.charge(count);
        if (act === 'charge') tokens = Math.max(-BURST, tokens - count);
        if (act === 'isOwing' && Math.abs(tokens - 1 + BURST) > 1e-6)
          expect(bucket.isOwing()).toBe(tokens < 1 - BURST);
        if (act === 'left') expect(bucket.left()).toBeCloseTo(tokens);
      }
      expect(bucket.left()).toBeCloseTo(tokens);
    }),
  );
});

test('a bucket that was full for an hour gives no more than its burst', () => {
  let time = 0;
  const bucket = createBucket(BURST, PER_SECOND, () => time);
  time = 3_600_000;
  expect(bucket.wait(BURST)).toBe(0);
  expect(bucket.take(BURST)).toBe(0);
  expect(bucket.take()).toBe(1000 / PER_SECOND);
});
