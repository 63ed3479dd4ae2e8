// The public list of tables: what is in it, in which order, and what never is.
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { Created, PublicTables } from '@ludo/protocol';
import { standardChoices, type GivenChoices } from '@ludo/room';
import { printPosition } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { standardLimits } from '../src/limits/limits.ts';
import { drop } from './leaving.ts';
import type { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import { noLimits } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';

const listed: GivenChoices = { ...standardChoices, listed: true };

const house = visits();
let server: TestServer | null = null;

/** The clock of the limits. A list is used for a second, so each look is a second later. */
let now = 0;
async function open(options: Parameters<typeof house.server>[0] = {}): Promise<HandClock> {
  const clock = new HandClock();
  server = await house.server({ time: clock.time, wait: clock.wait, now: () => now, ...options });
  return clock;
}

const guest = (token?: string): Guest => house.guest(server?.url ?? '', token);

async function answer(headers: Record<string, string> = {}): Promise<Response> {
  now += 1000;
  return fetch(`${server?.url}/tables`, { headers });
}
const list = async (): Promise<PublicTables> => (await (await answer()).json()) as PublicTables;
const roomsListed = async (): Promise<readonly string[]> => (await list()).tables.map(({ room }) => room);

/** Somebody who has made a table and sits at it. */
async function host(name: string, table: GivenChoices = listed, seats = '1-2-'): Promise<Guest> {
  const made = guest();
  const { room } = await made.create('jumbo', seats, undefined, table);
  await made.join(room);
  await made.must({ do: 'sit', player: 1, name });
  return made;
}

async function join(room: string, token?: string): Promise<Guest> {
  const come = guest(token);
  await come.join(room);
  return come;
}

describe('a table is in the list', () => {
  test('when its host made it public, with just these fields', async () => {
    const clock = await open();
    const ada = await host('Ada', listed, '1234');
    await ada.must({ do: 'bot', player: 3, level: 'sensible' });
    await join(ada.room);
    expect(await list()).toEqual({
      tables: [
        {
          room: ada.room,
          rules: 'jumbo',
          seats: [
            { player: 1, colours: [0], state: 'person', name: 'Ada' },
            { player: 2, colours: [1], state: 'open' },
            { player: 3, colours: [2], state: 'bot' },
            { player: 4, colours: [3], state: 'open' },
          ],
          phase: 'gathering',
          watchers: 1,
          since: clock.time(),
        },
      ],
      kept: { gathering: 7, playing: 90, over: 365 },
    });
  });

  test('with the pieces as they stand, once a game has begun', async () => {
    await open();
    const ada = await host('Ada');
    await ada.must({ do: 'bot', player: 2, level: 'sensible' });
    await ada.must({ do: 'start' });
    await ada.until(() => ada.state?.phase === 'playing');
    const position = ada.state?.position;
    if (position === undefined || position === null) throw new Error('no game is played');
    expect((await list()).tables[0]?.position).toBe(printPosition(position));
  });

  test('as a quick one, where its games begin with a head start', async () => {
    await open();
    const ada = guest();
    const wish = { v: PROTOCOL_VERSION, rules: 'jumbo', seats: '1-2-', headStart: true, table: listed };
    const { room, token } = (await ada.say('create', wish)) as Created;
    ada.token = token;
    await ada.join(room);
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    expect((await list()).tables).toMatchObject([{ room, headStart: true }]);
  });

  test('under the name of its rules, where they have one', async () => {
    await open();
    const ada = guest();
    const own = { rules: 'jumbo+captureThrows', rulesName: 'HMS Example' };
    const wish = { v: PROTOCOL_VERSION, ...own, seats: '1-2-', table: listed };
    const { room, token } = (await ada.say('create', wish)) as Created;
    ada.token = token;
    await ada.join(room);
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    expect((await list()).tables).toMatchObject([{ room, ...own }]);
  });

  test('never when it is by link only, whoever is at it', async () => {
    await open();
    const ada = await host('Ada', standardChoices);
    const { listed: _, ...older } = standardChoices;
    await host('Old', older);
    await join(ada.room);
    expect(await roomsListed()).toEqual([]);
  });

  test('from when its host makes it public until it is private again; nobody else can', async () => {
    await open();
    const ada = await host('Ada', standardChoices);
    const eve = await join(ada.room);
    expect(await eve.act({ do: 'list', listed: true })).toMatchObject({ refusal: { code: 'not-the-host' } });
    expect(await roomsListed()).toEqual([]);
    await ada.must({ do: 'list', listed: true });
    expect(await roomsListed()).toEqual([ada.room]);
    await eve.until(() => eve.state?.table.listed === true);
    await ada.must({ do: 'list', listed: false });
    expect(await roomsListed()).toEqual([]);
  });

  test('while a player is there: whoever watches holds none open', async () => {
    await open();
    const ada = await host('Ada');
    const eve = await join(ada.room);
    const only = guest();
    const { room } = await only.create('jumbo', '1-2-', undefined, listed);
    await only.join(room);
    expect(await roomsListed()).toEqual([ada.room]);
    await drop(ada, eve);
    expect(await roomsListed()).toEqual([]);
    await join(ada.room, ada.token);
    expect(await roomsListed()).toEqual([ada.room]);
  });

  test('with the seat of whoever was taken off it open, and a bot under the name of the one for whom it plays', async () => {
    await open();
    const ada = await host('Ada', { ...listed, away: 'bot' });
    const ben = await join(ada.room);
    await ben.must({ do: 'sit', player: 2, name: 'Ben' });
    await ada.must({ do: 'remove', player: 2 });
    expect((await list()).tables[0]?.seats[1]).toEqual({ player: 2, colours: [2], state: 'open' });
    const cem = await join(ada.room);
    // From a removed person's address: the host is asked.
    expect(await cem.act({ do: 'sit', player: 2, name: 'Cem' })).toMatchObject({
      refusal: { code: 'host-asked' },
    });
    await ada.until(() => ada.questions.length === 1);
    await ada.say('answer', { room: ada.room, n: 1, says: 'yes' });
    await cem.until(() => cem.state?.seatList[1]?.state === 'held');
    await ada.must({ do: 'start' });
    await cem.must({ do: 'bot', player: 2, level: 'random' });
    const [table] = (await list()).tables;
    expect(table).toMatchObject({ phase: 'playing' });
    expect(table?.seats[1]).toEqual({ player: 2, colours: [2], state: 'bot', name: 'Cem' });
  });
});

describe('the list', () => {
  test('has tables with a free seat first, then games, then the full ones, each time the newest first', async () => {
    const clock = await open();
    const make = async (name: string, isFull: boolean, isPlaying = false): Promise<string> => {
      clock.pass(1000);
      const made = await host(name);
      if (isFull) await made.must({ do: 'bot', player: 2, level: 'random' });
      if (isPlaying) await made.must({ do: 'start' });
      return made.room;
    };
    const full = await make('Full', true);
    const played = await make('Played', true, true);
    const older = await make('Older', false);
    const newer = await make('Newer', false);
    expect(await roomsListed()).toEqual([newer, older, played, full]);
  });

  test('has no more than fifty tables', async () => {
    await open();
    await Promise.all(Array.from({ length: 51 }, (_, nth) => host(`Host ${nth}`)));
    expect(await roomsListed()).toHaveLength(50);
  });

  test('holds no token, no name of a person but the chosen one, and nothing of who watches', async () => {
    await open();
    const ada = await host('Ada');
    const ben = await join(ada.room);
    await ben.must({ do: 'sit', player: 2, name: 'Ben' });
    const eve = await join(ada.room);
    await ada.must({ do: 'start' });
    const got = await answer();
    const everything = JSON.stringify([...got.headers]) + (await got.text());
    expect(everything).toContain('"Ben"');
    for (const { token, person, socket } of [ada, ben, eve]) {
      for (const secret of [token, person, socket.id]) {
        expect(secret).toMatch(/^[\w-]{20,}$/);
        expect(everything).not.toContain(secret);
      }
    }
  });

  test('is made once a second, and an unchanged one is not sent again', async () => {
    await open();
    const ada = await host('Ada');
    const first = await answer();
    const etag = first.headers.get('etag') ?? '';
    const bytes = await first.text();
    await ada.must({ do: 'bot', player: 2, level: 'random' });
    expect(await (await fetch(`${server?.url}/tables`)).text()).toBe(bytes);
    const changed = await answer({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).not.toBe(bytes);
    const same = await answer({ 'if-none-match': changed.headers.get('etag') ?? '' });
    expect([same.status, await same.text()]).toEqual([304, '']);
  });

  test('comes with the headers of every page, and is only read', async () => {
    await open();
    const got = await answer();
    expect(got.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(got.headers.get('cache-control')).toBe('no-cache');
    expect(got.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    expect(got.headers.get('access-control-allow-origin')).toBeNull();
    const head = await fetch(`${server?.url}/tables`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${server?.url}/tables`, { method: 'POST' })).status).toBe(404);
  });

  test('is not filled by a few addresses: of too many each has its first ones in it', async () => {
    const clock = await open({ trustProxy: true });
    const hostFrom = async (name: string, address: string): Promise<Guest> => {
      const made = house.guest(server?.url ?? '', undefined, { 'x-forwarded-for': address });
      const { room } = await made.create('jumbo', '1-2-', undefined, listed);
      await made.join(room);
      await made.must({ do: 'sit', player: 1, name });
      return made;
    };
    const ada = await hostFrom('Ada', '10.0.0.1');
    clock.pass(1000);
    const others = Array.from({ length: 60 }, (_, nth) => hostFrom('Eve', `10.0.1.${nth % 6}`));
    await Promise.all(others);
    const rooms = await roomsListed();
    expect(rooms).toHaveLength(50);
    // It is the oldest, and stands where it belongs.
    expect(rooms.at(-1)).toBe(ada.room);
  });

  test('is not filled by one address: beyond its share a table is made by link only', async () => {
    const { listingBurst, listingsPerHour } = standardLimits;
    await open({ limits: { ...noLimits, listingBurst: 2, listingsPerHour } });
    expect(listingBurst).toBeLessThan(50);
    const ada = await host('Ada');
    const ben = await host('Ben', standardChoices);
    await ben.must({ do: 'list', listed: true });
    await ben.must({ do: 'list', listed: false });
    const retryAfter = expect.any(Number) as number;
    const tooMany = { ok: false, refusal: { code: 'too-many-public', clause: null, retryAfter } };
    expect(await ben.act({ do: 'list', listed: true })).toEqual(tooMany);
    await expect(host('Cem')).rejects.toThrow('too-many-public');
    const dan = await host('Dan', standardChoices);
    expect(await roomsListed()).toEqual([ada.room]);
    now += 3_600_000 / listingsPerHour;
    // Refused for another reason, it is not used up.
    const made = dan.say('create', {
      v: PROTOCOL_VERSION,
      rules: 'ludo',
      seats: 'nobody',
      table: { ...standardChoices, listed: true },
    });
    expect(await made).toMatchObject({ refusal: { code: 'setup' } });
    await dan.must({ do: 'list', listed: true });
  });
});
