// What a malicious client may try over a real socket: each gets its exact code and changes nothing.
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { Refused } from '@ludo/protocol';
import { foldRows } from '@ludo/room';
import type { Command } from '@ludo/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, newCommandId } from './guest.ts';
import { logOf, openServer } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { TestServer } from './test-server.ts';

let place: TestServer;
let ada: Guest;
let bob: Guest;
let eve: Guest;
let room = '';

/** Ada (red) has thrown a 6, entered, and throws again; Bob (yellow) waits; Eve watches. */
beforeAll(async () => {
  place = await openServer({ dice: scriptedDice([6, 1, 6, 6]) });
  [ada, bob, eve] = [new Guest(place.url), new Guest(place.url), new Guest(place.url)];
  room = (await ada.create('jumbo', '1-2-')).room;
  for (const guest of [ada, bob, eve]) await guest.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  await ada.must({ do: 'throw', ply: 1 });
  await ada.must({ do: 'play', ply: 2, play: 'Rb>5' });
});
afterAll(async () => {
  for (const guest of [ada, bob, eve]) guest.leave();
  await place.close();
});

/** Sends it; checks the refusal, and that the log and everybody's view are unchanged. */
async function refused(
  guest: Guest,
  refusal: object,
  ...said: [event: string, ...message: unknown[]]
): Promise<void> {
  const before = await logOf(place.store, room);
  const answer = (await guest.say(...said)) as Refused;
  expect(answer).toMatchObject({ ok: false, refusal });
  expect(await logOf(place.store, room)).toEqual(before);
  expect(foldRows(null, before)).toEqual(ada.state);
}
const says = (command: unknown): [string, object] => ['command', { room, id: newCommandId(), command }];

describe('out of turn, out of order, out of date', () => {
  test.each<[string, () => Guest, Command, object]>([
    ['throwing out of turn', () => bob, { do: 'throw', ply: 3 }, { code: 'not-your-turn', clause: null }],
    ['throwing with no seat', () => eve, { do: 'throw', ply: 3 }, { code: 'not-your-turn', clause: null }],
    [
      'moving without a throw',
      () => ada,
      { do: 'play', ply: 3, play: 'R5>9' },
      { code: 'rules', rules: { code: 'nothing-thrown' } },
    ],
    [
      'a stale ply',
      () => ada,
      { do: 'throw', ply: 2 },
      { code: 'stale', ply: 3, position: 'jumbo 1-2- b.b.b.5/-/b.b.b.b/- R ? -' },
    ],
    ['a ply to come', () => ada, { do: 'throw', ply: 4 }, { code: 'stale', ply: 3 }],
    ['a seat that is taken', () => eve, { do: 'sit', player: 1, name: 'Eve' }, { code: 'seat-taken' }],
    ["standing up from another's seat", () => eve, { do: 'stand', player: 1 }, { code: 'not-your-seat' }],
    ['starting while a game is played', () => ada, { do: 'start' }, { code: 'already-started' }],
    ['ending the game of others', () => eve, { do: 'end' }, { code: 'not-the-host' }],
    ['ending the game as a player', () => bob, { do: 'end' }, { code: 'not-the-host' }],
  ])('%s is refused', async (_what, who, command, refusal) => {
    await refused(who(), refusal, ...says(command));
  });

  test('throwing twice, and what the dice do not say, is refused', async () => {
    const other = new Guest(place.url, ada.token);
    await other.join(room);
    await other.must({ do: 'throw', ply: 3 });
    await ada.until(() => ada.state?.ply === 4);
    await refused(ada, { code: 'stale', ply: 4 }, ...says({ do: 'throw', ply: 3 }));
    await refused(
      ada,
      { code: 'rules', rules: { code: 'throw-not-used' } },
      ...says({ do: 'throw', ply: 4 }),
    );
    await refused(
      ada,
      { code: 'rules', rules: { code: 'not-your-piece' } },
      ...says({ do: 'play', ply: 4, play: 'Yb>5' }),
    );
    await refused(bob, { code: 'not-your-turn' }, ...says({ do: 'play', ply: 4, play: 'Yb>5' }));
    await refused(ada, { code: 'rules', clause: 'CO-7' }, ...says({ do: 'play', ply: 4, play: '-' }));
    await refused(ada, { code: 'not-a-play' }, ...says({ do: 'play', ply: 4, play: 'R5>h>>' }));
    const overshoot = (await ada.say(...says({ do: 'play', ply: 4, play: 'R5>17' }))) as Refused;
    expect(overshoot.ok).toBe(false);
    expect(await logOf(place.store, room)).toEqual(ada.rows);
    other.leave();
  });
});

describe('a room before its start', () => {
  test('does not start with open seats', async () => {
    const { room: empty } = await eve.create('ludo', '1234');
    await eve.join(empty);
    const answer = await eve.act({ do: 'start' });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'seats-open' } });
    expect(await logOf(place.store, empty)).toHaveLength(1);
    await eve.join(room);
  });
});

describe('as somebody else', () => {
  test('a person cannot be named in a command', async () => {
    await refused(
      eve,
      { code: 'malformed' },
      ...says({ do: 'throw', ply: ada.state?.ply ?? 0, person: ada.person }),
    );
    await refused(eve, { code: 'malformed' }, 'command', {
      room,
      id: newCommandId(),
      person: ada.person,
      command: { do: 'throw', ply: ada.state?.ply ?? 0 },
    });
  });
  test("somebody's public name is not a token of theirs", async () => {
    const thief = new Guest(place.url, ada.person);
    const joined = await thief.join(room);
    expect(joined.person).not.toBe(ada.person);
    await refused(thief, { code: 'not-your-turn' }, ...says({ do: 'throw', ply: ada.state?.ply ?? 0 }));
    thief.leave();
  });
  test('a connection that has not joined, or has left, commands nothing', async () => {
    const stranger = new Guest(place.url, ada.token);
    await refused(stranger, { code: 'not-joined' }, ...says({ do: 'end' }));
    await stranger.join(room);
    expect(await stranger.say('leave', { room })).toEqual({ ok: true });
    await refused(stranger, { code: 'not-joined' }, ...says({ do: 'end' }));
    stranger.leave();
  });
  test('a connection commands only the room that it is in', async () => {
    const { room: other } = await eve.create('ludo', '1-2-');
    await refused(eve, { code: 'not-joined' }, 'command', {
      room: other,
      id: newCommandId(),
      command: { do: 'end' },
    });
  });
  test("of the identifier of another's command nothing is told, and nothing is done by it", async () => {
    const used = ada.rows.at(-1)?.id ?? '';
    const before = await logOf(place.store, room);
    const refused = { ok: false, refusal: { code: 'malformed', clause: null, field: 'id' } };
    const asked = { room, id: used, command: { do: 'end' } };
    expect(await eve.say('command', asked)).toEqual(refused);
    expect(await ada.say('command', asked)).toEqual({ ok: true, seq: before.length });
    expect(await logOf(place.store, room)).toEqual(before);
  });
});

describe('malformed', () => {
  const token = 'abcdefghijklmnopqrstuv';
  test.each<[string, string, unknown[]]>([
    ['a forged die', 'command', [{ room: 'R', id: 'I', command: { do: 'throw', ply: 3, dice: [6] } }]],
    [
      'forged dice beside the command',
      'command',
      [{ room: 'R', id: 'I', dice: [6], command: { do: 'throw', ply: 3 } }],
    ],
    [
      'a row in place of a command',
      'command',
      [{ room: 'R', id: 'I', command: { t: 'throw', d: [6], o: 'crypto' } }],
    ],
    ['nothing', 'command', []],
    ['null', 'command', [null]],
    ['text', 'command', ['{"do":"throw"}']],
    ['a number', 'join', [7]],
    ['a list', 'command', [[{ room: 'R' }]]],
    ['two messages', 'leave', [{ room: 'R' }, { room: 'R' }]],
    ['bytes', 'command', [new Uint8Array(100)]],
    [
      'bytes inside',
      'command',
      [{ room: 'R', id: 'I', command: { do: 'play', ply: 3, play: new Uint8Array(9) } }],
    ],
    [
      'a play as an object',
      'command',
      [{ room: 'R', id: 'I', command: { do: 'play', ply: 3, play: { toString: 1 } } }],
    ],
    [
      'a play that is long',
      'command',
      [{ room: 'R', id: 'I', command: { do: 'play', ply: 3, play: 'R'.repeat(2000) } }],
    ],
    ['a ply of text', 'command', [{ room: 'R', id: 'I', command: { do: 'throw', ply: '3' } }]],
    ['a broken ply', 'command', [{ room: 'R', id: 'I', command: { do: 'throw', ply: 3.5 } }]],
    ['an identifier of markup', 'command', [{ room: 'R', id: '<script>', command: { do: 'start' } }]],
    ['a command that there is not', 'command', [{ room: 'R', id: 'I', command: { do: '__proto__' } }]],
    [
      'a prototype',
      'command',
      [JSON.parse('{"room":"R","id":"I","command":{"do":"start"},"__proto__":{"ok":1}}')],
    ],
    ['depth', 'command', [JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)]],
    ['a room that is a path', 'join', [{ v: PROTOCOL_VERSION, room: '../../etc/pw', lastSeq: 0 }]],
    ['rows from before the first', 'join', [{ v: PROTOCOL_VERSION, room: 'R', lastSeq: -1 }]],
    ['a token that is short', 'join', [{ v: PROTOCOL_VERSION, room: 'R', lastSeq: 0, token: 'short' }]],
    [
      'a token that is long',
      'create',
      [{ v: PROTOCOL_VERSION, rules: 'ludo', seats: '1234', token: token.repeat(9) }],
    ],
  ])('%s is refused', async (_what, event, message) => {
    const filled = message.map((part) => {
      if (part instanceof Uint8Array || JSON.stringify(part)?.includes('"play":{"0"')) return part;
      return JSON.parse(
        (JSON.stringify(part) ?? 'null').replaceAll('"R"', `"${room}"`).replaceAll('"I"', '"command-x"'),
      ) as unknown;
    });
    await refused(eve, { code: 'malformed' }, event, ...filled);
  });

  test.each([0, PROTOCOL_VERSION + 1, 99])('version %d is told from what is malformed', async (v) => {
    await refused(eve, { code: 'wrong-version' }, 'join', { v, room, lastSeq: 0, new: 1 });
    await refused(eve, { code: 'wrong-version' }, 'create', { v });
  });
  test.each(['cheat', 'row', 'toString', '__proto__', ''])('a message named %j is unknown', async (event) => {
    await refused(eve, { code: 'unknown-message' }, event, {});
  });
  test.each([
    ['chess', '1234', undefined, 'rules'],
    ['ludo', '4321', undefined, 'seats'],
    ['ludo', '1-2-', 'ludo 1-2- b.b.b.b/-/b.b.b.99/- R ? -', 'pieces'],
  ])('a room of %s %s from %s is refused, naming its %s', async (rules, seats, position, field) => {
    const message = { v: PROTOCOL_VERSION, rules, seats, ...(position === undefined ? {} : { position }) };
    await refused(eve, { code: 'setup', setup: { field } }, 'create', message);
  });

  test('a head start by rules that leave none is refused, naming the rules', async () => {
    const message = { v: PROTOCOL_VERSION, rules: 'indian+goal=1', seats: '1-2-', headStart: true };
    await refused(eve, { code: 'setup', setup: { field: 'rules' } }, 'create', message);
  });

  test('a message without an answer function is refused all the same', async () => {
    const told = new Promise((resolve) => eve.socket.once('refused', resolve));
    (eve.socket as unknown as { emit: (event: string, message: object) => void }).emit('cheat', {});
    expect(await told).toEqual({ ok: false, refusal: { code: 'unknown-message', clause: null } });
  });

  test('a message larger than any needs to be is refused, naming the field', async () => {
    const play = 'R'.repeat(7500);
    await refused(eve, { code: 'malformed', field: 'command.play' }, ...says({ do: 'play', ply: 3, play }));
  });

  test('a message larger than the server reads ends the connection, and nothing else', async () => {
    const loud = new Guest(place.url);
    await loud.join(room);
    const cut = new Promise((resolve) => loud.socket.once('disconnect', resolve));
    loud.socket.emit(
      'command',
      { room, id: 'command-x', command: { do: 'play', ply: 3, play: 'R'.repeat(9000) } },
      () => undefined,
    );
    await cut;
    loud.leave();
    await refused(bob, { code: 'not-your-turn' }, ...says({ do: 'throw', ply: ada.state?.ply ?? 0 }));
  });
});
