// Owns attacks with valid messages: as many rooms, rows, tokens, passes and lines as the limits allow.
import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { joinOf, newId, openTable, v } from '../talk.ts';
import { Wire } from '../wire.ts';

type Answer = Readonly<Record<string, unknown>> | null;

async function heed(ground: Ground, answer: Answer): Promise<void> {
  const refusal = answer?.['refusal'] as { code?: string; retryAfter?: number } | undefined;
  if (refusal !== undefined) ground.note(`refused: ${refusal.code ?? '?'}`);
  await ground.rest(Math.min(refusal?.retryAfter ?? 0, 1000));
}

/** Each connects again when it is cut. */
async function busily(
  ground: Ground,
  connections: number,
  addresses: number,
  prepare: (wire: Wire) => Promise<string | null>,
  act: (wire: Wire, room: string) => Promise<Answer>,
): Promise<void> {
  await ground.crew(connections, async (nth) => {
    const wire = await Wire.enter(ground, nth % addresses);
    if (wire === null) return ground.rest(50);
    const room = await prepare(wire);
    if (room === null) {
      wire.end();
      return ground.rest(50);
    }
    while (wire.isOpen && ground.goesOn()) {
      const answer = await act(wire, room);
      if (answer?.['ok'] === true) ground.note('done');
      await heed(ground, answer);
    }
    wire.end();
  });
}

async function ownTable(wire: Wire): Promise<string | null> {
  const room = await openTable(wire, 'ludo', '1-2-');
  if (room !== null) await wire.ask('join', joinOf(room));
  return room;
}

/** Each time that is two rows. */
async function fidget(wire: Wire, room: string): Promise<Answer> {
  const id = newId();
  wire.tell('command', { room, id, command: { do: 'sit', player: 1, name: 'Eve' } });
  // A repeated command is answered even when it is accepted.
  wire.tell('command', { room, id: newId(), command: { do: 'stand', player: 1 } });
  return wire.ask('command', { room, id, command: { do: 'sit', player: 1, name: 'Eve' } });
}

const rooms = (addresses: number) => (ground: Ground) =>
  busily(
    ground,
    4 * addresses,
    addresses,
    async () => '',
    (wire) => wire.ask('create', { v, rules: 'ludo', seats: '1234' }),
  );

const TOKEN_CREW = 160;
const TOKENS_AT_ONCE = 100;

export const filling: readonly Attack[] = [
  { name: 'rooms', does: 'opens rooms as fast as one address may', addresses: 1, steps: 0, run: rooms(1) },
  {
    name: 'rooms-of-eight',
    does: 'opens rooms as fast as eight addresses may',
    addresses: 8,
    steps: 0,
    run: rooms(8),
  },
  {
    name: 'rows',
    does: 'fills logs with sitting down and standing up, as fast as eight addresses may',
    addresses: 8,
    steps: 200,
    run: (ground) => busily(ground, 16, 8, ownTable, fidget),
  },
  {
    name: 'renewals',
    does: 'comes back to a seat again and again, for a new token each time, from eight addresses',
    addresses: 8,
    steps: 0,
    run: (ground) =>
      ground.crew(16, async (nth) => {
        const wire = await Wire.enter(ground, nth % 8);
        const room = wire === null ? null : await openTable(wire);
        if (wire === null || room === null) return ground.rest(50);
        let joined = await wire.ask('join', joinOf(room));
        wire.tell('command', { room, id: newId(), command: { do: 'sit', player: 1, name: 'Eve' } });
        while (wire.isOpen && ground.goesOn()) {
          const token = joined?.['token'];
          const answer = await wire.ask('join', {
            ...joinOf(room),
            ...(token === undefined ? {} : { token }),
          });
          if (answer?.['ok'] === true) joined = answer;
          ground.note(answer?.['ok'] === true ? 'done' : 'refused');
          await heed(ground, answer);
        }
        wire.end();
      }),
  },
  {
    name: 'tokens',
    does: 'says of tokens that nobody has that they are kept, as fast as the limits let eight addresses',
    addresses: 8,
    steps: 0,
    run: (ground) =>
      ground.crew(TOKEN_CREW, async (nth) => {
        const wire = await Wire.enter(ground, nth % 8);
        while (wire !== null && wire.isOpen && ground.goesOn()) {
          const answers = await Promise.all(
            Array.from({ length: TOKENS_AT_ONCE }, () =>
              wire.ask('kept', { token: randomBytes(17).toString('base64url').slice(0, 22) }),
            ),
          );
          const refused = answers.filter((answer) => answer?.['ok'] !== true);
          ground.note('kept', answers.length - refused.length);
          ground.note('refused', refused.length);
          await ground.rest(refused.length === 0 ? 1 : 1000);
        }
        wire?.end();
      }),
  },
  {
    name: 'passes',
    does: 'asks for passes and takes seats with guessed ones, from eight addresses',
    addresses: 8,
    steps: 0,
    run: (ground) =>
      busily(ground, 16, 8, ownTable, (wire, room) =>
        ground.chance.holds(0.5)
          ? wire.ask('pass', { room })
          : wire.ask('take', { room, pass: newId().padEnd(22, 'x'), isSure: true }),
      ),
  },
  {
    name: 'talk',
    does: 'talks as much as eight addresses may, in the room of honest people',
    addresses: 8,
    steps: 0,
    run: (ground) =>
      busily(
        ground,
        64,
        8,
        async (wire) => {
          const joined = await wire.ask('join', joinOf(ground.known));
          return joined?.['ok'] === true ? ground.known : null;
        },
        (wire, room) => wire.ask('say', { room, words: { phrase: 'hello' } }),
      ),
  },
  {
    name: 'comings-and-goings',
    does: 'joins and leaves the room of honest people as fast as eight addresses may',
    addresses: 8,
    steps: 0,
    run: (ground) =>
      busily(
        ground,
        64,
        8,
        async () => ground.known,
        async (wire, room) => {
          const answer = await wire.ask('join', joinOf(room));
          await wire.ask('leave', { room });
          return answer;
        },
      ),
  },
];
