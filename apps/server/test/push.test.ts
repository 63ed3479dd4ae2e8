// Telling people of their turn by push, as the services of browsers and the devices see it.
import { createPublicKey, verify } from 'node:crypto';
import type { Refused } from '@ludo/protocol';
import { standardChoices } from '@ludo/room';
import { afterEach, describe, expect, test } from 'vitest';
import { standardLimits } from '../src/limits/limits.ts';
import { drop, playTurn } from './leaving.ts';
import { Device, PushService } from './push-service.ts';
import { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import { noLimits, openServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const ABSENT = 6000;
const FIREFOX = 'https://updates.push.services.mozilla.com/wpush/v2/';

let server: TestServer | null = null;
let service: PushService | null = null;
const guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  await server?.close();
  await service?.close();
  server = service = null;
});

function guest(token?: string): Guest {
  const opened = new Guest(server?.url ?? '', token);
  guests.push(opened);
  return opened;
}

/** Ada (red, to throw) and Ben (yellow), who has gone on to two devices; every die shows a 3. */
async function begin() {
  const clock = new HandClock();
  const pushes = (service = await PushService.open());
  const dice = { throw: (count: number) => ({ faces: Array(count).fill(3), origin: 'scripted' }) };
  server = await openServer({
    dice,
    push: pushes.options,
    limits: { ...noLimits, subscriptionBurst: 30 },
    time: clock.time,
    now: clock.now,
    wait: clock.wait,
  });
  const ada = guest();
  const ben = guest();
  const { room } = await ada.create('jumbo', '1-2-', POSITION, { ...standardChoices, away: 'wait' });
  await ada.join(room);
  await ben.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await ben.must({ do: 'sit', player: 2, name: 'Ben' });
  await ada.must({ do: 'start' });
  return { clock, ada, ben, room, pushes };
}

const wants = (by: Guest, device: Pick<Device, 'subscriber'>, language = 'de') =>
  by.say('push', { room: by.room, language, ...device.subscriber });

describe('a player who wants to be told', () => {
  test('and is away is told once of each turn: encrypted for the device, signed with the keys of the server', async () => {
    const { clock, ada, ben, room, pushes } = await begin();
    const device = new Device(`${FIREFOX}ben`);
    expect(await wants(ben, device)).toEqual({ ok: true });
    await drop(ben, ada);
    await playTurn(ada);
    clock.pass(ABSENT - 1);
    expect(pushes.got).toEqual([]);
    clock.pass(1);
    await pushes.until(1);
    const [pushed] = pushes.got;
    if (pushed === undefined) throw new Error('nothing came');
    expect(pushed.to).toBe(`${FIREFOX}ben`);
    expect(device.read(pushed)).toEqual({ title: 'Du bist dran', body: 'Jumbo Ludo', room });
    expect(pushed.headers).toMatchObject({ urgency: 'high', ttl: '3600' });
    // One of a table replaces another; the service does not learn the link.
    expect(pushed.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify([pushed.to, pushed.headers])).not.toContain(room);
    expect(isSigned(pushed.headers.authorization ?? '', pushes.keys.publicKey)).toEqual({
      aud: 'https://updates.push.services.mozilla.com',
      sub: 'mailto:operator@games.example',
    });
    clock.pass(60_000);
    expect(pushes.got).toHaveLength(1);
  });

  test('and leaves when it is their turn is told, too; whoever comes back in time is not', async () => {
    const { clock, ada, ben, room, pushes } = await begin();
    await wants(ben, new Device(`${FIREFOX}ben`));
    await playTurn(ada);
    clock.pass(10 * ABSENT);
    await drop(ben, ada);
    clock.pass(ABSENT - 1);
    const again = guest(ben.token);
    expect((await again.join(room)).pushKey).toBe(pushes.keys.publicKey);
    clock.pass(1);
    await drop(again, ada);
    clock.pass(ABSENT);
    await pushes.until(1);
    expect(pushes.got).toHaveLength(1);
  });

  test('is told once of a turn, also when the host pauses the game meanwhile', async () => {
    const { clock, ada, ben, room, pushes } = await begin();
    await wants(ben, new Device(`${FIREFOX}ben`));
    await drop(ben, ada);
    await playTurn(ada);
    clock.pass(ABSENT);
    await ada.must({ do: 'pause' });
    await ada.must({ do: 'resume' });
    clock.pass(ABSENT);
    const again = guest(ben.token);
    await again.join(room);
    await playTurn(again);
    await playTurn(ada);
    await drop(again, ada);
    clock.pass(ABSENT);
    await pushes.until(2);
    expect(pushes.got).toHaveLength(2);
  });

  test('is told no more when the service says that the device is gone', async () => {
    const { clock, ada, ben, pushes } = await begin();
    const gone = new Device(`${FIREFOX}gone`);
    const stays = new Device(`${FIREFOX}stays`);
    await wants(ben, gone);
    pushes.status = 410;
    await playTurn(ada);
    await drop(ben, ada);
    clock.pass(ABSENT);
    await pushes.until(1);
    pushes.status = 201;
    const again = guest(ben.token);
    await again.join(ben.room);
    await wants(again, stays);
    await playTurn(again);
    await playTurn(ada);
    await drop(again, ada);
    clock.pass(ABSENT);
    await pushes.until(2);
    expect(pushes.got.map(({ to }) => to)).toEqual([`${FIREFOX}gone`, `${FIREFOX}stays`]);
  });
});

test('so many turns are told at once, and more as time passes', async () => {
  const { clock, ada, ben, pushes } = await begin();
  await wants(ben, new Device(`${FIREFOX}ben`));
  const most = standardLimits.pushBurst;
  let asBen = ben;
  const isTold = async (): Promise<void> => {
    await playTurn(ada);
    await drop(asBen, ada);
    clock.pass(ABSENT);
    asBen = guest(ben.token);
    await asBen.join(ben.room);
    await playTurn(asBen);
  };
  for (let nth = 0; nth < most; nth++) await isTold();
  await pushes.until(most);
  await isTold();
  expect(pushes.got).toHaveLength(most);
  clock.pass((1.1 * 3_600_000) / standardLimits.pushesPerHour);
  await isTold();
  await pushes.until(most + 1);
});

describe('the server sends to nobody else', () => {
  test.each([
    'https://localhost/push',
    'https://127.0.0.1/push',
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://user@fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evilpush.apple.com/a',
    String.raw`https://evil.example\@web.push.apple.com/a`,
    'https://FCM.googleapis.com/a',
    'https://a.b.c.d.e.notify.windows.com/a',
    'https://fcm.googleapis.com/',
    'https://nodes.fcm.googleapis.com/a',
    // Some parsers take the first for this device, and some know no such name as the second.
    `https://${'a'.repeat(300)}.push.apple.com/a`,
    'https://xn--a.push.apple.com/a',
  ])('not to %s', async (endpoint) => {
    const { ben } = await begin();
    expect(await wants(ben, new Device(endpoint))).toMatchObject({
      ok: false,
      refusal: { code: 'malformed' },
    });
  });

  test('not for a key for which nothing can be encrypted', async () => {
    const { ben } = await begin();
    const device = new Device(`${FIREFOX}phone`);
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    expect(await wants(ben, { subscriber: { ...device.subscriber, p256dh } })).toMatchObject({
      refusal: { code: 'malformed', field: 'p256dh' },
    });
  });

  test('not for who only watches, and not where too many devices ask', async () => {
    const { ada, ben } = await begin();
    const watcher = guest();
    await watcher.join(ada.room);
    const device = new Device(`${FIREFOX}watcher`);
    expect(await wants(watcher, device)).toMatchObject({ refusal: { code: 'not-your-seat' } });
    const answers: unknown[] = [];
    for (let nth = 0; nth <= 30; nth++) answers.push(await wants(ben, new Device(`${FIREFOX}${nth}`)));
    expect(answers.filter((answer) => (answer as Refused).ok)).toHaveLength(30);
    expect(answers.at(-1)).toMatchObject({ refusal: { code: 'too-many-changes' } });
  });

  test('and only to the last devices of a person', async () => {
    const { clock, ada, ben, pushes } = await begin();
    const count = standardLimits.subscriptionsPerPerson;
    for (let nth = 0; nth < count + 2; nth++) await wants(ben, new Device(`${FIREFOX}${nth}`));
    await playTurn(ada);
    await drop(ben, ada);
    clock.pass(ABSENT);
    await pushes.until(count);
    expect(pushes.got.map(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: count }, (_, nth) => `${FIREFOX}${nth + 2}`),
    );
  });

  test('not at all without keys, which a page sees when it joins', async () => {
    server = await openServer();
    const ada = guest();
    const { room } = await ada.create('ludo', '1234');
    expect(await ada.join(room)).not.toHaveProperty('pushKey');
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    expect(await wants(ada, new Device(`${FIREFOX}a`))).toMatchObject({ refusal: { code: 'not-allowed' } });
  });
});

/** What the signature holds for: VAPID (RFC 8292). */
function isSigned(authorization: string, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isValid).toBe(true);
  const { exp, ...others } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
  expect(exp * 1000).toBeGreaterThan(Date.now());
  return others;
}
