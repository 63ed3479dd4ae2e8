import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adviceFor, refusalCodes } from './refusals.ts';
import { clientMessages, loggedRowSchema, parseMessage, snapshotSchema } from './schemas.ts';
import type { ClientMessage } from './schemas.ts';
import { phrases } from './talk.ts';

const room = 'abcdefghijkl';
const token = 'abcdefghijklmnopqrstuv';
const id = 'command-1';

const good: readonly (readonly [ClientMessage, object])[] = [
  ['create', { v: 1, rules: 'ludo', seats: '1234' }],
  ['create', { v: 1, rules: 'ludo+enterOn=16', seats: '1-2-', position: 'text', token }],
  ['join', { v: 1, room, lastSeq: 0 }],
  ['join', { v: 1, room, token, lastSeq: 12 }],
  ['leave', { room }],
  ['command', { room, id, command: { do: 'sit', player: 1, name: 'Ada' } }],
  ['command', { room, id, command: { do: 'stand', player: 4 } }],
  ['command', { room, id, command: { do: 'start' } }],
  ['command', { room, id, command: { do: 'throw', ply: 0 } }],
  ['command', { room, id, command: { do: 'play', ply: 3, play: 'R4>10' } }],
  ['command', { room, id, command: { do: 'end' } }],
  ['command', { room, id, command: { do: 'close' } }],
  ['command', { room, id, command: { do: 'back', player: 2 } }],
  ['command', { room, id, command: { do: 'bot', player: 2, level: 'sensible' } }],
  ['command', { room, id, command: { do: 'remove', player: 2 } }],
  ['command', { room, id, command: { do: 'host', player: 2 } }],
  ['command', { room, id, command: { do: 'list', listed: true } }],
  ['command', { room, id, command: { do: 'pause' } }],
  ['command', { room, id, command: { do: 'resume' } }],
  ['command', { room, id, command: { do: 'talk', talk: 'text' } }],
  ['say', { room, words: { phrase: 'well-played' } }],
  ['say', { room, words: { phrase: 'party' } }],
  ['say', { room, words: { text: '<b>hello</b>' } }],
  ['ask', { room, wish: { do: 'end' } }],
  ['ask', { room, wish: { do: 'sit', player: 2, name: 'Bo' } }],
  ['answer', { room, n: 1, says: 'no' }],
  ['television', {}],
  ['show', { room, code: 'CFH346' }],
  [
    'create',
    {
      v: 1,
      rules: 'ludo',
      seats: '1234',
      table: {
        clock: { kind: 'bank', seconds: 300, increment: 5 },
        expiry: 'bot',
        away: 'others',
        grace: 60,
        listed: true,
      },
    },
  ],
];

test.each(good)('%s is understood: %j', (event, message) => {
  expect(parseMessage(clientMessages[event], message)).toEqual({ ok: true, value: message });
});

describe('strict: every message with one field too many, too few or of another kind is refused', () => {
  test.each(good)('%s %j', (event, message) => {
    const schema = clientMessages[event];
    expect(parseMessage(schema, { ...message, extra: 1 }).ok).toBe(false);
    const optional = new Set(['token', 'position', 'table']);
    for (const field of Object.keys(message)) {
      const { [field]: _, ...less } = message as Record<string, unknown>;
      expect(parseMessage(schema, less).ok).toBe(optional.has(field));
      for (const wrong of [
        null,
        undefined,
        [],
        {},
        true,
        Number.NaN,
        -1,
        1.5,
        new Uint8Array(22),
        'x'.repeat(500),
      ]) {
        if (field === 'v' && typeof wrong === 'number' && !Number.isNaN(wrong)) continue;
        expect(
          parseMessage(schema, { ...message, [field]: wrong }).ok,
          `${field} = ${JSON.stringify(wrong)}`,
        ).toBe(false);
      }
    }
  });
});

test.each([
  ['a forged die', { do: 'throw', ply: 1, dice: [6] }],
  ['a ply that is text', { do: 'throw', ply: '1' }],
  ['a negative ply', { do: 'throw', ply: -1 }],
  ['a ply beyond exact numbers', { do: 'throw', ply: 2 ** 60 }],
  ['a command of an unknown kind', { do: 'cheat' }],
  ['a play for somebody else', { do: 'play', ply: 1, play: 'R4>10', person: 'x' }],
  ['a seat that no game has', { do: 'sit', player: 0, name: 'Ada' }],
  ['a prototype', JSON.parse('{"do":"start","__proto__":{"x":1}}') as unknown],
])('%s is refused', (_what, command) => {
  expect(parseMessage(clientMessages.command, { room, id, command }).ok).toBe(false);
});

test.each([
  ['a phrase that there is not', { phrase: 'shut-up' }],
  ['a phrase and a text', { phrase: 'hello', text: 'hello' }],
  ['nothing', {}],
  ['a text that is none', { text: { toString: 'hello' } }],
  ['a text without end', { text: 'x'.repeat(1001) }],
  ['a speaker of one\u2019s own choice', { text: 'hello', by: { as: 'player', player: 1 } }],
])('%s is not said', (_what, words) => {
  expect(parseMessage(clientMessages.say, { room, words }).ok).toBe(false);
});

test('every phrase is said by its code, and no code twice', () => {
  expect(new Set(phrases).size).toBe(phrases.length);
  for (const phrase of phrases)
    expect(parseMessage(clientMessages.say, { room, words: { phrase } }).ok).toBe(true);
});

test('a snapshot is read strictly, too', () => {
  const snapshot = {
    s: 2,
    p: 'jumbo 1-2-',
    ply: 0,
    game: 0,
    opened: 1,
    who: [token],
    host: 0,
    seats: [['held', 0, 'Ada'], ['open']],
    table: { clock: { kind: 'none' }, expiry: 'bot', away: 'wait', grace: 60 },
    clock: [0],
  };
  expect(parseMessage(snapshotSchema, snapshot)).toEqual({ ok: true, value: snapshot });
  for (const wrong of [
    { token },
    { s: 0 },
    { who: ['Ada'] },
    { p: 'x'.repeat(500) },
    { seats: [['held', 0, 'x'.repeat(500)], ['open']] },
    { seats: [['held', 0, 'Ada', token], ['open']] },
    { thrown: [0, [7], 'crypto'] },
    { over: [1, 'clock'] },
  ])
    expect(parseMessage(snapshotSchema, { ...snapshot, ...wrong }).ok, JSON.stringify(wrong)).toBe(false);
});

test('the answer names the field that was not understood, in a few characters', () => {
  const deep = parseMessage(clientMessages.command, { room, id, command: { do: 'throw', ply: 'x' } });
  expect(deep).toEqual({ ok: false, error: 'command.ply' });
  const long = parseMessage(clientMessages.leave, { room, ['y'.repeat(9000)]: 1 });
  expect(!long.ok && long.error.length <= 40).toBe(true);
});

test('no value at all makes a schema throw', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withTypedArray: true }), (value) => {
      for (const schema of Object.values(clientMessages))
        expect(typeof parseMessage(schema, value).ok).toBe('boolean');
      expect(typeof parseMessage(loggedRowSchema, value).ok).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});

test('every refusal has a sentence of its own and a remedy', () => {
  const sentences = refusalCodes.map((code) => adviceFor(code).sentence);
  expect(new Set(sentences).size).toBe(refusalCodes.length);
  expect(refusalCodes.every((code) => adviceFor(code).remedy !== undefined)).toBe(true);
});
