// Logs in files of this version: later versions must read them to the same end, and write the same events byte for
// byte.
//
// `kept-logs/*.tsv` has a line for each row as the store keeps it: number, milliseconds since 1970, the identifier of
// the command, the row. The last line is how the log ended: `=`, phase, position, snapshot. These files never change.
// To write a row in a new form, add a reader of the old form and an entry in REWRITTEN.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertNever, printPosition, ruleSets } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { waitedFor } from '../src/agreement.ts';
import { decide } from '../src/decide/decide.ts';
import { decideMove } from '../src/decide/seats.ts';
import { open } from '../src/decide/opening.ts';
import { startOf } from '../src/decide/games.ts';
import type { Dice } from '../src/dice.ts';
import { decideDue } from '../src/due.ts';
import { foldRow } from '../src/fold/fold.ts';
import { accept } from '../src/outcome.ts';
import type { Accepted } from '../src/outcome.ts';
import type { LoggedRow, Row } from '../src/rows.ts';
import { actingSeat, holderOf, seatOf } from '../src/seats.ts';
import { readSnapshot, takeSnapshot, type Snapshot } from '../src/snapshot.ts';
import type { RoomState } from '../src/state.ts';
import { fairDice } from './fair-room.ts';

const folder = join(import.meta.dirname, 'kept-logs');

/** Kinds of rows that are written in another form today than in these files; they can still be read. */
const REWRITTEN: readonly Row['t'][] = [];

interface KeptLog {
  readonly rows: readonly LoggedRow[];
  /** The rows as written in the file. */
  readonly bodies: readonly string[];
  /** The states that they lead to, row by row. */
  readonly states: readonly RoomState[];
  readonly phase: string;
  readonly position: string;
  readonly snapshot: string;
}

function read(file: string): KeptLog {
  const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  const [, phase = '', position = '', snapshot = ''] = (lines.pop() ?? '').split('\t');
  const parts = lines.map((line) => line.split('\t'));
  const rows = parts.map(([s, at, id = '', body = '']): LoggedRow => {
    const logged = { s: Number(s), at: Number(at), row: JSON.parse(body) as Row };
    return id === '' ? logged : { ...logged, id };
  });
  const bodies = parts.map(([, , , body = '']) => body);
  const states: RoomState[] = [];
  for (const row of rows) states.push(foldRow(states.at(-1) ?? null, row).state);
  return { rows, bodies, states, phase, position, snapshot };
}

/** Dice that fall as in the log. */
function fallen(faces: readonly (readonly number[])[], origin = 'crypto'): Dice {
  const left = [...faces];
  return { throw: () => ({ faces: left.shift() ?? [], origin }) };
}

/** The same action, decided today. */
function decidedNow(state: RoomState | null, { at, row }: LoggedRow): Row {
  if (row.t === 'open') {
    const { rules, seats, host, position, goesOn, headStart, rulesName, table, language } = row;
    const from = {
      ...(position === undefined ? {} : { position }),
      ...(goesOn === undefined ? {} : { goesOn }),
      ...(headStart === undefined ? {} : { headStart }),
      ...(rulesName === undefined ? {} : { rulesName }),
      ...(language === undefined ? {} : { language }),
    };
    const opened = open({ rules, seats, ...from, ...(table === undefined ? {} : { table }) }, host, row.h);
    if (!opened.ok) throw new Error(opened.error.reason);
    return opened.value;
  }
  if (state === null) throw new Error('the first row opens the room');
  const decided = decisionNow(state, at, row);
  if (decided === null) throw new Error('nothing is due');
  if (!decided.ok) throw new Error(`${JSON.stringify(row)}: ${JSON.stringify(decided.error)}`);
  return decided.value;
}

function decisionNow(
  state: RoomState,
  at: number,
  row: Exclude<Row, { t: 'open' }>,
): ReturnType<typeof decide> | Accepted | null {
  const can = (dice: Dice): Dice =>
    state.fair === null || fairDice.fair === undefined ? dice : { ...dice, fair: fairDice.fair };
  const noDice = can(fallen([]));
  const holder = (player: number): string => holderOf(seatOf(state, player))?.person ?? '';
  const turn = holderOf(actingSeat(state))?.person ?? '';
  const { ply } = state;
  switch (row.t) {
    case 'sit': {
      const tip = row.h === undefined ? {} : { tip: row.h };
      const command = { do: 'sit', player: row.p, name: row.n, ...tip } as const;
      return decide(state, command, { person: row.who, dice: noDice, isAdmitted: true });
    }
    case 'rename': {
      const command = {
        do: 'rename',
        player: row.p,
        name: row.n,
        ...(row.pic === undefined ? {} : { picture: row.pic }),
      } as const;
      return decide(state, command, { person: holder(row.p), dice: noDice });
    }
    case 'stand':
      return decide(state, { do: 'stand', player: row.p }, { person: holder(row.p), dice: noDice });
    case 'away':
      return { ok: true, value: { t: 'away', p: row.p }, outcome: null };
    case 'back':
      if (seatOf(state, row.p)?.state === 'away')
        return { ok: true, value: { t: 'back', p: row.p }, outcome: null };
      return decide(state, { do: 'back', player: row.p }, { person: holder(row.p), dice: noDice });
    case 'late':
      return decideDue(state, at, noDice, () => '-');
    case 'bot':
      return decide(state, { do: 'bot', player: row.p, level: row.l }, { person: row.who, dice: noDice });
    case 'remove':
      return decide(state, { do: 'remove', player: row.p }, { person: row.who, dice: noDice });
    case 'host':
      return decide(state, { do: 'host', player: row.p }, { person: state.host, dice: noDice });
    case 'move':
      return decideMove(state, row.from, row.who);
    case 'tip':
      if (row.who === undefined) return accept(row);
      return decide(state, { do: 'tip', tip: row.h }, { person: row.who, dice: noDice });
    case 'wanted':
      if (state.phase === 'over' && row.who === undefined) return decideDue(state, at, noDice, () => '-');
      return decide(state, { do: 'start' }, { person: row.who ?? state.host, dice: noDice });
    case 'value':
      return decideValueNow(state, row.p, row.v, noDice);
    case 'missed':
      return decideDue(state, at, noDice, () => '-');
    case 'start': {
      const given = state.fair?.start?.given.map(([player]) => player) ?? [];
      const last = row.f?.of.find(([player, , , value]) => value !== undefined && !given.includes(player));
      if (last?.[3] !== undefined) return decideValueNow(state, last[0], last[3], noDice);
      const dice = fallen(row.rolls.flatMap((round) => round.map(([, faces]) => faces)));
      if (state.phase === 'over')
        return {
          ok: true,
          value: startOf(state, dice, row.away === undefined ? {} : { late: waitedFor(state) }),
          outcome: null,
        };
      return decide(state, { do: 'start' }, { person: state.host, dice });
    }
    case 'agree':
      return decide(state, { do: 'start' }, { person: row.who, dice: noDice });
    case 'throw': {
      const dice = can(fallen([row.d], row.o));
      if (row.by !== undefined) return decideDue(state, at, dice, () => row.a ?? '-');
      const value = row.p === undefined ? {} : { value: row.p };
      const announcement = row.a === undefined ? {} : { announcement: row.a };
      return decide(state, { do: 'throw', ply, ...value, ...announcement }, { person: turn, dice });
    }
    case 'play':
      if (row.by !== undefined) return decideDue(state, at, noDice, () => row.m);
      return decide(state, { do: 'play', ply, play: row.m }, { person: turn, dice: noDice });
    case 'list':
      return decide(state, { do: 'list', listed: row.on }, { person: row.who, dice: noDice });
    case 'talk':
      return decide(state, { do: 'talk', talk: row.k }, { person: row.who, dice: noDice });
    case 'pause':
    case 'resume':
    case 'end':
    case 'close':
      return decide(state, { do: row.t }, { person: row.who, dice: noDice });
    default:
      return assertNever(row);
  }
}

function decideValueNow(state: RoomState, player: number, value: string, dice: Dice): Accepted | null {
  const by = { person: holderOf(seatOf(state, player))?.person ?? '', dice };
  const decided = decide(state, { do: 'value', player, value }, by);
  return decided.ok ? decided : null;
}

const logs = readdirSync(folder).map((file) => [file, read(file)] as const);

describe.each(logs)('the log of %s', (_file, { rows, bodies, states, phase, position, snapshot }) => {
  const last = states.at(-1);
  if (last === undefined) throw new Error('no rows');

  test('is read to the position in which it ended', () => {
    expect(last.phase).toBe(phase);
    expect(last.position && printPosition(last.position)).toBe(position);
  });

  test('is written today with the same bytes, row by row', () => {
    for (const [nth, logged] of rows.entries()) {
      const today = JSON.stringify(decidedNow(states[nth - 1] ?? null, logged));
      if (!REWRITTEN.includes(logged.row.t) && today !== bodies[nth]) expect(today).toBe(bodies[nth]);
    }
  });

  // What pages are sent and servers keep. To change a snapshot's form, raise SNAPSHOT_VERSION, and PROTOCOL_VERSION where
  // an older page would misread it, and rewrite only the last lines of these files.
  test('ends with a snapshot that is read, and written today with the same bytes', () => {
    expect(readSnapshot(JSON.parse(snapshot) as Snapshot)).toEqual(last);
    expect(JSON.stringify(takeSnapshot(last))).toBe(snapshot);
  });
});

test('there is a whole game of each rule set, and a row of every kind', () => {
  const whole = logs.flatMap(([, { states }]) => states.filter(({ ending }) => ending?.by === 'rules'));
  expect(new Set(whole.map(({ rules }) => rules.split('+')[0]))).toEqual(
    new Set(ruleSets.map(({ id }) => id)),
  );
  const kinds = new Set(logs.flatMap(([, { rows }]) => rows.map(({ row }) => row.t)));
  expect([...kinds].toSorted().join(' ')).toBe(
    'agree away back bot close end host late list missed move open pause play remove rename resume sit stand start talk throw tip value wanted',
  );
});
