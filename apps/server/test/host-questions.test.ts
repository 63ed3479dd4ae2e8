// Questions to the host, over real sockets: who may ask and how often, who is told, what the answer does, and what
// expires. A proxy's header gives the guests several addresses.
import { parseMessage, serverMessages } from '@ludo/protocol/schemas';
import type { Refused } from '@ludo/protocol';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { HandClock } from './hand-clock.ts';
import { logOf, noLimits } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { Guest } from './guest.ts';
import type { TestServer, openServer } from './test-server.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();
const BRIEFLY = 5000;
const HOME = '203.0.113.7';
const AWAY = '198.51.100.4';
const ELSEWHERE = '192.0.2.80';
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

interface Company {
  readonly place: TestServer;
  readonly clock: HandClock;
  readonly room: string;
  readonly ada: Guest;
  readonly bo: Guest;
  readonly cem: Guest;
}

/**
 * Ada, the host, Bo and Cem at a table of three, each at an address of their own. Default limits and a clock moved by
 * hand.
 */
async function company(options: Parameters<typeof openServer>[0] = {}): Promise<Company> {
  const clock = new HandClock();
  const now = (): number => clock.time();
  const place = await server({ trustProxy: true, wait: clock.wait, time: clock.time, now, ...options });
  const ada = guest(place.url, undefined, from(HOME));
  const bo = guest(place.url, undefined, from(AWAY));
  const cem = guest(place.url, undefined, from(ELSEWHERE));
  const { room } = await ada.create('jumbo', '123-', 'jumbo 123- b.b.b.4/b.b.b.4/b.b.b.4/- R ? -');
  for (const [nth, who] of [ada, bo, cem].entries()) {
    await who.join(room);
    await who.must({ do: 'sit', player: nth + 1, name: ['Ada', 'Bo', 'Cem'][nth] ?? '' });
  }
  return { place, clock, room, ada, bo, cem };
}

const codeOf = (answer: unknown): string => {
  if (typeof answer === 'object' && answer !== null && 'row' in answer) return 'a row';
  return (answer as Partial<Refused>).refusal?.code ?? 'ok';
};
const asks = (who: Guest, wish: object = { do: 'end' }): Promise<unknown> =>
  who.say('ask', { room: who.room, wish });
const answers = async (who: Guest, n: number, says: 'yes' | 'no'): Promise<string> =>
  codeOf(await who.say('answer', { room: who.room, n, says }));
const sits = async (who: Guest, player: number, name: string): Promise<string> =>
  codeOf(await who.act({ do: 'sit', player, name }));
const isAsked = (host: Guest, questions: number): Promise<void> =>
  host.until(() => host.questions.length === questions);
const hears = (who: Guest, is: string): Promise<void> => who.until(() => who.wished.at(-1)?.is === is);
/** Resolves when everything sent to these guests before has come. */
const settled = async (...guests: readonly Guest[]): Promise<void> => {
  for (const who of guests) await who.say('leave-nothing');
};

describe('a player who wants to end the game', () => {
  test('asks; the host alone is told, and the yes ends it', async () => {
    const { ada, bo, cem } = await company();
    await ada.must({ do: 'start' });
    await bo.until(() => bo.state?.phase === 'playing');
    expect(codeOf(await bo.act({ do: 'end' }))).toBe('not-the-host');
    expect(codeOf(await asks(bo))).toBe('ok');
    await isAsked(ada, 1);
    expect(ada.questions).toEqual([{ n: 1, to: 'end', player: 2, name: 'Bo' }]);
    await hears(bo, 'asked');
    expect(await answers(ada, 1, 'yes')).toBe('ok');
    await cem.until(() => cem.state?.phase === 'over');
    expect(cem.state?.ending).toEqual({ by: 'person', person: ada.person });
    await hears(bo, 'yes');
    await isAsked(ada, 0);
    expect([cem.timesAsked, cem.wished]).toEqual([0, []]);
    for (const each of bo.wished) expect(parseMessage(serverMessages.wished, each).ok).toBe(true);
  });

  test('is told the no, and the game goes on; with no answer it goes on as well', async () => {
    const { ada, bo, cem } = await company({ dice: scriptedDice([1, 2]) });
    await ada.must({ do: 'start' });
    await asks(bo);
    await asks(cem);
    await isAsked(ada, 2);
    expect(await answers(ada, 1, 'no')).toBe('ok');
    await hears(bo, 'no');
    expect(ada.questions.map(({ name }) => name)).toEqual(['Cem']);
    expect(await answers(ada, 1, 'yes')).toBe('question-gone');
    expect(codeOf(await ada.act({ do: 'throw', ply: 1 }))).toBe('a row');
    expect(ada.state?.phase).toBe('playing');
    expect(cem.wished.at(-1)?.is).toBe('asked');
  });

  test.each<[string, (company: Company) => Guest, string]>([
    ['the host, who ends it', ({ ada }) => ada, 'stale'],
    ['a watcher', ({ place }) => guest(place.url), 'not-allowed'],
  ])('%s does not ask', async (_what, who, code) => {
    const all = await company();
    await all.ada.must({ do: 'start' });
    const asker = who(all);
    await asker.join(all.room);
    expect(codeOf(await asks(asker))).toBe(code);
    expect(all.ada.timesAsked).toBe(0);
  });

  test('is told that there is nothing to end before a game, and who is in no room asks nobody', async () => {
    const { bo, place, room } = await company();
    expect(codeOf(await asks(bo))).toBe('not-started');
    const stranger = guest(place.url);
    expect(codeOf(await stranger.say('ask', { room, wish: { do: 'end' } }))).toBe('not-joined');
    expect(codeOf(await stranger.say('answer', { room, n: 1, says: 'yes' }))).toBe('not-joined');
  });

  test('alone with bots ends it at once, while the host watches', async () => {
    const { url } = await server();
    const [ada, bo] = [guest(url), guest(url)];
    const { room } = await ada.create('jumbo', '123-');
    for (const who of [ada, bo]) await who.join(room);
    for (const player of [1, 3]) await ada.must({ do: 'bot', player, level: 'random' });
    await bo.must({ do: 'sit', player: 2, name: 'Bo' });
    await bo.must({ do: 'start' });
    expect(codeOf(await asks(bo))).toBe('stale');
    await bo.must({ do: 'end' });
    await ada.until(() => ada.state?.phase === 'over');
  });

  test('asks once a minute; to ask the same again meanwhile changes nothing', async () => {
    const { ada, bo, clock } = await company();
    await ada.must({ do: 'start' });
    for (let time = 0; time < 5; time++) expect(codeOf(await asks(bo))).toBe('ok');
    await isAsked(ada, 1);
    expect(ada.timesAsked).toBe(1);
    await answers(ada, 1, 'no');
    await hears(bo, 'no');
    clock.pass(20_000);
    expect(await asks(bo)).toEqual({
      ok: false,
      refusal: { code: 'asked-lately', clause: null, retryAfter: expect.closeTo(40_000, -1) as number },
    });
    clock.pass(40_001);
    expect(codeOf(await asks(bo))).toBe('ok');
    await isAsked(ada, 1);
  });

  test('who asks the same again is told once more, and no other page of theirs', async () => {
    const { ada, bo, room, place } = await company();
    await ada.must({ do: 'start' });
    const other = guest(place.url, bo.token);
    await other.join(room);
    for (let time = 0; time < 5; time++) await asks(bo);
    await settled(bo, other);
    expect([bo.wished.length, other.wished.length]).toEqual([5, 1]);
  });

  test('only the host answers, and only what is open', async () => {
    const { ada, bo, cem } = await company();
    await ada.must({ do: 'start' });
    await asks(bo);
    for (const says of ['yes', 'no'] as const) {
      expect(await answers(bo, 1, says)).toBe('not-the-host');
      expect(await answers(cem, 1, says)).toBe('not-the-host');
    }
    expect(await answers(ada, 2, 'yes')).toBe('question-gone');
    expect(ada.questions).toHaveLength(1);
  });
});

describe('a question', () => {
  test('is there for a host who reloads, and for an asker who does', async () => {
    const { ada, bo, room } = await company();
    await ada.must({ do: 'start' });
    await asks(bo);
    const again = await ada.join(room);
    expect(again.questions).toEqual([{ n: 1, to: 'end', player: 2, name: 'Bo' }]);
    expect(again.wishes).toBeUndefined();
    const back = await bo.join(room);
    expect([back.questions, back.wishes]).toEqual([undefined, 'end']);
  });

  test.each<[string, (company: Company) => Promise<unknown>]>([
    ['the asker stands up', ({ bo }) => bo.must({ do: 'stand', player: 2 })],
    ['the asker is taken off the seat', ({ ada }) => ada.must({ do: 'remove', player: 2 })],
    ['the asker becomes host', ({ ada }) => ada.must({ do: 'host', player: 2 })],
  ])('goes when %s', async (_what, happens) => {
    const all = await company();
    await all.ada.must({ do: 'start' });
    await asks(all.bo);
    await isAsked(all.ada, 1);
    await happens(all);
    await isAsked(all.ada, 0);
    await hears(all.bo, 'gone');
    expect(all.bo.questions).toEqual([]);
  });

  test.each<['end' | 'close']>([['end'], ['close']])(
    'is answered by the %s of the host, too',
    async (what) => {
      const { ada, bo } = await company();
      await ada.must({ do: 'start' });
      await asks(bo);
      await isAsked(ada, 1);
      await ada.must({ do: what });
      await isAsked(ada, 0);
      await hears(bo, 'yes');
    },
  );

  test('goes when the asker has been gone for some seconds', async () => {
    const { ada, bo, clock } = await company();
    await ada.must({ do: 'start' });
    await asks(bo);
    await isAsked(ada, 1);
    await ada.until(() => ada.presences.at(-1)?.here.join() === '1,2,3');
    bo.leave();
    await ada.until(() => ada.presences.at(-1)?.here.join() === '1,3');
    expect(ada.questions).toHaveLength(1);
    clock.pass(BRIEFLY);
    await isAsked(ada, 0);
  });

  test('is put to the new host, and no more to the old one', async () => {
    const { ada, bo, cem } = await company();
    await ada.must({ do: 'start' });
    await asks(bo);
    await isAsked(ada, 1);
    await ada.must({ do: 'host', player: 3 });
    await isAsked(cem, 1);
    await isAsked(ada, 0);
    expect(await answers(ada, 1, 'no')).toBe('not-the-host');
    await cem.must({ do: 'stand', player: 3 });
    await isAsked(ada, 1);
    expect(await answers(ada, 1, 'no')).toBe('ok');
    await hears(bo, 'no');
  });
});

/** Bo is removed from the seat. */
async function removal(options: Parameters<typeof openServer>[0] = {}): Promise<Company> {
  const all = await company(options);
  await all.ada.must({ do: 'remove', player: 2 });
  await all.bo.until(() => all.bo.state?.removed.includes(all.bo.person) === true);
  return all;
}

describe('whoever was taken off a seat', () => {
  test('sits down again with the host’s yes, and holds the seat after a restart', async () => {
    const { ada, bo, room, place } = await removal();
    expect(await sits(bo, 2, ' Bo ')).toBe('host-asked');
    await isAsked(ada, 1);
    expect(ada.questions).toEqual([{ n: 1, to: 'sit', player: 2, name: 'Bo' }]);
    expect(await answers(ada, 1, 'yes')).toBe('ok');
    await bo.until(() => bo.state?.seatList[1]?.state === 'held');
    expect(bo.state?.removed).toEqual([]);
    await hears(bo, 'yes');
    await isAsked(ada, 0);
    await bo.must({ do: 'stand', player: 2 });
    const other = await server({ store: place.store, trustProxy: true });
    const later = guest(other.url, bo.token, from(AWAY));
    await later.join(room);
    expect(await sits(later, 2, 'Bo')).toBe('a row');
  });

  test('is told nothing of a yes that is not written yet, whatever the host says besides', async () => {
    const inner = openMemoryStore();
    let gate = Promise.resolve(true);
    const refused = { ok: false, error: { code: 'failed', reason: 'disk full' } } as const;
    const store: EventStore = {
      ...inner,
      append: async (rows) => ((await gate) ? inner.append(rows) : refused),
    };
    const { ada, bo } = await removal({ store });
    expect(await sits(bo, 2, 'Bo')).toBe('host-asked');
    await isAsked(ada, 1);
    for (const isWritten of [false, true]) {
      let open = (_isWritten: boolean): void => undefined;
      gate = new Promise((resolve) => (open = resolve));
      const said = (['yes', 'yes', 'no'] as const).map((says) => answers(ada, 1, says));
      await settled(ada, bo);
      const meanwhile = [bo.wished.map(({ is }) => is), ada.questions.length];
      open(isWritten);
      expect(meanwhile).toEqual([['asked'], 1]);
      const failed = Array(3).fill('storage-failed') as readonly string[];
      expect(await Promise.all(said)).toEqual(isWritten ? ['ok', 'ok', 'question-gone'] : failed);
    }
    await hears(bo, 'yes');
    expect(bo.wished.map(({ is }) => is)).toEqual(['asked', 'yes']);
    expect(bo.state?.seatList[1]?.state).toBe('held');
  });

  test('and drops the token, is somebody new of whom the host is asked', async () => {
    const { ada, bo, place, room } = await removal();
    bo.leave();
    const anew = guest(place.url, undefined, from(AWAY));
    await anew.join(room);
    expect(anew.person).not.toBe(bo.person);
    const before = await logOf(place.store, room);
    expect(await sits(anew, 2, 'Somebody')).toBe('host-asked');
    await isAsked(ada, 1);
    expect(await answers(ada, 1, 'no')).toBe('ok');
    await hears(anew, 'no');
    expect(await sits(anew, 2, 'Somebody')).toBe('asked-lately');
    expect(await logOf(place.store, room)).toEqual(before);
  });

  test('had lost the connection before: the address is known all the same', async () => {
    const { ada, bo, place, room } = await company();
    await ada.until(() => ada.presences.at(-1)?.here.join() === '1,2,3');
    bo.leave();
    await ada.until(() => ada.presences.at(-1)?.here.join() === '1,3');
    await ada.must({ do: 'remove', player: 2 });
    const anew = guest(place.url, undefined, from(AWAY));
    await anew.join(room);
    expect(await sits(anew, 2, 'Somebody')).toBe('host-asked');
  });

  test('is known at the next address, too, once the token was seen there; and after a restart', async () => {
    const { bo, place, room } = await removal();
    const moved = guest(place.url, bo.token, from('192.0.2.99'));
    await moved.join(room);
    const anew = guest(place.url, undefined, from('192.0.2.99'));
    await anew.join(room);
    expect(await sits(anew, 2, 'Somebody')).toBe('host-asked');
    const other = await server({ store: place.store, trustProxy: true });
    const [again, dropped] = [
      guest(other.url, bo.token, from(AWAY)),
      guest(other.url, undefined, from(AWAY)),
    ];
    await again.join(room);
    await dropped.join(room);
    expect(await sits(dropped, 2, 'Somebody')).toBe('host-asked');
  });

  test('nobody else is asked about: another address, the host’s own, whoever holds or held a seat in this game', async () => {
    const { ada, cem, place, room } = await company();
    const sister = guest(place.url, undefined, from(ELSEWHERE));
    await sister.join(room);
    await cem.must({ do: 'stand', player: 3 });
    await sister.must({ do: 'sit', player: 3, name: 'Sister' });
    await sister.must({ do: 'stand', player: 3 });
    await cem.must({ do: 'sit', player: 3, name: 'Cem' });
    await ada.must({ do: 'remove', player: 3 });
    expect(await sits(sister, 3, 'Sister')).toBe('a row');
    await sister.must({ do: 'stand', player: 3 });
    const other = guest(place.url, undefined, from('192.0.2.90'));
    await other.join(room);
    expect(await sits(other, 3, 'Other')).toBe('a row');
    await other.must({ do: 'stand', player: 3 });
    expect(await sits(cem, 3, 'Cem')).toBe('host-asked');
    const another = await place.store.load(room, 0);
    expect(another.ok).toBe(true);
    const { room: next } = await other.create('jumbo', '1-2-');
    const cemThere = guest(place.url, undefined, from(ELSEWHERE));
    await cemThere.join(next);
    expect(await sits(cemThere, 1, 'Cem')).toBe('a row');
  });

  test('the host sits down from that address', async () => {
    const { ada, place, room } = await company();
    const child = guest(place.url, undefined, from(HOME));
    await child.join(room);
    await ada.must({ do: 'remove', player: 2 });
    expect(await sits(child, 2, 'Child')).toBe('a row');
    await ada.must({ do: 'remove', player: 2 });
    expect(await sits(ada, 2, 'Ada too')).toBe('a row');
    const cousin = guest(place.url, undefined, from(HOME));
    await cousin.join(room);
    await ada.must({ do: 'stand', player: 2 });
    expect(await sits(cousin, 2, 'Cousin')).toBe('host-asked');
  });

  test('does not slip in while the removal is on its way to the store', async () => {
    const { ada, bo, place, room } = await company();
    const second = guest(place.url, undefined, from(AWAY));
    await second.join(room);
    const told: Promise<string>[] = [];
    const removing = ada.must({ do: 'remove', player: 2 });
    for (let time = 0; time < 40; time++) told.push(sits(second, 2, 'Second'));
    await removing;
    await settled(second, bo);
    expect(await Promise.all(told)).not.toContain('a row');
  });

  test('is admitted, and may take another seat where somebody else took the one', async () => {
    const { ada, bo, cem } = await removal();
    await sits(bo, 2, 'Bo');
    await isAsked(ada, 1);
    const answered = answers(ada, 1, 'yes');
    const taken = sits(cem, 2, 'Cem too');
    expect(new Set([await answered, await taken])).toEqual(new Set(['ok', 'seat-taken']));
    await ada.must({ do: 'remove', player: 2 });
    expect(await sits(bo, 2, 'Bo')).not.toBe('a row');
  });

  test('asks as the page does that remembers it, though the server knows of nothing', async () => {
    const { ada, cem, place, room } = await company();
    await cem.must({ do: 'stand', player: 3 });
    const late = guest(place.url, undefined, from('192.0.2.91'));
    await late.join(room);
    expect(codeOf(await asks(late, { do: 'sit', player: 3, name: 'Late' }))).toBe('ok');
    expect(codeOf(await asks(late, { do: 'sit', player: 1, name: 'Late' }))).toBe('seat-taken');
    expect(codeOf(await asks(late, { do: 'sit', player: 3, name: ' ' }))).toBe('name-missing');
    await isAsked(ada, 1);
    await answers(ada, 1, 'yes');
    await late.until(() => late.state?.seatList[2]?.state === 'held');
  });

  test('under ever new names from one address, is stopped; and the host has so many questions and no more', async () => {
    const { ada, place, room } = await removal();
    const told: string[] = [];
    for (let time = 0; time < 6; time++) {
      const anew = guest(place.url, undefined, from(AWAY));
      await anew.join(room);
      told.push(await sits(anew, 2, `Nr. ${time}`));
    }
    expect(told).toEqual([
      'host-asked',
      'host-asked',
      'host-asked',
      ...Array<string>(3).fill('asked-lately'),
    ]);
    for (let time = 0; time < 7; time++) {
      const anew = guest(place.url, undefined, from(`192.0.2.${100 + time}`));
      await anew.join(room);
      told.push(codeOf(await asks(anew, { do: 'sit', player: 2, name: 'x' })));
    }
    expect(told.slice(6)).toEqual([...Array<string>(5).fill('ok'), ...Array<string>(2).fill('asked-lately')]);
    await isAsked(ada, 8);
  });
});

test('strangers who ask for a seat leave no player without a question: the oldest of theirs goes', async () => {
  const { ada, bo, cem, place, room } = await company();
  await ada.must({ do: 'start' });
  await cem.must({ do: 'stand', player: 3 });
  const strangers: Guest[] = [];
  for (let time = 0; time < 9; time++) {
    const stranger = guest(place.url, undefined, from(`192.0.2.${100 + time}`));
    await stranger.join(room);
    strangers.push(stranger);
    const asked = codeOf(await asks(stranger, { do: 'sit', player: 3, name: `Nr. ${time}` }));
    expect(asked).toBe(time < 8 ? 'ok' : 'asked-lately');
  }
  expect(codeOf(await asks(bo))).toBe('ok');
  await ada.until(() => ada.questions.at(-1)?.to === 'end');
  expect(ada.questions).toHaveLength(8);
  const [first] = strangers;
  if (first === undefined) throw new Error('nobody asked');
  await hears(first, 'gone');
  expect(await answers(ada, ada.questions.at(-1)?.n ?? 0, 'yes')).toBe('ok');
  await bo.until(() => bo.state?.phase === 'over');
});

test('one address that asks on and on leaves a place for who was removed and comes from another one', async () => {
  const { ada, bo, cem, clock, place, room } = await company();
  await ada.must({ do: 'remove', player: 2 });
  await cem.must({ do: 'stand', player: 3 });
  const told: string[] = [];
  for (let time = 0; time < 9; time++) {
    const stranger = guest(place.url, undefined, from('192.0.2.100'));
    await stranger.join(room);
    told.push(codeOf(await asks(stranger, { do: 'sit', player: 3, name: `Nr. ${time}` })));
    clock.pass(60_000);
  }
  expect(told).toEqual([...Array<string>(3).fill('ok'), ...Array<string>(6).fill('asked-lately')]);
  expect(await sits(bo, 2, 'Bo')).toBe('host-asked');
});

test('nothing of an address is in any message, log line or the store', async () => {
  const written: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void written.push(line) });
  const { ada, bo, cem, place, room } = await removal({ log, limits: { ...noLimits, askBurst: 10 } });
  await sits(bo, 2, 'Bo');
  const anew = guest(place.url, undefined, from(AWAY));
  await anew.join(room);
  await sits(anew, 2, 'Anew');
  await isAsked(ada, 2);
  await answers(ada, 1, 'no');
  await answers(ada, 2, 'yes');
  await hears(anew, 'yes');
  await settled(ada, bo, cem);
  expect(written.join('')).toContain('the host is asked');
  const stored = JSON.stringify(await logOf(place.store, room));
  for (const told of [ada.received, bo.received, cem.received, anew.received, written.join(''), stored])
    for (const address of [HOME, AWAY, ELSEWHERE]) expect(told).not.toContain(address);
});
