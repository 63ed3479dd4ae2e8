// Talk at a table, over real sockets: who says it and as what, who hears it, how much, and when it is gone.
import type { Joined, Refused, Said, Words } from '@ludo/protocol';
import { parseMessage, saidSchema } from '@ludo/protocol/schemas';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOf, noLimits } from './test-server.ts';
import type { Guest } from './guest.ts';
import type { TestServer, openServer } from './test-server.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

interface Company {
  readonly place: TestServer;
  readonly room: string;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly eve: Guest;
}

/** Ada, the host, and Bob have seats; Eve watches. */
async function company(...args: Parameters<typeof openServer>): Promise<Company> {
  const place = await server(...args);
  const [ada, bob, eve] = [guest(place.url), guest(place.url), guest(place.url)];
  const { room } = await ada.create('ludo', '1-2-');
  for (const each of [ada, bob, eve]) await each.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  return { place, room, ada, bob, eve };
}

const hello: Words = { phrase: 'hello' };
const codeOf = (answer: unknown): string => (answer as Partial<Refused>).refusal?.code ?? 'ok';
const says = async (who: Guest, words: unknown): Promise<string> =>
  codeOf(await who.say('say', { room: who.room, words }));
const heardBy = async (who: Guest, count: number): Promise<readonly Said[]> => {
  await who.until(() => who.heard.length >= count);
  return who.heard;
};

test('everybody hears the same lines in the same order, players by seat and name, watchers by number', async () => {
  const { place, room, ada, bob, eve } = await company();
  const mia = guest(place.url);
  await mia.join(room);
  const said: Promise<string>[] = [];
  for (let round = 0; round < 5; round++)
    for (const who of [ada, bob, eve, mia]) said.push(says(who, { phrase: 'well-played' }));
  expect(new Set(await Promise.all(said))).toEqual(new Set(['ok']));
  const lines = await heardBy(ada, 20);
  for (const who of [bob, eve, mia]) expect(await heardBy(who, 20)).toEqual(lines);
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1));
  for (const line of lines) expect(parseMessage(saidSchema, line).ok).toBe(true);
  const by = (person: string) => lines.find((line) => line.by.person === person)?.by;
  expect(by(ada.person)).toEqual({ as: 'player', person: ada.person, player: 1, name: 'Ada' });
  expect(by(bob.person)).toEqual({ as: 'player', person: bob.person, player: 2, name: 'Bob' });
  const numbers = [by(eve.person), by(mia.person)].map((each) => (each?.as === 'watcher' ? each.number : 0));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('who stands up speaks as a watcher from then on, and nobody can say as what', async () => {
  const { room, bob } = await company();
  const forged = { room, words: hello, by: { as: 'player', player: 1, name: 'Ada' } };
  expect(codeOf(await bob.say('say', forged))).toBe('malformed');
  await bob.must({ do: 'stand', player: 2 });
  expect(await says(bob, hello)).toBe('ok');
  const [line] = await heardBy(bob, 1);
  expect(line?.by).toEqual({ as: 'watcher', person: bob.person, number: 1 });
});

test('own words only where the table allows them; the host allows them and forbids them again', async () => {
  const { ada, bob, eve } = await company();
  expect(await says(bob, { text: 'hello there' })).toBe('text-not-allowed');
  expect(await bob.act({ do: 'talk', talk: 'text' })).toMatchObject({ refusal: { code: 'not-the-host' } });
  expect(await ada.must({ do: 'talk', talk: 'text' })).toMatchObject({ row: { t: 'talk', k: 'text' } });
  expect(await says(bob, { text: '  hello\n there ' })).toBe('ok');
  expect(await says(eve, { text: 'and from me' })).toBe('ok');
  expect((await heardBy(ada, 2)).map(({ words }) => words)).toEqual([
    { text: 'hello there' },
    { text: 'and from me' },
  ]);
  await ada.must({ do: 'talk', talk: 'phrases' });
  expect(await says(bob, { text: 'hello there' })).toBe('text-not-allowed');
  expect(await says(bob, hello)).toBe('ok');
});

test('a table may be made for own words; markup is told as the text that it is, and what hides is refused', async () => {
  const { url } = await server();
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1-2-', undefined, {
    clock: { kind: 'none' },
    expiry: 'bot',
    away: 'wait',
    grace: 60,
    talk: 'text',
  });
  await ada.join(room);
  const markup = '<img src=x onerror=alert(1)><script>alert(2)</script> 👨‍👩‍👧‍👦 &amp;';
  expect(await says(ada, { text: markup })).toBe('ok');
  expect((await heardBy(ada, 1))[0]?.words).toEqual({ text: markup });
  expect(await says(ada, { text: ' \n ' })).toBe('text-missing');
  expect(await says(ada, { text: 'x'.repeat(201) })).toBe('text-too-long');
  expect(await says(ada, { text: 'x'.repeat(1001) })).toBe('malformed');
  expect(await says(ada, { text: 'abc\u202edef' })).toBe('text-not-readable');
  expect(await says(ada, { text: 'abc\u0000' })).toBe('text-not-readable');
});

test('one talks in the room that one is in, and in no other', async () => {
  const { place, room, ada, bob } = await company();
  const stranger = guest(place.url);
  expect(codeOf(await stranger.say('say', { room, words: hello }))).toBe('not-joined');
  const other = await stranger.create('ludo', '1-2-');
  await stranger.join(other.room);
  expect(codeOf(await stranger.say('say', { room, words: hello }))).toBe('not-joined');
  expect(await says(stranger, hello)).toBe('ok');
  expect(await says(bob, hello)).toBe('ok');
  expect((await heardBy(ada, 1)).map(({ by }) => by.person)).toEqual([bob.person]);
  expect((await heardBy(stranger, 1)).map((line) => line.room)).toEqual([other.room]);
});

test('whoever comes later gets the last hundred lines, oldest first; who comes back gets them again', async () => {
  const { place, room, ada } = await company();
  for (let line = 0; line < 130; line++) await says(ada, hello);
  const late = guest(place.url);
  const { talk } = await late.join(room);
  expect(talk.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, nth) => nth + 31));
  expect((await ada.join(room)).talk).toEqual(talk);
  expect(talk).toEqual(ada.heard.slice(30));
});

test('long lines are kept in smaller number, so that to come costs no more', async () => {
  const { place, room, ada } = await company();
  await ada.must({ do: 'talk', talk: 'text' });
  const long = '👍🏽'.repeat(200);
  for (let line = 0; line < 40; line++) expect(await says(ada, { text: long })).toBe('ok');
  const { talk } = await guest(place.url).join(room);
  expect(talk.map(({ n }) => n)).toEqual([37, 38, 39, 40]);
});

test('talk is in no log, and is gone when everybody has left', async () => {
  const written: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void written.push(line) });
  const place = await server({ log });
  const ada = guest(place.url);
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  await ada.must({ do: 'talk', talk: 'text' });
  expect(await says(ada, { text: 'between you and me' })).toBe('ok');
  expect(await says(ada, { text: 'between you\u0000and me' })).toBe('text-not-readable');
  const other = guest(place.url);
  expect((await other.join(room)).talk).toHaveLength(1);
  await other.say('leave', { room });
  await ada.say('leave', { room });
  const { talk } = await ada.join(room);
  expect(talk).toEqual([]);
  expect(await says(ada, hello)).toBe('ok');
  await ada.until(() => ada.heard.length === 2);
  expect(ada.heard.map(({ n }) => n)).toEqual([1, 1]);
  expect(JSON.stringify(await logOf(place.store, room))).not.toContain('between');
  expect(written.length).toBeGreaterThan(2);
  expect(written.join('')).not.toContain('between');
});

test('nobody is told a token by what anybody says', async () => {
  const { place, room, ada, bob, eve } = await company();
  for (const who of [ada, bob, eve]) await says(who, hello);
  const late = guest(place.url);
  const joined: Joined = await late.join(room);
  expect(joined.talk).toHaveLength(3);
  await heardBy(eve, 3);
  for (const secret of [ada.token, bob.token]) {
    expect(eve.received).not.toContain(secret);
    expect(late.received).not.toContain(secret);
  }
  expect(late.received).toContain(ada.person);
});

test('who talks without end is stopped, with the time to wait; others are not', async () => {
  let clock = 0;
  const limits = { ...noLimits, talkBurst: 3, talkPerSecond: 0.5 };
  const { ada, bob } = await company({ limits, now: () => clock });
  for (const expected of ['ok', 'ok', 'ok', 'too-much-talk']) expect(await says(ada, hello)).toBe(expected);
  expect(await ada.say('say', { room: ada.room, words: hello })).toEqual({
    ok: false,
    refusal: { code: 'too-much-talk', clause: null, retryAfter: 2000 },
  });
  expect(await says(bob, hello)).toBe('ok');
  // A refused line costs nothing.
  for (let tried = 0; tried < 5; tried++) expect(await says(bob, { text: 'no' })).toBe('text-not-allowed');
  expect(await says(bob, hello)).toBe('ok');
  clock += 2000;
  expect(await says(ada, hello)).toBe('ok');
  expect(await says(ada, hello)).toBe('too-much-talk');
});

test('one address under ever new names is stopped, too', async () => {
  const limits = { ...noLimits, talkBurst: 2, talkPerSecond: 1 };
  const { url } = await server({ limits, now: () => 0 });
  const { room } = await guest(url).create('ludo', '1-2-');
  const told: string[] = [];
  for (let person = 0; person < 9; person++) {
    const other = guest(url);
    await other.join(room);
    told.push(await says(other, hello), await says(other, hello));
  }
  expect(told).toEqual([...Array<string>(16).fill('ok'), 'too-much-talk', 'too-much-talk']);
});

test('watchers together cannot drown the players', async () => {
  const limits = { ...noLimits, watchersTalkBurst: 4, watchersTalkPerSecond: 2 };
  const { place, room, ada, eve } = await company({ limits, now: () => 0 });
  const mia = guest(place.url);
  await mia.join(room);
  for (const who of [eve, mia, eve, mia]) expect(await says(who, hello)).toBe('ok');
  for (const who of [eve, mia]) expect(await says(who, hello)).toBe('too-much-talk');
  expect(await says(ada, hello)).toBe('ok');
});

test('one address whose watchers talk without end leaves the others their words', async () => {
  let clock = 0;
  const limits = { ...noLimits, watchersTalkBurst: 20, watchersTalkPerSecond: 2 };
  const { url } = await server({ limits, now: () => clock, trustProxy: true });
  const from = (address: string) => guest(url, undefined, { 'x-forwarded-for': address });
  const ada = from('203.0.113.7');
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  const eve = from('192.0.2.100');
  await eve.join(room);
  for (let second = 0; second < 30; second++) {
    for (let line = 0; line < 25; line++) if ((await says(eve, hello)) !== 'ok') break;
    clock += 1000;
  }
  for (let line = 0; line < 25; line++) if ((await says(eve, hello)) !== 'ok') break;
  expect(await says(ada, hello)).toBe('ok');
});
