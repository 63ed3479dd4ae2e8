// Everything that this version stores on a device: later versions must read it for ever, and write the same with the
// same text. `kept-on-device.json` has each entry of the browser's storage; it never changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printPosition } from '@ludo/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedGameNote, noteOnline, wentOnline } from '../src/device/stored-game-note.ts';
import { recall } from '../src/device/storage.ts';
import { keepRules, keptRules } from '../src/house-rules/house-rules.ts';
import { recallLesson, noteLesson } from '../src/kit/lesson-memory.ts';
import { noteOwnTable, ownTables } from '../src/lobby/own-tables.ts';
import { NAME_KEY } from '../src/seats/free-seat.tsx';
import { rememberedPlan, rememberPlan } from '../src/setup/plans.ts';
import { openLocalTable } from '../src/table/local-table.ts';
import { beforeJoining } from '../src/table/remote/remote-state.ts';
import { keepRows, storedGame } from '../src/table/stored-game.ts';
import { recallUndoneThrows } from '../src/table/undo.ts';
import { wasRemovedHere } from '../src/table/removed-here.ts';
import { createHearing } from '../src/table/talk-hearing.ts';

const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'kept-on-device.json'), 'utf8')) as Readonly<
  Record<string, string>
>;
const [ROOM, OTHER] = ['zYxWvU-_9876', 'AbCdEf-_0123'];
const LESSONS = ['ludo', 'jumbo', 'uckers'];

let device = new Map<string, string>();
beforeEach(() => {
  device = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Messages in both directions, for what a page sends when it connects. */
const wire = vi.hoisted(() => ({
  hears: new Map<string, () => void>(),
  said: [] as (readonly unknown[])[],
}));
vi.mock('socket.io-client', () => ({
  io: () => ({
    io: { on: () => undefined },
    on: (event: string, hear: () => void) => void wire.hears.set(event, hear),
    emit: (...said: readonly unknown[]) => void wire.said.push(said),
    close: () => undefined,
  }),
}));

test('what it was is read as what it was', () => {
  expect(rememberedPlan()).toEqual({
    ruleSet: 'german',
    options: { captureBackwards: true, compulsoryCapture: 'penalty' },
    start: 'whole',
    rulesName: '',
    seats: '123n',
    table: {
      clock: { kind: 'bank', seconds: 300, increment: 10 },
      expiry: 'forfeit',
      away: 'others',
      grace: 180,
      talk: 'text',
      listed: false,
      points: 'wins',
      bestOf: 0,
      begins: 'throw',
      drawsSeats: false,
    },
    bots: [false, true, false, false],
    level: 'frontmost',
    names: ['Ada', null, 'Ben "B."', null],
  });
  expect(LESSONS.map(recallLesson)).toEqual([
    { state: 'left', step: 3 },
    { state: 'taken' },
    { state: 'declined' },
  ]);
  expect(ownTables()).toEqual([
    {
      room: ROOM,
      rules: 'uckers-navy+challenge=consecutive',
      at: 1_795_000_100_000,
      others: ['Ben', 'دانا'],
    },
    { room: OTHER, rules: 'ludo', at: 1_795_000_000_000, others: [] },
  ]);
  expect(createHearing(ROOM).getState()).toEqual({
    muted: ['d2EpQS-nwT5x6Pdp1h1W73'],
    hidesWatchers: true,
    seen: 0,
  });
  expect(keptRules()).toEqual([
    { name: 'HMS Example', rules: 'uckers+anyDouble+blowBack', start: 'whole' },
    { name: 'بيت دانا', rules: 'ludo+out=1+wings', start: 'head-start' },
  ]);
  expect(wentOnline()).toBe(OTHER);
  expect(storedGameNote()).toEqual({ rules: 'uckers', throws: 6 });
});

test('settings are those that were chosen, and are written as they were', async () => {
  vi.resetModules();
  const { useSettings } = await import('../src/preferences/settings.ts');
  expect(useSettings.getState().settings).toEqual({
    language: 'de',
    theme: 'contrast',
    boardStyle: 'modern',
    speed: 'fast',
    sound: false,
    volume: 'soft',
    turnCalls: 'ask',
    vibration: false,
    ownBelow: true,
    turnsToPlayer: false,
    messWords: false,
    allNumbers: false,
    throws: true,
    forced: true,
    aloud: false,
  });
  useSettings.getState().change({ language: 'en' });
  useSettings.getState().change({ language: 'de' });
  expect(device.get('ludo.settings')).toBe(kept['ludo.settings']);
});

test('the game on this screen goes on, with the dice that have fallen', async () => {
  const table = openLocalTable({ throw: () => ({ faces: [1, 2], origin: 'device' }) });
  const { room } = table?.view() ?? {};
  expect(room?.position && printPosition(room.position)).toBe(
    'uckers 1212 b.b.b.b/b.b.b.b/b.h.h.h/b.b.b.8 Y ? -',
  );
  table?.close();
  expect(
    recallUndoneThrows()
      .over({ throw: () => ({ faces: [], origin: '' }) })
      .throw(2).faces,
  ).toEqual([6, 5]);
});

test('the name is offered, the seat is asked for by its token, and who was taken off it is offered none', async () => {
  expect(recall(NAME_KEY)).toBe('Ada 😀');
  for (const name of ['window', 'document']) vi.stubGlobal(name, new EventTarget());
  vi.resetModules();
  const { openRemoteTable } = await import('../src/table/remote/remote-table.ts');
  openRemoteTable(ROOM);
  wire.hears.get('connect')?.();
  expect(wire.said.map(([event, message]) => [event, message])).toMatchObject([
    ['join', { room: ROOM, token: 'sFNOkmqJC_wz3uihuWUlGQ' }],
  ]);
  const { room } = storedGame() ?? {};
  const view = { ...beforeJoining(0, 'abcdefghijkl').view, room: room ?? null, person: 'somebody new' };
  expect([ROOM, OTHER].map((each) => wasRemovedHere(view, each))).toEqual([false, true]);
});

test('what is kept is written with the same text', () => {
  const game = storedGame();
  if (game === null) throw new Error('no game');
  const [plan, online, hearing, fallen] = [
    rememberedPlan(),
    wentOnline(),
    createHearing(ROOM),
    recallUndoneThrows(),
  ];
  const [lessons, tables, houseRules] = [LESSONS.map(recallLesson), ownTables(), keptRules()];
  const others = ['ludo.settings', 'ludo.name', `ludo.token.${ROOM}`, `ludo.taken-off.${OTHER}`];
  device = new Map(others.map((key) => [key, kept[key] ?? '']));
  rememberPlan(plan);
  keepRows(game.rows, game.room);
  fallen.keep([]);
  noteOnline(online);
  for (const [nth, memory] of lessons.entries()) if (memory !== null) noteLesson(LESSONS[nth] ?? '', memory);
  for (const table of tables.toReversed()) noteOwnTable(table);
  for (const rules of houseRules) keepRules(rules);
  hearing.setState(({ muted }) => ({ muted: [...muted] }));
  expect(Object.fromEntries(device)).toEqual(kept);
});
