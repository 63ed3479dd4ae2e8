// Owns attacks in one breath: a crowd in a room of its own does something at the same moment of which all are told, so
// that its members times its members are to be told.
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { joinOf, newId, openTable, talkativeTable, v } from '../talk.ts';
import { Wire } from '../wire.ts';

/** Connections of each address, and those that enter at the same time. */
const EACH = 480;
const AT_ONCE = 8;
/** Milliseconds between two breaths. */
const PAUSE = 3000;

interface Member {
  readonly wire: Wire;
  readonly nth: number;
}

/** Enters with as many as `addresses` may have; each then joins by what `join` gives. */
async function crowd(
  ground: Ground,
  addresses: number,
  join: (nth: number) => object | null,
): Promise<readonly Member[]> {
  const members: Member[] = [];
  let entered = 0;
  const enter = async (): Promise<void> => {
    while (entered < addresses * EACH && ground.left > 0) {
      const nth = entered++;
      const wire = await Wire.enter(ground, nth % addresses);
      if (wire === null) continue;
      const message = join(nth);
      if (message !== null) await wire.ask('join', message);
      wire.deafen();
      members.push({ wire, nth });
      ground.note('let in');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE * addresses }, enter));
  return members;
}

async function breathe(
  ground: Ground,
  members: readonly Member[],
  act: (member: Member) => void,
): Promise<void> {
  while (ground.goesOn()) {
    for (const member of members) act(member);
    ground.note('breaths');
    await ground.rest(PAUSE);
  }
  for (const { wire } of members) wire.end();
}

/** Four persons with a seat each and a bot on it, who set it again on all connections: each time that is a row. */
const rows = (addresses: number) => async (ground: Ground) => {
  const persons: string[] = [];
  let room = '';
  for (let nth = 0; nth < 4; nth += 1) {
    const wire = await Wire.enter(ground, nth % addresses);
    if (wire === null) return;
    if (nth === 0) room = (await openTable(wire)) ?? '';
    const joined = await wire.ask('join', joinOf(room));
    persons.push(String(joined?.['token']));
    const player = nth + 1;
    const id = newId();
    wire.tell('command', { room, id, command: { do: 'sit', player, name: 'Eve' } });
    // The repeated command is answered even when it is accepted.
    await wire.ask('command', { room, id, command: { do: 'sit', player, name: 'Eve' } });
  }
  const members = await crowd(ground, addresses, (nth) => ({
    ...joinOf(room, 1),
    token: persons[nth % 4],
  }));
  await breathe(ground, members, ({ wire, nth }) =>
    wire.tell('command', {
      room,
      id: newId(),
      command: { do: 'bot', player: (nth % 4) + 1, level: 'sensible' },
    }),
  );
};

const lines = (addresses: number) => async (ground: Ground) => {
  const host = await Wire.enter(ground, 0);
  const room = host === null ? null : await openTable(host);
  if (room === null) return;
  const members = await crowd(ground, addresses, () => joinOf(room, 1));
  await breathe(ground, members, ({ wire }) => wire.tell('say', { room, words: { phrase: 'hello' } }));
};

const joins = (addresses: number) => async (ground: Ground) => {
  const room = await talkativeTable(ground, 0);
  if (room === null) return;
  const members = await crowd(ground, addresses, () => null);
  await breathe(ground, members, ({ wire }) => wire.say(`421${JSON.stringify(['join', joinOf(room)])}`));
};

/** Each opens a room: as many as one address may at once. */
const rooms = (addresses: number) => async (ground: Ground) => {
  const members = await crowd(ground, addresses, () => null);
  await breathe(ground, members, ({ wire }) =>
    wire.say(`421${JSON.stringify(['create', { v, rules: 'ludo', seats: '1234' }])}`),
  );
};

export const breaths: readonly Attack[] = [
  {
    name: 'breath-of-rows',
    does: '480 in a room of one address all do something in one breath, of which each row goes to all',
    addresses: 1,
    steps: 0,
    run: rows(1),
  },
  {
    name: 'breath-of-rows-of-four',
    does: 'the same from four addresses, with four times as many',
    addresses: 4,
    steps: 0,
    run: rows(4),
  },
  {
    name: 'breath-of-talk',
    does: '1,920 of four addresses all say something in their room in one breath',
    addresses: 4,
    steps: 0,
    run: lines(4),
  },
  {
    name: 'breath-of-joins',
    does: '1,920 of four addresses join a room of much talk in one breath',
    addresses: 4,
    steps: 0,
    run: joins(4),
  },
  {
    name: 'breath-of-rooms',
    does: '1,920 of four addresses open rooms in one breath',
    addresses: 4,
    steps: 0,
    run: rooms(4),
  },
];
