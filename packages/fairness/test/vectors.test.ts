// The test vectors of docs/fair-dice.md, by which other programs find out whether they understand it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facesOf, firstResult, makeChain, SERVER, startResult, throwResult, wordsOf } from '../src/index.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/fair-dice.md'), 'utf8');
const wanted = Array.from(page.matchAll(/^\| ([^|]+) \| `([^`]+)` \|$/gm), ([, what, is]) => [what, is]);

const room = 'abcdefghijkl';
const person = 'AbcdefghijklmnopqrstuA';
const bytes = (from: number): Uint8Array => Uint8Array.from({ length: 16 }, (_, nth) => from + nth);
const server = makeChain({ room, owner: SERVER }, bytes(0));
const device = makeChain({ room, owner: person }, bytes(16));
const of = (chain: typeof server, nth: number): string => chain.value(nth) ?? '';

const faces = (result: string, count: number): string => {
  const stream = facesOf(result);
  return Array.from({ length: count }, () => stream.next().value).join('');
};

test('the page has the vectors that are computed', () => {
  const zero = firstResult(server.tip);
  const one = startResult({ server: of(server, 1), n: 1, before: zero }, [
    { player: 1, tip: device.tip, value: of(device, 1) },
    { player: 2, tip: null, value: null },
  ]);
  const two = throwResult({ server: of(server, 2), n: 2, before: one }, of(device, 2));
  const three = throwResult({ server: of(server, 3), n: 3, before: two }, null);
  expect(wanted).toEqual([
    ['tip of the server', server.tip],
    ...[1, 2, 3, 512].map((nth) => [`value ${nth} of the server`, of(server, nth)]),
    ['tip of the person', device.tip],
    ...[1, 2].map((nth) => [`value ${nth} of the person`, of(device, nth)]),
    ['R(0)', zero],
    ['R(1), a start with the person as player 1 and nobody as player 2', one],
    ['its first six faces', faces(one, 6)],
    ['R(2), a throw by the person', two],
    ['its first two faces', faces(two, 2)],
    ['its words', wordsOf(two).join(' ')],
    ['R(3), a throw without a value', three],
    ['its first 45 faces', faces(three, 45)],
  ]);
});
