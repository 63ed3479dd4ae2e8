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
/** Of one address, tables with bots; and milliseconds more, until the bots have played. */
const TABLES = 58;
const BOTS = 500;
const CROWDED = 'uckers 1234 4.15.29.50/8.20.30.41/7.12.30.40/3.14.25.36 R ? -';
/** The bot weighs what it may announce for as long as it ever does. */
const ANNOUNCED =
  'uckers+blowBack+snakeEyes=outAndIn+suckBack 1234 2.15.15.71/15.31.49.57/b.0.49.67/15.22.42.49 B ? -';

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

/** Tables with bots, of which one is to throw, that are paused and go on in one breath. */
const dues = (addresses: number, position: string) => async (ground: Ground) => {
  const [rules = ''] = position.split(' ');
  const tables: { readonly wire: Wire; readonly room: string }[] = [];
  const all = (command: object): void => {
    for (const { wire, room } of tables) wire.tell('command', { room, id: newId(), command });
  };
  for (let nth = 0; nth < addresses * TABLES && ground.left > 0; nth += 1) {
    const wire = await Wire.enter(ground, nth % addresses);
    const opened = await wire?.ask('create', { v, rules, seats: '1234', position });
    if (wire === null || opened?.['ok'] !== true) continue;
    const [room, token] = [String(opened['room']), opened['token']];
    await wire.ask('join', { ...joinOf(room), token });
    const tell = (command: object): void => wire.tell('command', { room, id: newId(), command });
    tell({ do: 'sit', player: 2, name: 'Eve' });
    for (const player of [1, 3, 4]) tell({ do: 'bot', player, level: 'sensible' });
    tell({ do: 'start' });
    tell({ do: 'pause' });
    await wire.answered();
    tables.push({ wire, room });
    ground.note('let in');
  }
  while (ground.goesOn()) {
    all({ do: 'resume' });
    ground.note('breaths');
    await ground.rest(PAUSE + BOTS);
    all({ do: 'pause' });
    await ground.rest(BOTS);
  }
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
  {
    name: 'dues-in-a-breath',
    does: 'the bots of 464 tables of eight addresses, which are paused and go on in one breath, all play at the same moment',
    addresses: 8,
    least: 30_000,
    steps: 0,
    run: dues(8, CROWDED),
  },
  {
    name: 'announcements-in-a-breath',
    does: 'the same at 58 tables of one address, where bots weigh what to announce before a throw',
    addresses: 1,
    least: 10_000,
    bots: 'timed',
    steps: 0,
    run: dues(1, ANNOUNCED),
  },
  {
    name: 'announcements-of-many',
    does: 'the same at 464 tables of eight addresses',
    addresses: 8,
    least: 30_000,
    bots: 'timed',
    steps: 0,
    run: dues(8, ANNOUNCED),
  },
];
