// Seats move to another device by a pass: once, within ten minutes, in this room, and only for its holder.
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { Refused } from '@ludo/protocol';
import { playersOf } from '@ludo/room';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASS_LASTS } from '../src/people/passes.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import { logOf, noLimits, openServer } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { TestServer } from './test-server.ts';

const MID_GAME = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const guests: Guest[] = [];
let clock: HandClock;
let place: TestServer;
let written = '';
let isBroken = false;

beforeEach(async () => {
  clock = new HandClock();
  written = '';
  isBroken = false;
  const store = openMemoryStore();
  place = await openServer({
    dice: scriptedDice([], 1),
    time: clock.time,
    now: clock.now,
    wait: clock.wait,
    log: pino({ level: 'trace' }, { write: (line: string) => void (written += line) }),
    store: {
      ...store,
      append: (rows) =>
        isBroken
          ? Promise.resolve({ ok: false, error: { code: 'failed', reason: 'disk full' } })
          : store.append(rows),
    },
  });
});
afterEach(async () => {
  for (const each of guests.splice(0)) each.leave();
  await place.close();
});

function guest(token?: string): Guest {
  const came = new Guest(place.url, token);
  guests.push(came);
  return came;
}

/** Ada, the host, and Ben play; her throw lies; her phone and a stranger watch. */
async function midGame() {
  const [ada, ben, phone, eve] = [guest(), guest(), guest(), guest()];
  const { room } = await ada.create('jumbo', '1-2-', MID_GAME);
  for (const each of [ada, ben, phone, eve]) await each.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await ben.must({ do: 'sit', player: 2, name: 'Ben' });
  await ada.must({ do: 'start' });
  await ada.must({ do: 'throw', ply: ada.state?.ply ?? 0 });
  await phone.until(() => phone.state?.seq === ada.state?.seq);
  return { room, ada, ben, phone, eve };
}

async function passOf(each: Guest): Promise<{ pass: string; until: number }> {
  const answer = (await each.say('pass', { room: each.room })) as { ok: true; pass: string; until: number };
  expect(answer).toMatchObject({ ok: true });
  return answer;
}

const take = (each: Guest, pass: string, isSure = true): Promise<unknown> =>
  each.say('take', { room: each.room, pass, isSure });
const refused = (code: string): Refused =>
  ({ ok: false, refusal: { code, clause: null } }) as unknown as Refused;

describe('a pass', () => {
  test('takes the seat along in mid-game: the new device plays on, the old one cannot any more', async () => {
    const { ada, ben, phone } = await midGame();
    const { pass, until } = await passOf(ada);
    expect(until).toBe(clock.time() + PASS_LASTS);
    expect(await take(phone, pass)).toEqual({ ok: true, players: [1] });
    for (const each of [ada, ben, phone]) await each.until(() => each.rows.at(-1)?.row.t === 'move');
    expect(ben.rows.at(-1)?.row).toEqual({ t: 'move', from: ada.person, who: phone.person });
    expect(ben.state?.host).toBe(phone.person);
    const { ply = 0 } = ada.state ?? {};
    expect(await ada.act({ do: 'play', ply, play: '-' })).toEqual(refused('not-your-turn'));
    const command = phone.nextCommand();
    expect(command?.do).toBe('play');
    if (command !== null) await phone.must(command);
    // The old device watches, and counts as a watcher.
    await ben.until(() => ben.presences.at(-1)?.watchers === 2);
    expect(ben.presences.at(-1)).toMatchObject({ here: [1, 2], watchers: 2 });
  });

  test('asked about, says whose seats they are and changes nothing', async () => {
    const { ada, phone, room } = await midGame();
    const { pass } = await passOf(ada);
    const before = await logOf(place.store, room);
    expect(await take(phone, pass, false)).toEqual({ ok: true, players: [1] });
    expect(await logOf(place.store, room)).toEqual(before);
    expect(await take(phone, pass)).toEqual({ ok: true, players: [1] });
  });

  test('takes all seats of its person along, and comes back by another', async () => {
    const ada = guest();
    const { room } = await ada.create('jumbo', '1-2-');
    await ada.join(room);
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    await ada.must({ do: 'sit', player: 2, name: 'Bob' });
    const phone = guest();
    await phone.join(room);
    expect(await take(phone, (await passOf(ada)).pass)).toEqual({ ok: true, players: [1, 2] });
    expect(await take(ada, (await passOf(phone)).pass)).toEqual({ ok: true, players: [1, 2] });
    await ada.until(() => ada.state !== null && playersOf(ada.state, ada.person).length === 2);
    expect(ada.state?.host).toBe(ada.person);
  });

  test('is good once; whoever took the seats by it may ask again without harm', async () => {
    const { ada, phone, eve, room } = await midGame();
    const { pass } = await passOf(ada);
    await take(phone, pass);
    expect(await take(eve, pass)).toEqual(refused('pass-unknown'));
    expect(await take(phone, pass)).toEqual({ ok: true, players: [1] });
    const log = await logOf(place.store, room);
    expect(log.filter(({ row }) => row.t === 'move')).toHaveLength(1);
  });

  test('is good for one of two who bring it at the same moment', async () => {
    const { ada, phone, eve } = await midGame();
    const { pass } = await passOf(ada);
    const answers = await Promise.all([take(phone, pass), take(eve, pass)]);
    expect(answers).toEqual([{ ok: true, players: [1] }, refused('pass-unknown')]);
  });

  test('is good for one who brings it twice at the same moment', async () => {
    const { ada, phone, room } = await midGame();
    const { pass } = await passOf(ada);
    const answers = await Promise.all([take(phone, pass), take(phone, pass)]);
    expect(answers).toEqual([1, 2].map(() => ({ ok: true, players: [1] })));
    const log = await logOf(place.store, room);
    expect(log.filter(({ row }) => row.t === 'move')).toHaveLength(1);
  });

  test('is not used up by a row that could not be written', async () => {
    const { ada, phone } = await midGame();
    const { pass } = await passOf(ada);
    isBroken = true;
    expect(await take(phone, pass)).toEqual(refused('storage-failed'));
    isBroken = false;
    expect(await take(phone, pass)).toEqual({ ok: true, players: [1] });
  });

  test('is good for ten minutes by the clock of the server', async () => {
    const { ada, phone, eve } = await midGame();
    const { pass } = await passOf(ada);
    const early = await passOf(ada);
    clock.pass(PASS_LASTS - 1);
    expect(await take(eve, early.pass, false)).toMatchObject({ ok: true });
    clock.pass(1);
    expect(await take(phone, pass)).toEqual(refused('pass-unknown'));
  });

  test('is one of the last three that were asked for', async () => {
    const { ada, phone } = await midGame();
    const passes = [];
    for (let nth = 0; nth < 4; nth += 1) passes.push((await passOf(ada)).pass);
    expect(await take(phone, passes[0] ?? '', false)).toEqual(refused('pass-unknown'));
    for (const pass of passes.slice(1)) expect(await take(phone, pass, false)).toMatchObject({ ok: true });
  });

  test('is of one room, of a holder, and of no use to the same person', async () => {
    const { ada, phone, eve, room } = await midGame();
    const { pass } = await passOf(ada);
    expect(await take(ada, pass)).toEqual(refused('pass-own'));
    expect(await eve.say('pass', { room })).toEqual(refused('not-allowed'));
    expect(await take(eve, 'abcdefghijklmnopqrstuv')).toEqual(refused('pass-unknown'));
    const other = guest();
    const second = await other.create('jumbo', '1-2-');
    await other.join(second.room);
    expect(await take(other, pass)).toEqual(refused('pass-unknown'));
    expect(await other.say('take', { room, pass, isSure: true })).toEqual(refused('not-joined'));
    expect(await guest().say('pass', { room })).toEqual(refused('not-joined'));
    expect(await take(phone, pass)).toMatchObject({ ok: true });
  });

  test('takes along nothing when its person has left the seat meanwhile', async () => {
    const { ada, phone } = await midGame();
    const { pass } = await passOf(ada);
    await ada.must({ do: 'stand', player: 1 });
    expect(await take(phone, pass)).toEqual(refused('pass-empty'));
  });

  test('counts as a change of the table, of which nobody makes any number', async () => {
    const narrow = await openServer({ limits: { ...noLimits, changeBurst: 1, changesPerHour: 1 } });
    const [ada, phone] = [new Guest(narrow.url), new Guest(narrow.url)];
    const { room } = await ada.create('jumbo', '1-2-');
    await ada.join(room);
    await phone.join(room);
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    expect(await take(phone, (await passOf(ada)).pass)).toMatchObject({ ok: true });
    await ada.until(() => ada.state?.host === phone.person);
    await ada.say('leave', { room });
    await phone.until(() => phone.state?.host === phone.person);
    const third = new Guest(narrow.url);
    await third.join(room);
    expect(await take(third, (await passOf(phone)).pass)).toMatchObject({ ok: true });
    await phone.until(() => phone.state?.host === third.person);
    expect(await take(phone, (await passOf(third)).pass)).toMatchObject({
      ok: false,
      refusal: { code: 'too-many-changes' },
    });
    for (const each of [ada, phone, third]) each.leave();
    await narrow.close();
  });
});

test('a seat that was away is at the table again, and stays while its new device is there', async () => {
  const { ada, ben, phone } = await midGame();
  const { pass } = await passOf(ada);
  ada.leave();
  await ben.until(() => ben.presences.at(-1)?.here.length === 1);
  clock.pass(5000);
  await ben.until(() => ben.state?.seatList[0]?.state === 'away');
  await take(phone, pass);
  await ben.until(() => ben.state?.seatList[0]?.state === 'held');
  clock.pass(60_000);
  await ben.must({ do: 'stand', player: 2 });
  expect(ben.state?.seatList[0]).toMatchObject({ state: 'held', person: phone.person });
});

test('no pass and no token is ever sent to another, or written to any log', async () => {
  const { room, ada, ben, phone, eve } = await midGame();
  const first = ada.token ?? '';
  const again = guest(first);
  await again.join(room);
  await again.say('kept', { token: again.token });
  await guest().say('join', { v: PROTOCOL_VERSION, room, lastSeq: 0, token: first });
  const { pass } = await passOf(again);
  const unused = await passOf(ada);
  await take(eve, 'abcdefghijklmnopqrstuv');
  await take(phone, pass);
  await ben.until(() => ben.rows.at(-1)?.row.t === 'move');
  const rows = JSON.stringify(await logOf(place.store, room));
  const secrets = [first, again.token ?? '', ben.token ?? '', phone.token ?? '', pass, unused.pass];
  expect(new Set(secrets).size).toBe(secrets.length);
  for (const secret of secrets) {
    expect(secret).toHaveLength(22);
    expect(rows).not.toContain(secret);
    expect(written).not.toContain(secret);
    expect(eve.received).not.toContain(secret);
  }
  expect(again.received).toContain(pass);
  for (const each of [ben, eve, phone]) expect(each.received).not.toContain(pass);
  expect(written).toContain('seats move to another device');
});
