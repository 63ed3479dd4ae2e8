// WU-1 at a table: what is announced with a throw is fixed before anybody knows the throw, and uses it up.
import { parsePosition, printPosition } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { fairDice, fairRoom, person, ROOM, type FairRoom } from '../test/fair-room.ts';
import { gamesIn } from '../test/games-played.ts';
import { DamagedLog } from './damaged-log.ts';
import { decideDue, dueOf } from './due.ts';
import { checkRow } from './fair/check.ts';
import { foldRow } from './fold/fold.ts';
import { checkRecord } from './record/check-record.ts';
import { parseRecord } from './record/parse-record.ts';
import { printRecord } from './record/print-record.ts';
import { takeRecord } from './record/take-record.ts';
import type { Row } from './rows.ts';
import { standardChoices } from './table-choices.ts';

const [ada, bob] = [person('A'), person('B')];
// The foot of green's column, place 66, is place 15 of red's way.
const POSITION = 'uckers+suckBack 1212 b.b.b.15/b.67.69.69/b.b.b.2/b.b.b.30 R ? -';

function begun(clock = false): FairRoom {
  const table = clock
    ? { ...standardChoices, clock: { kind: 'throw', seconds: 20 } as const }
    : standardChoices;
  const room = fairRoom({ rules: 'uckers+suckBack', seats: '1212', position: POSITION, table });
  room.sit(ada, 1);
  room.sit(bob, 2);
  room.begin();
  return room;
}

const throwing = (room: FairRoom, who: string, announcement?: string) =>
  ({
    do: 'throw',
    ply: room.now.ply,
    value: room.valueOf(who),
    ...(announcement === undefined ? {} : { announcement }),
  }) as const;

function announced(text = 'suck:RG@1'): FairRoom {
  const room = begun();
  expect(room.say(ada, throwing(room, ada, text))).toBeNull();
  return room;
}

const lastRow = (room: FairRoom): Extract<Row, { t: 'throw' }> => {
  const row = room.rows.at(-1)?.row;
  if (row?.t !== 'throw') throw new Error('no throw');
  return row;
};

describe('an announced throw', () => {
  test('carries the announcement in its row, uses the throw and ends the turn', () => {
    const room = announced();
    expect(lastRow(room)).toMatchObject({ t: 'throw', a: 'suck:RG@1', p: expect.any(String) as string });
    expect(room.now.position).toMatchObject({ dice: null, colour: 1 });
    expect(room.now.position?.pieces[0]).toEqual([-1, -1, -1, 16]);
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: null });
  });

  test('falls as it would have without: nobody chooses a throw by what they announce', () => {
    const plain = begun();
    plain.say(ada, throwing(plain, ada));
    for (const text of ['suck:RG@1', 'suck:RG@3'])
      expect(lastRow(announced(text)).d).toEqual(lastRow(plain).d);
  });

  test('is told by the record, which is read again and checked', () => {
    const room = announced();
    const [game] = gamesIn(room.rows);
    const record = game === undefined ? null : takeRecord({ room: ROOM, ...game });
    if (record === null) throw new Error('no game');
    const text = printRecord(record);
    expect(text).toMatch(/^R suck:RG@1 [1-6]{2} \| [\w-]{22} [\w-]{22}$/m);
    expect(parseRecord(text)).toEqual({ ok: true, value: record });
    const checked = checkRecord(record);
    if (!checked.ok) throw new Error(checked.error.reason);
    expect(checked.value.positions.at(-1)).toBe(printPosition(room.now.position!));
    expect(checked.value.right).toBe(checked.value.throws);
  });

  test.each([
    [/ suck:RG@1/, ' suck:RG@2', 'cannot-announce (WU-1)'],
    [/ suck:RG@1 (\d+)/, ' suck:RG@1 suck:RG@3 $1', 'one thing is announced'],
    [/ suck:RG@1 (\d+)/, ' suck:RG@1 $1 R15>16', 'nothing is played'],
    [/ suck:RG@1 (\d+)/, ' suck:RG@1 $1 -', 'nothing is played'],
    [/ suck:RG@1 (\d+)/, ' suck:RG@1 $1(clock)', 'the clock announces nothing'],
    [/ suck:RG@1 \d+ \|.*/, ' suck:RG@1 . R15>16', 'before a throw'],
  ])('in a record is refused where it cannot be: %s', (found, put, reason) => {
    const room = announced();
    const [game] = gamesIn(room.rows);
    const record = game === undefined ? null : takeRecord({ room: ROOM, ...game });
    if (record === null) throw new Error('no game');
    const damaged = parseRecord(printRecord(record).replace(found, put));
    if (!damaged.ok) throw new Error(damaged.error.reason);
    expect(checkRecord(damaged.value)).toMatchObject({
      ok: false,
      error: { reason: expect.stringContaining(reason) as string },
    });
  });
});

describe('is refused', () => {
  test('where it is not possible, with the clause, and nothing is thrown: the same value is good for the throw', () => {
    const room = begun();
    const before = room.rows.length;
    expect(room.say(ada, throwing(room, ada, 'suck:RG@2'))).toEqual({
      code: 'rules',
      clause: 'WU-1',
      rules: { code: 'cannot-announce', clause: 'WU-1' },
    });
    expect(room.rows).toHaveLength(before);
    expect(room.say(ada, throwing(room, ada))).toBeNull();
    expect(lastRow(room).a).toBeUndefined();
  });

  test('for another player', () => {
    const room = begun();
    expect(room.say(bob, throwing(room, bob, 'suck:RG@1'))).toMatchObject({ code: 'not-your-turn' });
  });

  test.each(['suck:RG@3', 'suck:RG@1', undefined])(
    'once the throw is made, announced or not: %s',
    (again) => {
      for (const first of ['suck:RG@1', undefined]) {
        const room = begun();
        const second = throwing(room, ada, again);
        expect(room.say(ada, throwing(room, ada, first))).toBeNull();
        expect(room.say(ada, second)).toMatchObject({ code: 'stale' });
      }
    },
  );

  test('over dice that lie', () => {
    const room = begun();
    room.say(ada, throwing(room, ada));
    const late = room.say(ada, throwing(room, ada, 'suck:RG@1'));
    expect(late).toMatchObject({ code: 'rules', rules: { code: 'throw-not-used' } });
  });

  test('by rules without it', () => {
    const position = POSITION.replace('+suckBack', '');
    const room = fairRoom({ rules: 'uckers', seats: '1212', position });
    room.sit(ada, 1);
    room.sit(bob, 2);
    room.begin();
    expect(room.say(ada, throwing(room, ada, 'suck:RG@1'))).toMatchObject({
      code: 'rules',
      clause: null,
      rules: { code: 'cannot-announce' },
    });
  });
});

describe('rows that no honest server writes', () => {
  test('an announcement that was not possible is a damaged log', () => {
    const room = begun();
    const row: Row = { ...lastRow(announced()), a: 'suck:RG@2' };
    const logged = { s: room.now.seq + 1, at: 0, row };
    expect(() => foldRow(room.now, logged)).toThrow(DamagedLog);
  });

  test('an announcement by the clock is found out', () => {
    const room = begun(true);
    room.pass();
    const byClock = room.states.at(-2)!;
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'clock' });
    expect(checkRow(ROOM, byClock, { ...lastRow(room), a: 'suck:RG@1' })).toMatchObject({
      is: 'wrong',
      fault: 'deputy',
    });
  });
});

describe('whoever stands in', () => {
  const asked = (text: string, choice: string): string => {
    const position = parsePosition(text);
    return position.ok && position.value.dice === null ? choice : '-';
  };

  test('the clock throws plainly', () => {
    const room = begun(true);
    room.pass();
    expect(lastRow(room)).toMatchObject({ by: 'clock' });
    expect(lastRow(room).a).toBeUndefined();
  });

  test.each([
    ['suck:RG@3', 'suck:RG@3'],
    ['-', undefined],
  ])('a bot announces what it chooses: %s', (choice, expected) => {
    const room = begun();
    room.say(ada, { do: 'bot', player: 1, level: 'sensible' });
    const { at } = dueOf(room.now)!;
    const decided = decideDue(room.now, at, fairDice, (position) => asked(printPosition(position), choice));
    if (decided?.value.t !== 'throw') throw new Error('no throw');
    expect(decided.value.a).toBe(expected);
    expect(decided.value.by).toBe('bot');
    expect(checkRow(ROOM, room.now, decided.value)).toEqual({ is: 'right', without: 'bot' });
  });
});
