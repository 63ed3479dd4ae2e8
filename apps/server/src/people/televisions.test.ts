// Whoever is refused a code loses none, whatever the limits are and whoever else has some.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardLimits } from '../limits/limits.ts';
import { createTelevisions } from './televisions.ts';

const few = fc.integer({ min: 1, max: 5 });
const asked = fc.record({
  socket: fc.constantFrom('a', 'b', 'c'),
  address: fc.constantFrom('192.0.2.1', '192.0.2.2', '192.0.2.3'),
  isGone: fc.boolean(),
});

test('a television that is refused another code keeps those that it has', () => {
  fc.assert(
    fc.property(
      few,
      few,
      few,
      fc.array(asked, { maxLength: 30 }),
      (codes, codesPerAddress, codeBurst, all) => {
        const televisions = createTelevisions({
          limits: { ...standardLimits, codes, codesPerAddress, codeBurst },
          now: () => 0,
          tell: () => undefined,
          showElsewhere: () => Promise.resolve(false),
        });
        for (const { socket, address, isGone } of all) {
          const own = `${address} ${socket}`;
          if (isGone) televisions.gone(own);
          const before = televisions.size;
          if (!televisions.give(own, address).ok) expect(televisions.size).toBe(before);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
