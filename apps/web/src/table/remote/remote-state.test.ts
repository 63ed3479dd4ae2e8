import type { Joined, Said } from '@ludo/protocol';
import { foldRows, takeSnapshot, type LoggedRow, type RoomState } from '@ludo/room';
import { failure } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { beforeJoining, hear, type Errand, type Heard, type RemoteState } from './remote-state.ts';

const rows: readonly LoggedRow[] = [
  { s: 1, at: 1, row: { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'me' } },
  { s: 2, at: 2, row: { t: 'sit', p: 1, n: 'Anna', who: 'me' } },
  { s: 3, at: 3, row: { t: 'sit', p: 2, n: 'Ben', who: 'you' } },
  {
    s: 4,
    at: 4,
    row: {
      t: 'start',
      rolls: [
        [
          [0, [5], 'x'],
          [2, [2], 'x'],
        ],
      ],
      c: 0,
    },
  },
];
const thrown: LoggedRow = { s: 5, at: 5, row: { t: 'throw', d: [6], o: 'x' }, id: 'throw-id' };

const line = (n: number): Said => ({
  room: 'r',
  n,
  at: n,
  by: { as: 'watcher', person: 'you', number: 1 },
  words: { phrase: 'hello' },
});

const joined = (list: readonly LoggedRow[], talk: readonly Said[] = []): Heard => ({
  type: 'joined',
  at: 10,
  joined: {
    ok: true,
    token: 't',
    person: 'me',
    rows: list,
    presence: { room: 'r', here: [1, 2], watchers: 1 },
    talk,
    time: 10,
  } satisfies Joined,
});

/** The answer with the state of row `seq` and the rows after it. */
const joinedBy = (seq: number, list: readonly LoggedRow[]): Heard => {
  const heard = joined(list);
  const state = foldRows(null, [...rows, thrown].slice(0, seq)) as RoomState;
  return heard.type === 'joined'
    ? { ...heard, joined: { ...heard.joined, snapshot: takeSnapshot(state) } }
    : heard;
};

function after(...messages: readonly Heard[]): { state: RemoteState; errands: readonly Errand[] } {
  return messages.reduce<{ state: RemoteState; errands: readonly Errand[] }>(
    ({ state, errands }, heard) => {
      const next = hear(state, heard);
      return { state: next.state, errands: [...errands, ...next.errands] };
    },
    { state: beforeJoining(0, 'abcdefghijkl'), errands: [] },
  );
}

const connected: Heard = { type: 'connected', at: 1 };
const acted: Heard = { type: 'acted', id: 'throw-id', command: { do: 'throw', ply: 1 } };
const last = (errands: readonly Errand[]) => errands.at(-1);

describe('what a page knows of a room', () => {
  it('joins with what it has as soon as it is connected', () => {
    const { state, errands } = after(connected);
    expect(errands).toEqual([{ type: 'join', lastSeq: 0, isLater: false }]);
    expect(state.view.connection.state).toBe('connecting');
  });

  it('folds the rows it is given and knows its own seats', () => {
    const { view } = after(connected, joined(rows)).state;
    expect(view.room?.phase).toBe('playing');
    expect(view.mine).toEqual([1]);
    expect(view.connection).toEqual({ state: 'open', since: 10 });
    expect(view.latest).toBeNull();
  });

  it('tells what it has missed when it catches up, in order and to the same room', () => {
    const { view } = after(
      connected,
      joined(rows),
      { type: 'disconnected', at: 11 },
      connected,
      joined([thrown]),
    ).state;
    expect(view.caughtUp.map(({ seq }) => seq)).toEqual([thrown.s]);
    expect(view.caughtUp.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['threw']);
    expect(view.caughtUp.at(-1)?.room).toBe(view.room);
  });

  it('folds a row that comes, with its events, and drops one that it has', () => {
    const { state } = after(connected, joined(rows), { type: 'row', row: thrown, at: 5 });
    expect(state.view.latest?.events.map(({ type }) => type)).toEqual(['threw']);
    expect(hear(state, { type: 'row', row: thrown, at: 5 }).state).toBe(state);
  });

  it('takes from a row that comes that the clock of the table was set right since, and never that it went back', () => {
    const late: LoggedRow = { ...thrown, at: 1_800_000_000_000 };
    const { state } = after(connected, joined(rows), { type: 'row', row: late, at: 5 });
    expect(state.view.skew).toBe(late.at - 5);
    const slow: LoggedRow = { ...thrown, s: 6, row: { t: 'talk', k: 'text', who: 'me' } };
    expect(hear(state, { type: 'row', row: slow, at: 900 }).state.view.skew).toBe(late.at - 5);
  });

  it('joins again for what is missing when a row leaves a gap, once', () => {
    const gap: Heard = { type: 'row', row: { ...thrown, s: 7 }, at: 5 };
    const { state, errands } = after(connected, joined(rows), gap, gap);
    expect(errands.filter(({ type }) => type === 'join')).toHaveLength(2);
    expect(last(errands)).toEqual({ type: 'join', lastSeq: 4, isLater: false });
    expect(state.view.room?.seq).toBe(4);
  });

  it('hears what is said, once, in order', () => {
    const said = (n: number): Heard => ({ type: 'said', said: line(n) });
    const { view } = after(
      connected,
      joined(rows, [line(3), line(4)]),
      said(4),
      said(5),
      said(5),
      said(6),
    ).state;
    expect(view.talk.map(({ n }) => n)).toEqual([3, 4, 5, 6]);
    expect(view.room?.seq).toBe(4);
  });

  it('takes what it is told on joining for all that was said: a forgotten room begins at 1 again', () => {
    const again = [{ type: 'disconnected', at: 11 }, connected] as const;
    const lines = after(connected, joined(rows, [line(7), line(8)]), ...again, joined([], [line(1)]));
    expect(lines.state.view.talk.map(({ n }) => n)).toEqual([1]);
    const more = hear(lines.state, { type: 'said', said: line(2) }).state;
    expect(more.view.talk.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('keeps the last hundred lines', () => {
    const many = Array.from({ length: 130 }, (_, nth): Heard => ({ type: 'said', said: line(nth + 1) }));
    const { talk } = after(connected, joined(rows), ...many).state.view;
    expect([talk.length, talk[0]?.n, talk.at(-1)?.n]).toEqual([100, 31, 130]);
  });

  it('takes its own row for the answer to its command', () => {
    const { errands, state } = after(connected, joined(rows), acted, { type: 'row', row: thrown, at: 5 });
    expect(last(errands)).toMatchObject({ type: 'tell', id: 'throw-id', result: { ok: true } });
    expect(state.pending).toEqual([]);
  });

  it('takes a snapshot in place of what it had, and tells only what came after it', () => {
    const { view } = after(connected, joined(rows.slice(0, 2)), joinedBy(4, [thrown])).state;
    expect(view.room).toEqual(foldRows(null, [...rows, thrown]));
    expect(view.caughtUp.map(({ seq }) => seq)).toEqual([5]);
    expect(view.mine).toEqual([1]);
  });

  it('takes a snapshot of an older table, too: the server may know less than the page', () => {
    const { state, errands } = after(connected, joined([...rows, thrown]), joinedBy(2, rows.slice(2, 3)));
    expect(state.view.room).toEqual(foldRows(null, rows.slice(0, 3)));
    expect(hear(state, { type: 'row', row: rows[3] as LoggedRow, at: 5 }).state.view.room?.seq).toBe(4);
    expect(errands).toHaveLength(1);
  });

  it('asks once more about a command whose row is hidden in a snapshot, and does not join again for the answer', () => {
    const { errands, state } = after(
      connected,
      joined(rows),
      acted,
      { type: 'disconnected', at: 20 },
      connected,
      joinedBy(5, []),
      { type: 'answered', id: 'throw-id', answer: { ok: true, seq: 5 }, at: 30 },
    );
    expect(errands.slice(-2)).toMatchObject([
      { type: 'send', pending: { id: 'throw-id' } },
      { type: 'tell', id: 'throw-id', result: { ok: true } },
    ]);
    expect(state.pending).toEqual([]);
    expect(state.isJoining).toBe(false);
  });

  it('sends an unanswered command again, with the same id, after the connection was lost', () => {
    const { errands, state } = after(
      connected,
      joined(rows),
      acted,
      { type: 'disconnected', at: 20 },
      connected,
      joined([]),
    );
    expect(last(errands)).toEqual({
      type: 'send',
      pending: { id: 'throw-id', command: { do: 'throw', ply: 1 } },
    });
    expect(state.view.connection.state).toBe('open');
  });

  it('does not send again what became a row while the connection was lost', () => {
    const { errands, state } = after(
      connected,
      joined(rows),
      acted,
      { type: 'disconnected', at: 20 },
      connected,
      joined([thrown]),
    );
    expect(last(errands)).toMatchObject({ type: 'tell', result: { ok: true } });
    expect(state.pending).toEqual([]);
  });

  it('refuses at once what is done while the connection is lost, and never does it later', () => {
    const { errands } = after(
      connected,
      joined(rows),
      { type: 'disconnected', at: 20 },
      acted,
      connected,
      joined([]),
    );
    expect(errands.filter(({ type }) => type !== 'join')).toEqual([
      { type: 'tell', id: 'throw-id', result: failure({ code: 'not-connected', clause: null }) },
    ]);
  });

  it('knows since when the connection is lost, however often it fails', () => {
    const { view } = after(
      connected,
      joined(rows),
      { type: 'disconnected', at: 20 },
      { type: 'disconnected', at: 30 },
    ).state;
    expect(view.connection).toEqual({ state: 'lost', since: 20 });
  });

  it('tells a refusal, and looks again when it was out of date', () => {
    const refusal = { code: 'stale', clause: null } as const;
    const { errands } = after(connected, joined(rows), acted, {
      type: 'answered',
      id: 'throw-id',
      answer: { ok: false, refusal },
      at: 20,
    });
    expect(errands.slice(-2)).toEqual([
      { type: 'tell', id: 'throw-id', result: { ok: false, error: refusal } },
      { type: 'join', lastSeq: 4, isLater: false },
    ]);
  });

  it('keeps what was refused because the server stops, and sends it again when it is back', () => {
    const answer = { ok: false, refusal: { code: 'server-stopping', clause: null } } as const;
    const { errands } = after(
      connected,
      joined(rows),
      acted,
      { type: 'answered', id: 'throw-id', answer, at: 20 },
      { type: 'disconnected', at: 20 },
      connected,
      joined([]),
    );
    expect(errands.some(({ type }) => type === 'tell')).toBe(false);
    expect(last(errands)).toMatchObject({ type: 'send', pending: { id: 'throw-id' } });
  });

  describe('when a command is refused for the moment', () => {
    const refusedAt = (
      at: number,
      code: 'storage-failed' | 'too-many-changes',
      retryAfter?: number,
    ): Heard => {
      const refusal = { code, clause: null, ...(retryAfter === undefined ? {} : { retryAfter }) };
      return { type: 'answered', id: 'throw-id', at, answer: { ok: false, refusal } };
    };
    const waited: Heard = { type: 'waited', id: 'throw-id' };
    const sent = { type: 'send', pending: { id: 'throw-id', command: { do: 'throw', ply: 1 } } };

    it('sends it again by itself after the time that the server names, and says so meanwhile', () => {
      const asked = after(connected, joined(rows), acted, refusedAt(20, 'too-many-changes', 700));
      expect(last(asked.errands)).toEqual({ type: 'wait', id: 'throw-id', milliseconds: 700 });
      expect(asked.state.view.isAskingAgain).toBe(true);
      const again = hear(asked.state, waited);
      expect(again.errands).toMatchObject([sent]);
      const done = hear(again.state, { type: 'row', row: thrown, at: 5 });
      expect(last(done.errands)).toMatchObject({ type: 'tell', result: { ok: true } });
      expect(done.state.view.isAskingAgain).toBe(false);
      expect(done.state.view.latest?.seq).toBe(5);
      expect(hear(done.state, waited).errands).toEqual([]);
    });

    it('waits longer each time, and tells the person after four times more', () => {
      let { state } = after(connected, joined(rows), acted);
      const waits: number[] = [];
      let at = 0;
      for (let told = false; !told;) {
        const next = hear(state, refusedAt(at, 'storage-failed'));
        const [errand] = next.errands;
        if (errand?.type === 'wait') waits.push(errand.milliseconds);
        told = errand?.type === 'tell';
        at += waits.at(-1) ?? 0;
        state = told ? next.state : hear(next.state, waited).state;
      }
      expect(waits).toEqual([500, 1000, 2000, 4000]);
      expect(state.pending).toEqual([]);
      expect(state.view.isAskingAgain).toBe(false);
    });

    it('tells the person at once when it would take longer than ten seconds, or has taken as long', () => {
      const { state } = after(connected, joined(rows), acted);
      expect(last(hear(state, refusedAt(20, 'too-many-changes', 10_001)).errands)).toMatchObject({
        type: 'tell',
        result: { ok: false, error: { code: 'too-many-changes', retryAfter: 10_001 } },
      });
      const once = hear(hear(state, refusedAt(20, 'storage-failed')).state, waited).state;
      expect(last(hear(once, refusedAt(9500, 'storage-failed')).errands)).toMatchObject({ type: 'tell' });
    });

    it('leaves it to the next join when the connection is lost meanwhile', () => {
      const lost = after(
        connected,
        joined(rows),
        acted,
        refusedAt(20, 'storage-failed'),
        { type: 'disconnected', at: 21 },
        waited,
      );
      expect(last(lost.errands)?.type).toBe('wait');
      const back = after(connected, joined(rows), acted, refusedAt(20, 'storage-failed'), connected);
      const there = hear(back.state, joined([]));
      expect(there.errands).toMatchObject([sent]);
      expect(hear(there.state, waited).errands).toEqual([]);
    });
  });

  it('waits as long as the server says before it joins again', () => {
    const refusal = { code: 'too-many-messages', clause: null, retryAfter: 900 } as const;
    expect(last(after(connected, { type: 'join-refused', refusal }).errands)).toEqual({
      type: 'join',
      lastSeq: 0,
      isLater: true,
      retryAfter: 900,
    });
  });

  it('joins at once with what another page has stored when its token is dead', () => {
    const { state, errands } = after(connected, { type: 'token-dead', next: 'again' }, joined(rows));
    expect(errands.filter(({ type }) => type === 'join')).toHaveLength(2);
    expect(state.view.isSeatLost).toBe(false);
  });

  it('joins as somebody new when there is none, and remembers to say so', () => {
    const lost: Heard = { type: 'token-dead', next: 'anew' };
    const { state } = after(
      connected,
      joined(rows),
      { type: 'disconnected', at: 11 },
      connected,
      lost,
      joined([]),
    );
    expect(state.view.isSeatLost).toBe(true);
    expect(state.view.connection.state).toBe('open');
  });

  it('knows why it was turned away for as long as it asks again', () => {
    const refusal = { code: 'storage-failed', clause: null } as const;
    const away = after(connected, { type: 'join-refused', refusal });
    expect(away.state.view.turnedAway).toBe('storage-failed');
    expect(away.state.view.problem).toBeNull();
    expect(hear(away.state, joined(rows)).state.view.turnedAway).toBeNull();
  });

  it('waits and tries again when a join is refused for the moment, and gives up when there is no such room', () => {
    const refused = (code: 'server-stopping' | 'server-full' | 'room-unknown'): Heard => ({
      type: 'join-refused',
      refusal: { code, clause: null },
    });
    for (const code of ['server-stopping', 'server-full'] as const)
      expect(last(after(connected, refused(code)).errands)).toEqual({
        type: 'join',
        lastSeq: 0,
        isLater: true,
      });
    expect(after(connected, refused('room-unknown')).state.view.problem?.code).toBe('room-unknown');
  });
});

describe('what the host is asked', () => {
  const question = { n: 1, to: 'end', player: 2, name: 'Ben' } as const;
  const wished = (is: 'asked' | 'no'): Heard => ({ type: 'wished', wished: { room: 'r', to: 'end', is } });
  const asked: Heard = { type: 'questions', questions: [question] };

  /** The answer to a join, with these questions and wishes. */
  const joinedWith = (more: Partial<Joined>): Heard => {
    const heard = joined(rows);
    return heard.type === 'joined' ? { ...heard, joined: { ...heard.joined, ...more } } : heard;
  };

  it('is there as it was told last, and after a reload as the answer to the join tells it', () => {
    const told = after(connected, joined(rows), asked).state;
    expect(told.view.questions).toEqual([question]);
    const none = after(connected, joined(rows), asked, { type: 'questions', questions: [] }).state;
    expect(none.view.questions).toEqual([]);
    expect(after(connected, joinedWith({ questions: [question] })).state.view.questions).toEqual([question]);
    expect(after(connected, joined(rows), asked, connected, joined(rows)).state.view.questions).toEqual([]);
  });

  it('an asker knows what has become of it; what is not asked any more after a reload has come to nothing', () => {
    expect(after(connected, joined(rows), wished('asked')).state.view.wish).toEqual({
      to: 'end',
      is: 'asked',
    });
    expect(after(connected, joinedWith({ wishes: 'end' })).state.view.wish).toEqual({
      to: 'end',
      is: 'asked',
    });
    expect(after(connected, joined(rows), wished('asked'), joined(rows)).state.view.wish).toBeNull();
    expect(after(connected, joined(rows), wished('no'), joined(rows)).state.view.wish?.is).toBe('no');
  });

  it('takes nothing from the board: no row is watched twice for it', () => {
    const { state, errands } = after(connected, joined(rows), asked, wished('no'));
    expect([state.view.latest, state.view.room?.seq, errands.length]).toEqual([null, 4, 1]);
  });
});
