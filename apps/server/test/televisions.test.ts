// A television and a table find each other by a code: once, for ten minutes, sent by whoever is at the table.
import type { CodeGiven, Refused, ToShow } from '@ludo/protocol';
import { CODE_LETTERS } from '@ludo/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Limits } from '../src/limits/limits.ts';
import { standardLimits } from '../src/limits/limits.ts';
import { CODE_LASTS } from '../src/people/televisions.ts';
import { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import { noLimits, openServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

const { codesPerAddress, codeBurst, codes, wrongCodeBurst, wrongCodesPerHour } = standardLimits;
const refused = (code: string) => ({ ok: false, refusal: { code, clause: null } });
const guests: Guest[] = [];
let clock: HandClock;
let server: TestServer | null = null;

beforeEach(() => void (clock = new HandClock()));
afterEach(async () => {
  for (const each of guests.splice(0)) each.leave();
  await server?.close();
  server = null;
});

async function begin(limits: Partial<Limits> = {}) {
  server = await openServer({
    time: clock.time,
    now: clock.now,
    wait: clock.wait,
    trustProxy: true,
    limits: { ...noLimits, ...limits },
  });
  const ada = guest();
  const { room } = await ada.create('jumbo', '1-2-');
  await ada.join(room);
  return { ada, room };
}

function guest(from = '192.0.2.1'): Guest {
  const opened = new Guest(server?.url ?? '', undefined, { 'x-forwarded-for': from });
  guests.push(opened);
  return opened;
}

/** With the tables that it was told to show. */
function television(from?: string) {
  const page = guest(from);
  const shown: ToShow[] = [];
  page.socket.on('shown', (each) => {
    shown.push(each);
    page.lookAgain();
  });
  return { page, shown };
}

async function codeOf({ page }: { readonly page: Guest }): Promise<string> {
  return ((await page.say('television', {})) as CodeGiven).code;
}

const send = (by: Guest, code: string, room = by.room): Promise<unknown> => by.say('show', { room, code });

describe('a code', () => {
  test('brings the table of whoever sends it to the television, seat or none, and nothing else than its link', async () => {
    const { ada, room } = await begin();
    const living = television();
    const given = await living.page.say('television', {});
    const { code } = given as CodeGiven;
    expect(given).toEqual({ ok: true, code, lasts: CODE_LASTS });
    expect(code).toHaveLength(6);
    expect([...code].every((each) => CODE_LETTERS.includes(each))).toBe(true);
    const mia = guest();
    await mia.join(room);
    expect(await send(mia, code)).toEqual({ ok: true });
    await living.page.until(() => living.shown.length > 0);
    expect(living.shown).toEqual([{ room }]);
    // Nobody at the table is told anything of it, nor of the code.
    expect(ada.received).not.toContain(code);
  });

  test('works once, and takes the other codes of its television along', async () => {
    const { ada } = await begin();
    const living = television();
    const [first, second] = [await codeOf(living), await codeOf(living)];
    expect(await send(ada, first)).toEqual({ ok: true });
    for (const used of [first, second]) expect(await send(ada, used)).toEqual(refused('code-unknown'));
    await living.page.until(() => living.shown.length > 0);
    expect(living.shown).toHaveLength(1);
    // The next table is sent by a new one.
    expect(await send(ada, await codeOf(living))).toEqual({ ok: true });
  });

  test('ends after ten minutes; the one before the last is good until then', async () => {
    const { ada } = await begin();
    const living = television();
    const first = await codeOf(living);
    clock.pass(CODE_LASTS - 1000);
    const [second, third] = [await codeOf(living), await codeOf(living)];
    expect(await send(ada, first)).toEqual(refused('code-unknown'));
    clock.pass(1000);
    expect(await send(ada, second)).toEqual({ ok: true });
    const fourth = await codeOf(living);
    clock.pass(CODE_LASTS);
    expect(await send(ada, third)).toEqual(refused('code-unknown'));
    expect(await send(ada, fourth)).toEqual(refused('code-unknown'));
  });

  test('ends with the connection of its television', async () => {
    const { ada } = await begin();
    const living = television();
    const code = await codeOf(living);
    living.page.leave();
    await expect.poll(() => send(ada, code)).toEqual(refused('code-unknown'));
  });

  test('is for tables at which one is', async () => {
    const { room } = await begin();
    const living = television();
    const code = await codeOf(living);
    const eve = guest();
    expect(await send(eve, code, room)).toEqual(refused('not-joined'));
    expect(living.shown).toEqual([]);
    expect(await send(eve, code.toLowerCase(), room)).toMatchObject(refused('malformed'));
  });
});

describe('nobody takes the codes of others, or guesses them', () => {
  test('so many wrong codes from one address, then so many an hour, and the right one says nothing then', async () => {
    const { ada, room } = await begin();
    const code = await codeOf(television());
    const [wrong = ''] = ['CCCCCC', 'FFFFFF'].filter((each) => each !== code);
    for (let nth = 0; nth < wrongCodeBurst; nth++)
      expect(await send(ada, wrong)).toEqual(refused('code-unknown'));
    const retryAfter = Math.ceil(3_600_000 / wrongCodesPerHour);
    const late = { ok: false, refusal: { code: 'too-many-changes', clause: null, retryAfter } };
    expect(await send(ada, wrong)).toEqual(late);
    expect(await send(ada, code)).toEqual(late);
    const elsewhere = guest('192.0.2.2');
    await elsewhere.join(room);
    expect(await send(elsewhere, wrong)).toEqual(refused('code-unknown'));
    clock.pass(retryAfter);
    expect(await send(ada, code)).toEqual({ ok: true });
  });

  test('an address has so many codes that wait; another one is not kept from its own', async () => {
    await begin({ codeBurst: 1e9 });
    const [first = television()] = await Promise.all(
      Array.from({ length: codesPerAddress }, async () => {
        const each = television();
        await codeOf(each);
        return each;
      }),
    );
    const answer = (await television().page.say('television', {})) as Refused;
    expect(answer.refusal).toEqual({ code: 'too-many-changes', clause: null, retryAfter: CODE_LASTS });
    expect(await television('192.0.2.2').page.say('television', {})).toMatchObject({ ok: true });
    first.page.leave();
    await expect.poll(() => television().page.say('television', {})).toMatchObject({ ok: true });
  });

  test('an address makes so many at once, of IPv6 all of a /48', async () => {
    await begin();
    const living = television('2001:db8:1:1::1');
    for (let nth = 0; nth < codeBurst; nth++) await codeOf(living);
    const next = television('2001:db8:1:ff00::1').page;
    expect(await next.say('television', {})).toMatchObject(refused('too-many-changes'));
    clock.pass(60_000);
    expect(await next.say('television', {})).toMatchObject({ ok: true });
  });

  test('of all together so many wait', async () => {
    expect(codes).toBeGreaterThan(codesPerAddress);
    await begin({ codes: 2 });
    for (const from of ['192.0.2.3', '192.0.2.4']) await codeOf(television(from));
    const last = television('192.0.2.5').page;
    expect(await last.say('television', {})).toMatchObject(refused('server-full'));
    clock.pass(CODE_LASTS);
    expect(await last.say('television', {})).toMatchObject({ ok: true });
  });

  test('a few addresses with all codes that there may be keep nobody from their own: the oldest of whoever has most goes', async () => {
    const { ada } = await begin({ codes: 5 });
    const many: string[] = [];
    for (const from of ['192.0.2.3', '192.0.2.4', '192.0.2.3', '192.0.2.4', '192.0.2.3'])
      many.push(await codeOf(television(from)));
    const living = await codeOf(television('192.0.2.5'));
    const [oldest = '', ...others] = many;
    expect(await send(ada, oldest)).toEqual(refused('code-unknown'));
    for (const good of [...others, living]) expect(await send(ada, good)).toEqual({ ok: true });
  });
});
