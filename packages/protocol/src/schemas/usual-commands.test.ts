import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMessage } from '../schemas.ts';
import { clientMessages } from './client-messages.ts';
import { isUsualCommand } from './usual-commands.ts';

const room = 'abcdefghijkl';
const id = 'command-1';
const value = 'abcdefghijklmnopqrstuA';

test.each([
  { do: 'throw', ply: 0 },
  { do: 'throw', ply: 7, value },
  { do: 'play', ply: 3, play: 'R4>10' },
])('knows %j', (command) => {
  expect(isUsualCommand({ room, id, command })).toBe(true);
});

test('leaves to the schema what is seldom', () => {
  expect(isUsualCommand({ room, id, command: { do: 'throw', ply: 3, announcement: 'x' } })).toBe(false);
  expect(isUsualCommand({ room, id, command: { do: 'stand', player: 4 } })).toBe(false);
});

test('knows nothing that the schema refuses', () => {
  const odd = fc.constantFrom<unknown>(
    null,
    undefined,
    [],
    {},
    true,
    NaN,
    -1,
    1.5,
    2 ** 60,
    '',
    'x'.repeat(65),
  );
  const often = (good: fc.Arbitrary<unknown>, ...bad: readonly string[]): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 20, arbitrary: good },
      { weight: 1, arbitrary: fc.oneof(odd, fc.constantFrom('x', ...bad)) },
    );
  const spoilt = fc.record(
    {
      do: often(fc.constantFrom('throw', 'play')),
      ply: often(fc.nat()),
      play: often(fc.string({ maxLength: 66 })),
      value: often(fc.constant(value), `${value}A`, 'abcdefghijklmnopqrstuv'),
    },
    { requiredKeys: ['do', 'ply'] },
  );
  const whole = fc.record({
    room: often(fc.constant(room), 'abcdefghijk', 'abcdefghijk\n'),
    id: often(fc.constant(id), 'short', 'x'.repeat(33)),
    command: often(spoilt),
  });
  const ways = [
    (message: object): object => message,
    (message: object): object => ({ ...message, extra: 1 }),
    ({ command }: { readonly command: unknown }): object => ({
      room,
      id,
      command: Object.assign({ extra: 1 }, command),
    }),
    ({ command }: { readonly command: unknown }): object => ({ room, command }),
  ];
  const message = fc.tuple(whole, fc.constantFrom(...ways)).map(([drawn, way]) => way(drawn));
  let known = 0;
  fc.assert(
    fc.property(message, (drawn) => {
      if (!isUsualCommand(drawn)) return;
      known += 1;
      expect(parseMessage(clientMessages.command, drawn)).toEqual({ ok: true, value: drawn });
    }),
    { numRuns: 5000 },
  );
  expect(known).toBeGreaterThan(100);
});
