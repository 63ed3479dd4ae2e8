// Owns attacks by what a link alone is good for: previews of tables, questions to the host, and codes of televisions.
import { CODE_LENGTH, CODE_LETTERS } from '@ludo/protocol';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { joinOf, noRoom, v } from '../talk.ts';
import { http, Wire } from '../wire.ts';

/** As long as a name may be. */
const NAME = '👨🏻‍👩🏻‍👧🏻‍👦🏻'.repeat(20);

/** As fast as it is answered, from each address on so many connections. */
const previews = (addresses: number, each: number) => (ground: Ground) =>
  ground.crew(addresses * each, async (nth) => {
    const { chance, cold, known } = ground;
    const room = chance.pick([known, noRoom(), ...cold]);
    const path = chance.pick([
      `/table/${room}`,
      `/table/${room}/${'.'.repeat(chance.between(0, 400))}`,
      `/picture/${room}/${chance.between(0, 1e9)}.png`,
    ]);
    const coding = chance.pick(['br', 'gzip', 'identity', '*;q=0', 'br;q=0.1,gzip;q=0.9,*']);
    const headers = {
      accept: chance.pick(['text/html', '*/*', '']),
      'accept-encoding': coding,
      'x-forwarded-host': `host${chance.between(0, 1e9)}.example`,
    };
    const { status } = await http(ground, nth % addresses, path, { headers });
    ground.note(`answered ${status}`);
  });

/** Each time as somebody new, in the room of honest people, whose host answers nobody. */
const questions = (addresses: number, each: number) => (ground: Ground) =>
  ground.crew(addresses * each, async (nth) => {
    const wire = await Wire.enter(ground, nth % addresses);
    const joined = await wire?.ask('join', joinOf(ground.known));
    if (wire === null || joined?.['ok'] !== true) return ground.rest(500);
    ground.note('let in');
    const { known: room, chance } = ground;
    for (const event of ['ask', 'ask', 'answer', 'show', 'television', 'push']) {
      const message = {
        ask: {
          room,
          wish: chance.pick([{ do: 'end' }, { do: 'sit', player: chance.between(1, 2), name: NAME }]),
        },
        answer: { room, n: chance.between(1, 100), says: 'yes' },
        show: {
          room,
          code: Array.from({ length: CODE_LENGTH }, () =>
            CODE_LETTERS.charAt(chance.between(0, CODE_LETTERS.length - 1)),
          ).join(''),
        },
        television: {},
        push: {
          room,
          language: 'en',
          endpoint: `https://fcm.googleapis.com/fcm/send/${'a'.repeat(400)}`,
          p256dh: 'B'.repeat(87),
          auth: 'A'.repeat(22),
        },
      }[event];
      const answer = await wire.ask(event, message);
      const refusal = answer?.['refusal'] as { readonly code?: string } | undefined;
      ground.note(`${event}: ${answer?.['ok'] === true ? 'done' : (refusal?.code ?? 'cut')}`);
    }
    await ground.rest(200);
    wire.end();
  });

interface Asking {
  /** Messages sent together, and milliseconds until the next ones. */
  readonly count: number;
  readonly rest: number;
  readonly message: (ground: Ground) => unknown;
}

/** `each`: connections of every address, which ask without waiting for answers. */
const asking =
  (addresses: number, each: number, { count, rest, message }: Asking) =>
  (ground: Ground) =>
    ground.crew(addresses * each, async (nth) => {
      const wire = await Wire.enter(ground, nth % addresses);
      if (wire === null) return ground.rest(500);
      ground.note('let in');
      wire.onText = (text) => ground.note(/"code":"([^"]*)"/.exec(text)?.[1] ?? 'told');
      while (wire.isOpen && ground.left > 0) {
        for (let asked = 0; asked < count; asked += 1) {
          wire.say(`421${JSON.stringify(message(ground))}`);
          ground.note('asked');
        }
        await ground.rest(rest);
      }
    });

const noToken = (): string => noRoom() + noRoom().slice(0, 10);

/** As often as each connection may. */
const joins = {
  count: 20,
  rest: 5000,
  message: ({ chance }: Ground) => [
    'join',
    { ...joinOf(noRoom()), ...chance.pick([{}, { token: noToken() }]) },
  ],
};

/** Each with a token that nobody has, which is looked up. */
const creates = {
  count: 1,
  rest: 165,
  message: () => ['create', { v, rules: 'ludo', seats: '1234', token: noToken() }],
};

export const links: readonly Attack[] = [
  {
    name: 'previews',
    does: 'previews of tables that are there and of others, and their pictures, from 32 addresses as fast as they are answered',
    addresses: 32,
    steps: 0,
    cold: 8,
    run: previews(32, 4),
  },
  {
    name: 'questions',
    does: 'questions to the host of honest people by ever new persons, codes and devices, from 32 addresses',
    addresses: 32,
    steps: 0,
    run: questions(32, 8),
  },
  {
    name: 'joins-queued',
    does: 'joins of rooms that there are not, from 32 addresses as often as they may, without waiting for answers',
    addresses: 32,
    steps: 0,
    run: asking(32, 60, joins),
  },
  {
    name: 'creates-queued',
    does: 'rooms are opened with tokens that nobody has, from 32 addresses as often as they may, without waiting for answers',
    addresses: 32,
    steps: 0,
    run: asking(32, 28, creates),
  },
];
