// Dice that can be checked, as rooms throw them: every property against whom it holds.
import { facesOf } from '@ludo/fairness';
import { ruleSets } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { chainOf, fairRoom, person, ROOM, type FairRoom } from '../../test/fair-room.ts';
import { dueOf } from '../due.ts';
import { foldRows } from '../fold/fold.ts';
import type { Row } from '../rows.ts';
import { readSnapshot, takeSnapshot, type Snapshot } from '../snapshot.ts';
import { checkRow } from './check.ts';
import { chainsOf } from './tips.ts';

const [ada, bob] = [person('A'), person('B')];

function twoPlayers(): FairRoom {
  const room = fairRoom();
  room.sit(ada, 1);
  room.sit(bob, 2);
  return room;
}

const begun = (): FairRoom => {
  const room = twoPlayers();
  room.begin();
  return room;
};

const throwsOf = ({ rows }: FairRoom): readonly Extract<Row, { t: 'throw' }>[] =>
  rows.flatMap(({ row }) => (row.t === 'throw' ? [row] : []));

/** Until this person is to throw. */
function untilThrowOf(room: FairRoom, who: string): void {
  for (let nth = 0; nth < 200; nth++) {
    const { position, seatList } = room.now;
    const seat = seatList.find(({ colours }) => colours.includes(position?.colour ?? -1));
    if (position?.dice === null && seat?.state === 'held' && seat.person === who) return;
    room.play(1);
  }
  throw new Error(`${who} never throws`);
}

describe.each(ruleSets.map(({ id }) => id))('%s', (rules) => {
  test('every throw shows what it is made from, and a page finds it right', () => {
    const room = fairRoom({ rules, seats: '1234' });
    room.sit(ada, 1);
    room.sit(bob, 2);
    room.say(ada, { do: 'bot', player: 3, level: 'random' });
    room.sit(bob, 4);
    room.begin();
    room.play(120);
    const found = room.findings.filter((finding) => finding !== null);
    expect(found.every(({ is }) => is === 'right')).toBe(true);
    expect(found.length).toBe(throwsOf(room).length + 1);
    expect(room.now.fair?.n).toBe(found.length);
    expect(new Set(found.map((finding) => finding.is === 'right' && finding.without))).toEqual(
      new Set([null, 'bot']),
    );
  });
});

describe('what a room knows of its dice', () => {
  test('is the same from all rows, from any snapshot, and over several games', () => {
    const room = begun();
    room.play(60);
    room.say(ada, { do: 'end' });
    room.say(bob, { do: 'start' });
    room.begin(ada);
    room.play(60);
    const { rows, states } = room;
    expect(foldRows(null, rows)?.fair).toEqual(room.now.fair);
    for (let nth = 0; nth < rows.length; nth += 7) {
      const state = readSnapshot(JSON.parse(JSON.stringify(takeSnapshot(states[nth]!))) as Snapshot);
      expect(state).toEqual(states[nth]);
      expect(foldRows(state, rows.slice(nth + 1))?.fair).toEqual(room.now.fair);
    }
  });

  test('is the same where a game before the last start was over by the rules', () => {
    const position = 'ludo 1-2- 73.h.h.h/-/b.b.b.60/- Y ? -';
    const room = fairRoom({ rules: 'ludo', seats: '1-2-', position });
    room.sit(ada, 1);
    room.sit(bob, 2);
    room.begin();
    room.play(1000);
    expect(room.now).toMatchObject({ phase: 'over', ending: { by: 'rules' } });
    room.say(bob, { do: 'start' });
    room.begin();
    expect(foldRows(null, room.rows)?.fair).toEqual(room.now.fair);
  });

  test('is the same where a start goes on without a device that has thrown before', () => {
    const room = begun();
    untilThrowOf(room, ada);
    room.play(1);
    room.say(ada, { do: 'end' });
    room.say(bob, { do: 'start' });
    room.pass();
    room.say(bob, { do: 'value', player: 2, value: room.valueOf(bob) });
    expect(room.now).toMatchObject({ phase: 'playing', game: 2 });
    expect(foldRows(null, room.rows)?.fair).toEqual(room.now.fair);
  });

  test('says nothing of a table whose server published no tip', () => {
    const room = begun();
    const { h: _, ...opening } = room.rows[0]!.row as Extract<Row, { t: 'open' }>;
    const state = foldRows(null, [{ ...room.rows[0]!, row: opening }]);
    expect(state?.fair).toBeNull();
    expect(checkRow(ROOM, state!, { t: 'throw', d: [3] })).toBeNull();
  });
});

describe('a row of a throw grows by at most 60 bytes', () => {
  test('and other rows by none', () => {
    const room = begun();
    room.play(20);
    for (const { row } of room.rows) {
      if (row.t !== 'throw') continue;
      const { s: _, p: __, ...before } = row;
      expect(JSON.stringify(row).length - JSON.stringify(before).length).toBeLessThanOrEqual(60);
    }
  });
});

/** The last throw, by Ada with her value; the state before it; and what a page says of another row in its place. */
function lastThrow(): { row: Extract<Row, { t: 'throw' }>; says: (row: Row) => unknown } {
  const room = begun();
  room.play(10);
  untilThrowOf(room, ada);
  room.play(1);
  const before = room.states.at(-2)!;
  return { row: throwsOf(room).at(-1)!, says: (row) => checkRow(ROOM, before, row) };
}

describe('a server is found out', () => {
  test('that changes a face', () => {
    const { row, says } = lastThrow();
    expect(says(row)).toEqual({ is: 'right', without: null });
    const face = row.d[0] === 6 ? 1 : 6;
    expect(says({ ...row, d: [face] })).toEqual({ is: 'wrong', fault: 'faces', expected: row.d.join() });
  });

  test('that takes another value than its next one', () => {
    const { row, says } = lastThrow();
    const fault = { is: 'wrong', fault: 'server-value', expected: null };
    for (const s of [chainOf('server').tip, chainOf('server').value(100)!, chainOf('server', 2).value(5)!])
      expect(says({ ...row, s })).toEqual(fault);
  });

  test('that shows nothing', () => {
    const { row, says } = lastThrow();
    const { s: _, p: __, ...bare } = row;
    expect(says(bare)).toEqual({ is: 'wrong', fault: 'no-proof', expected: null });
    expect(says({ ...bare, o: 'crypto' })).toEqual({ is: 'wrong', fault: 'no-proof', expected: null });
  });

  test('that leaves the value of the device out, or takes another one', () => {
    const { row, says } = lastThrow();
    const { p, ...without } = row;
    const fault = { is: 'wrong', fault: 'device-value', expected: null };
    expect(says(without)).toEqual(fault);
    for (const value of [chainOf(ada).tip, chainOf(ada).value(200)!, chainOf(bob).value(3)!])
      expect(says({ ...row, p: value })).toEqual(fault);
    expect(p).toBeDefined();
  });

  test('that says a bot or a clock has thrown, where there is none', () => {
    const { row, says } = lastThrow();
    const { p: _, ...without } = row;
    for (const by of ['bot', 'clock'] as const)
      expect(says({ ...without, by })).toEqual({ is: 'wrong', fault: 'deputy', expected: null });
  });

  test('that drops a throw, and makes another', () => {
    const room = begun();
    room.play(20);
    const [first, second] = room.rows
      .flatMap(({ row }, index) => (row.t === 'throw' ? [index] : []))
      .slice(2);
    const dropped = room.states[first! - 1]!;
    const again = { ...(room.rows[first!]!.row as Extract<Row, { t: 'throw' }>) };
    expect(checkRow(ROOM, dropped, again)).toMatchObject({ is: 'right' });
    expect(checkRow(ROOM, dropped, room.rows[second!]!.row)).toMatchObject({ is: 'wrong' });
  });

  test('that changes the dice for who begins, their result, their number, or their values', () => {
    const room = begun();
    const index = room.rows.findIndex(({ row }) => row.t === 'start');
    const row = room.rows[index]!.row as Extract<Row, { t: 'start' }>;
    const f = row.f!;
    const says = (changed: Row): unknown => checkRow(ROOM, room.states[index - 1]!, changed);
    expect(says(row)).toEqual({ is: 'right', without: null });
    const [[colour, faces, origin] = [0, [0], ''] as const, ...rest] = row.rolls[0]!;
    const other = [[colour, [1 + (faces[0]! % 6)], origin] as const, ...rest];
    const faultOf = (changed: Row): unknown => (says(changed) as { fault: string }).fault;
    expect(faultOf({ ...row, rolls: [other, ...row.rolls.slice(1)] })).toBe('faces');
    expect(
      faultOf({ ...row, f: { ...f, r: f.r.replace(/./, (letter) => (letter === 'A' ? 'B' : 'A')) } }),
    ).toBe('result');
    expect(faultOf({ ...row, f: { ...f, n: f.n + 1 } })).toBe('number');
    expect(faultOf({ ...row, f: { ...f, s: chainOf('server').value(9)! } })).toBe('server-value');
    expect(faultOf({ ...row, f: { ...f, k: 2 } })).toBe('server-value');
    expect(faultOf({ ...row, f: { ...f, of: f.of.slice(1) } })).toBe('device-value');
    const [[player, tip, nth], ...others] = f.of as [
      [number, string, number, string],
      ...(typeof f.of)[number][],
    ];
    expect(faultOf({ ...row, f: { ...f, of: [[player, tip, nth], ...others] } })).toBe('devices-left-out');
    const swapped = chainOf(ada).value(7)!;
    expect(faultOf({ ...row, f: { ...f, of: [[player, tip, nth, swapped], ...others] } })).toBe(
      'device-value',
    );
    expect(faultOf({ t: 'start', rolls: row.rolls, c: row.c })).toBe('no-proof');
  });

  test('that begins without a device that is there', () => {
    const room = twoPlayers();
    const before = room.now;
    expect(checkRow(ROOM, before, { t: 'wanted', of: [1, 2] })).toBeNull();
    for (const of of [[1], [], [1, 2, 3]])
      expect(checkRow(ROOM, before, { t: 'wanted', of })).toMatchObject({ fault: 'devices-left-out' });
  });
});

describe('a player', () => {
  test('is refused with a wrong value, a used one, one of another person, and none', () => {
    const room = begun();
    room.play(10);
    untilThrowOf(room, ada);
    const { ply } = room.now;
    const sends = (value: string): unknown => room.say(ada, { do: 'throw', ply, value })?.code;
    const spent = chainsOf(room.now.fair!, ada)!.chain!.spent;
    expect(sends(room.valueOf(ada, spent))).toBe('value-wrong');
    expect(sends(room.valueOf(ada, spent + 2))).toBe('value-wrong');
    expect(sends(room.valueOf(bob))).toBe('value-wrong');
    expect(room.say(ada, { do: 'throw', ply })?.code).toBe('value-needed');
    expect(room.say(ada, { do: 'throw', ply, value: room.valueOf(ada) })).toBeNull();
  });

  test('gets the same throw for the same value, however often it is decided', () => {
    const [one, other] = [begun(), begun()];
    one.play(50);
    other.play(50);
    expect(one.rows).toEqual(other.rows);
  });

  test('who publishes a new tip throws without a value until another has used an older one', () => {
    const room = begun();
    untilThrowOf(room, ada);
    expect(room.say(ada, { do: 'tip', tip: chainOf(ada, 2).tip })).toBeNull();
    room.say(ada, { do: 'throw', ply: room.now.ply });
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
    expect(chainsOf(room.now.fair!, ada)?.chain?.tip).toBe(chainOf(ada).tip);
    untilThrowOf(room, bob);
    room.play(1);
    expect(chainsOf(room.now.fair!, ada)).toMatchObject({ chain: { tip: chainOf(ada, 2).tip }, next: null });
    untilThrowOf(room, ada);
    room.play(1);
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: null });
  });

  test('makes the tips of others count by a value that was sent in knowledge of them', () => {
    const room = begun();
    untilThrowOf(room, ada);
    room.say(bob, { do: 'tip', tip: chainOf(bob, 2).tip });
    room.say(ada, { do: 'tip', tip: chainOf(ada, 2).tip });
    room.say(ada, { do: 'throw', ply: room.now.ply, value: room.valueOf(ada) });
    // She may have sent it before the tips were published.
    expect(chainsOf(room.now.fair!, bob)).toMatchObject({ next: { tip: chainOf(bob, 2).tip } });
    expect(chainsOf(room.now.fair!, ada)).toMatchObject({ next: { tip: chainOf(ada, 2).tip } });
    untilThrowOf(room, bob);
    room.play(1);
    expect(chainsOf(room.now.fair!, bob)).toMatchObject({ next: { tip: chainOf(bob, 2).tip } });
    expect(chainsOf(room.now.fair!, ada)).toMatchObject({ chain: { tip: chainOf(ada, 2).tip } });
    untilThrowOf(room, ada);
    room.play(1);
    expect(chainsOf(room.now.fair!, bob)).toMatchObject({ chain: { tip: chainOf(bob, 2).tip } });
  });

  test('who is alone at the table may renew the chain at once', () => {
    const room = fairRoom();
    room.sit(ada, 1);
    room.say(ada, { do: 'bot', player: 2, level: 'random' });
    room.begin();
    room.say(ada, { do: 'tip', tip: chainOf(ada, 2).tip });
    expect(chainsOf(room.now.fair!, ada)).toMatchObject({ chain: { tip: chainOf(ada, 2).tip }, next: null });
  });

  test('without a seat publishes nothing', () => {
    const room = begun();
    expect(room.say(person('C'), { do: 'tip', tip: chainOf(ada, 2).tip })?.code).toBe('not-your-seat');
  });

  test('who takes a seat during the game is heard once the others have thrown', () => {
    const room = begun();
    room.say(bob, { do: 'bot', player: 2, level: 'random' });
    room.say(bob, { do: 'stand', player: 2 });
    expect(chainsOf(room.now.fair!, bob)).toBeUndefined();
    const cyd = person('C');
    room.say(ada, { do: 'bot', player: 2, level: 'random' });
    room.sit(cyd, 2);
    expect(chainsOf(room.now.fair!, cyd)).toMatchObject({ chain: null });
    untilThrowOf(room, ada);
    room.play(1);
    expect(chainsOf(room.now.fair!, cyd)).toMatchObject({ chain: { tip: chainOf(cyd).tip } });
  });
});

describe('a throw that is made for somebody', () => {
  test('spends the value, and the next one is found right across the gap', () => {
    const room = begun();
    untilThrowOf(room, ada);
    room.say(ada, { do: 'bot', player: 1, level: 'random' });
    const { spent } = chainsOf(room.now.fair!, ada)!.chain!;
    room.pass();
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'bot' });
    expect(chainsOf(room.now.fair!, ada)!.chain!.spent).toBe(spent + 1);
    room.say(ada, { do: 'back', player: 1 });
    untilThrowOf(room, ada);
    room.play(1);
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: null });
  });
});

describe('a start', () => {
  test('waits for the values of those who are there', () => {
    const room = twoPlayers();
    room.say(ada, { do: 'start' });
    expect(room.now).toMatchObject({ phase: 'gathering', fair: { start: { of: [1, 2], given: [] } } });
    expect(room.say(ada, { do: 'start' })?.code).toBe('already-started');
    room.say(bob, { do: 'value', player: 2, value: room.valueOf(bob) });
    expect(room.say(bob, { do: 'value', player: 2, value: room.valueOf(bob) })?.code).toBe('already-agreed');
    expect(room.say(bob, { do: 'value', player: 1, value: room.valueOf(ada) })?.code).toBe('not-your-seat');
    expect(room.say(ada, { do: 'value', player: 1, value: room.valueOf(bob) })?.code).toBe('value-wrong');
    expect(room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) })).toBeNull();
    expect(room.now.phase).toBe('playing');
  });

  test('is called off when one does not come, and tried again with the same values', () => {
    const room = twoPlayers();
    room.say(ada, { do: 'start' });
    const value = room.valueOf(bob);
    room.say(bob, { do: 'value', player: 2, value });
    room.pass();
    expect(room.rows.at(-1)?.row).toEqual({ t: 'missed' });
    expect(room.now).toMatchObject({ phase: 'gathering', fair: { start: null, n: 0 } });
    room.say(ada, { do: 'start' });
    expect(room.say(bob, { do: 'value', player: 2, value })).toBeNull();
    room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) });
    expect(room.now.phase).toBe('playing');
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: null });
  });

  test('that was called off does not wait for a device that has lost its chain, and is marked', () => {
    const room = twoPlayers();
    room.say(ada, { do: 'start' });
    room.pass();
    room.say(bob, { do: 'tip', tip: chainOf(bob, 2).tip });
    room.say(ada, { do: 'start' });
    expect(room.now.fair?.start?.of).toEqual([1]);
    room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) });
    expect(room.now.phase).toBe('playing');
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
  });

  test('goes on at once without a device that says that it has lost its chain, and is marked', () => {
    const room = twoPlayers();
    room.say(ada, { do: 'start' });
    room.say(bob, { do: 'tip', tip: chainOf(bob, 2).tip });
    expect(dueOf(room.now)?.at).toBe(room.now.fair!.start!.since + 10_000);
    room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) });
    expect(dueOf(room.now)?.at).toBe(room.now.fair!.start!.since);
    room.pass();
    expect(room.now.phase).toBe('playing');
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
    expect(foldRows(null, room.rows)?.fair).toEqual(room.now.fair);
  });

  test.each<[string, (room: FairRoom) => void]>([
    ['does not come', (room) => room.pass()],
    ['comes', (room) => room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) })],
  ])('takes no tip that came after it called for values, if the value %s', (_what, goOn) => {
    const room = fairRoom();
    room.sit(ada, 1);
    room.say(ada, { do: 'bot', player: 2, level: 'random' });
    room.say(ada, { do: 'start' });
    // Nobody else holds a seat: it counts at once, and nobody is left of whom a value may be known.
    room.say(ada, { do: 'tip', tip: chainOf(ada, 2).tip });
    room.sit(bob, 2);
    room.say(ada, { do: 'tip', tip: chainOf(ada, 3).tip });
    goOn(room);
    expect(room.now.phase).toBe('playing');
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
  });

  test('takes no value of somebody whose seat another player has taken over since', () => {
    const room = twoPlayers();
    room.say(ada, { do: 'start' });
    room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) });
    room.add({ t: 'move', from: ada, who: bob });
    room.say(bob, { do: 'value', player: 2, value: room.valueOf(bob) });
    room.say(bob, { do: 'value', player: 1, value: room.valueOf(bob, 1) });
    expect(room.now.phase).toBe('playing');
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
  });

  test('takes no value of a chain that a tip has replaced at once', () => {
    const room = twoPlayers();
    room.say(ada, { do: 'start' });
    room.add({ t: 'move', from: bob, who: ada });
    room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) });
    room.say(ada, { do: 'tip', tip: chainOf(ada, 2).tip });
    room.say(ada, { do: 'value', player: 2, value: room.valueOf(ada) });
    room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada, 1) });
    expect(room.now.phase).toBe('playing');
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
  });

  test('without a device that has lost nothing is found out', () => {
    const room = twoPlayers();
    room.say(ada, { do: 'start' });
    room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) });
    const begun = twoPlayers();
    begun.say(ada, { do: 'start' });
    begun.say(bob, { do: 'tip', tip: chainOf(bob, 2).tip });
    begun.say(ada, { do: 'value', player: 1, value: begun.valueOf(ada) });
    begun.pass();
    expect(checkRow(ROOM, room.now, begun.rows.at(-1)!.row)).toMatchObject({ fault: 'devices-left-out' });
  });

  test('is called off when somebody whose value it waits for stands up', () => {
    const room = twoPlayers();
    room.say(ada, { do: 'start' });
    room.say(bob, { do: 'stand', player: 2 });
    expect(room.now.fair?.start).toBeNull();
  });

  test('is called off when a seat becomes free for which it waits for nobody', () => {
    const room = fairRoom({ rules: 'ludo', seats: '123-' });
    room.sit(ada, 1);
    room.sit(bob, 2);
    room.say(ada, { do: 'bot', player: 3, level: 'random' });
    room.say(ada, { do: 'start' });
    room.say(ada, { do: 'remove', player: 3 });
    expect(room.now.fair?.start).toBeNull();
    for (const [who, player] of [[ada, 1] as const, [bob, 2] as const])
      expect(room.say(who, { do: 'value', player, value: room.valueOf(who) })?.code).toBe('not-allowed');
  });

  test('does not take a value that came with no start', () => {
    const room = twoPlayers();
    expect(room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) })?.code).toBe('not-allowed');
  });

  test('of the next game counts who agreed last as somebody who plays', () => {
    const room = begun();
    room.say(ada, { do: 'end' });
    room.say(bob, { do: 'start' });
    room.begin(ada);
    expect(room.now).toMatchObject({ phase: 'playing', game: 2 });
    expect(room.now.seatList.map(({ state }) => state)).toEqual(['held', 'held']);
  });

  test('of the next game goes on without who has not agreed in time', () => {
    const room = begun();
    room.say(ada, { do: 'end' });
    room.say(bob, { do: 'start' });
    room.pass();
    expect(room.rows.at(-1)?.row).toMatchObject({ t: 'wanted', of: [2] });
    expect(room.findings.at(-1)).toBeNull();
    room.say(bob, { do: 'value', player: 2, value: room.valueOf(bob) });
    expect(room.now).toMatchObject({ phase: 'playing', game: 2 });
    expect(room.now.seatList.map(({ state }) => state)).toEqual(['away', 'held']);
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
  });

  test('of the next game goes on without a device that agreed and does not answer', () => {
    const room = begun();
    room.say(ada, { do: 'end' });
    room.say(bob, { do: 'start' });
    room.say(ada, { do: 'start' });
    room.say(bob, { do: 'value', player: 2, value: room.valueOf(bob) });
    room.pass();
    expect(room.now.agreement?.persons).toEqual([bob]);
    room.pass();
    expect(room.rows.at(-1)?.row).toMatchObject({ t: 'wanted', of: [2] });
    room.say(bob, { do: 'value', player: 2, value: room.valueOf(bob) });
    expect(room.now).toMatchObject({ phase: 'playing', game: 2 });
  });
});

describe('a new tip of the server', () => {
  const second = chainOf('server', 2).tip;

  test('counts once all devices have thrown with values that they sent in knowledge of it', () => {
    const room = begun();
    untilThrowOf(room, ada);
    room.add({ t: 'tip', h: second });
    room.play(1);
    untilThrowOf(room, bob);
    room.play(1);
    untilThrowOf(room, ada);
    expect(room.now.fair).toMatchObject({
      server: { tip: chainOf('server').tip },
      nextServer: { tip: second },
    });
    room.play(1);
    expect(room.now.fair).toMatchObject({ server: { tip: second, spent: 0 }, nextServer: null });
    room.play(30);
    expect(room.findings.every((finding) => finding === null || finding.is === 'right')).toBe(true);
  });

  test('does not replace one that does not count yet', () => {
    const room = begun();
    room.add({ t: 'tip', h: second });
    expect(checkRow(ROOM, room.now, { t: 'tip', h: chainOf('server', 3).tip })).toMatchObject({
      fault: 'server-tip',
    });
  });

  test('after a restore takes all older tips away, and the devices renew theirs', () => {
    const room = begun();
    room.play(10);
    untilThrowOf(room, ada);
    room.add({ t: 'tip', h: second, z: true });
    expect(room.findings.at(-1)).toEqual({ is: 'restored' });
    expect(room.now.fair).toMatchObject({ server: { tip: second }, persons: [] });
    expect(room.say(ada, { do: 'throw', ply: room.now.ply, value: room.valueOf(ada) })?.code).toBe(
      'value-wrong',
    );
    for (const who of [ada, bob]) room.say(who, { do: 'tip', tip: chainOf(who, 2).tip });
    room.play(1);
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: null });
    // Whoever publishes once more chooses nothing.
    room.say(ada, { do: 'tip', tip: chainOf(ada, 3).tip });
    expect(chainsOf(room.now.fair!, ada)).toMatchObject({ chain: { tip: chainOf(ada, 2).tip } });
  });
});

test('the faces of a throw are those of its result, the higher first', () => {
  const room = fairRoom({ rules: 'uckers', seats: '1212' });
  room.sit(ada, 1);
  room.sit(bob, 2);
  room.begin();
  room.play(30);
  for (const [index, { row }] of room.rows.entries()) {
    if (row.t !== 'throw') continue;
    const faces = facesOf(room.states[index]!.fair!.result);
    expect(row.d).toEqual([faces.next().value, faces.next().value].toSorted((a, b) => b - a));
  }
});
