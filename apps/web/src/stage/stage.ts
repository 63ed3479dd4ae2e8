/**
 * The stage: what people see of a table, row by row. It holds back the next row until the one before has been watched,
 * and shows everything at once when nobody can watch (a hidden page, a jump, speed "at once").
 *
 * The game never waits for it: rows are true when they come, whatever is still moving.
 */
import { beginningOf, type RoomEvent, type RoomState } from '@ludo/room';
import { parsePosition, ruleSetOf, type Event, type Step } from '@ludo/rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Layout, layoutFor, type Token, tokensOf, tokensShowing } from '@ludo/drawing';
import type { Latest, Table, TableView } from '../table/table.ts';
import { sceneOf } from './scene.ts';
import type { Accent, Motion } from '../board/motion.ts';
import type { Tempo } from '../preferences/tempo.ts';

/** What a row told, kept as data, so that a change of language tells it anew. */
export interface Caption {
  readonly seq: number;
  readonly events: readonly RoomEvent[];
  readonly room: RoomState;
}

export interface Moving {
  readonly seq: number;
  readonly motions: readonly Motion[];
  readonly accents: readonly Accent[];
  /** Dice that are tumbling, with what they will show. */
  readonly dice: {
    readonly colour: number;
    readonly faces: readonly number[];
    readonly duration: number;
    /** Nobody can move with it. */
    readonly isUseless: boolean;
  } | null;
  /** The throws for who begins are being shown, one every so many milliseconds, then who begins, for so long. */
  readonly rollOff: { readonly room: RoomState; readonly each: number; readonly told: number } | null;
}

export interface Shown {
  /** The table as it truly is: connection, seats of this device. */
  readonly view: TableView;
  /** The room as far as people have seen it. */
  readonly room: RoomState | null;
  readonly layout: Layout | null;
  readonly tokens: readonly Token[];
  readonly moving: Moving | null;
  readonly captions: readonly Caption[];
  /** The first of two steps, where this device has shown it before it was sent: it is not shown again. */
  readonly ahead: Step | null;
  /** Since when something that this device asked for has not been answered; null: there is nothing. */
  readonly sendingSince: number | null;
}

export interface Stage {
  readonly store: StoreApi<Shown>;
  /** Ends at once whatever is moving. */
  readonly hurry: () => void;
  /** What is moving takes at least so many milliseconds from now: a device that is busy is late with it. */
  readonly lastAtLeast: (time: number) => void;
  /** What is moving has only now begun to: its time is counted from here. */
  readonly beginsNow: () => void;
  readonly close: () => void;
}

interface Waiting {
  readonly latest: Latest;
  readonly room: RoomState;
}

const CAPTIONS_KEPT = 60;
/** When this many rows wait, somebody was away: nobody wants to watch them all. */
const TOO_MANY = 6;
/** Rows that come so soon after such a crowd, in milliseconds, are a part of it. */
const FLOOD = 200;

export function createStage(
  table: Table,
  tempo: () => Tempo,
  onScene: (moving: Moving, events: readonly RoomEvent[]) => void = () => {},
  /** What moved has been cut short. */
  onCut: () => void = () => {},
): Stage {
  const waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let finish: (() => void) | null = null;
  /** When the timer fires, as `performance.now()` counts. */
  let endsAt = 0;
  /** How long the scene was meant to take. */
  let lasts = 0;
  let floodedAt = 0;
  let lastSeq = table.view().room?.seq ?? 0;
  const store = createStore<Shown>()(() => atOnce(table.view(), table.view().caughtUp));

  const jump = (): void => {
    stop();
    waiting.length = 0;
    const view = table.view();
    const missed = view.caughtUp.filter(({ seq }) => seq > lastSeq);
    lastSeq = view.room?.seq ?? 0;
    // What was taken back has not happened.
    const told = store.getState().captions.filter(({ seq }) => seq <= lastSeq);
    store.setState(atOnce(view, [...told, ...missed].slice(-CAPTIONS_KEPT)));
  };

  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    finish = null;
  };

  const listen = (): void => {
    const view = table.view();
    const seq = view.room?.seq ?? 0;
    if (seq === lastSeq) return store.setState({ view });
    if (view.room === null || view.latest === null || view.latest.seq !== lastSeq + 1) return jump();
    lastSeq = seq;
    waiting.push({ latest: view.latest, room: view.room });
    const now = Date.now();
    if (waiting.length > TOO_MANY) floodedAt = now;
    // What follows in the same breath belongs to what nobody wants to watch.
    const isFlood = now - floodedAt < FLOOD;
    if (isFlood) floodedAt = now;
    // What is shown next brings the view with it: each change of the store asks every part of the page.
    if (isFlood || isHidden()) hurry();
    else if (finish === null) showNext();
    else store.setState({ view });
  };

  const showNext = (): void => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      lasts = begin(next, tempo());
      if (lasts > 0) return endIn(lasts);
      finish?.();
    }
  };

  const endIn = (wait: number): void => {
    endsAt = performance.now() + wait;
    timer = setTimeout(() => {
      timer = null;
      finish?.();
      showNext();
    }, wait);
  };

  const lastAtLeast = (time: number): void => {
    if (timer === null || endsAt >= performance.now() + time) return;
    clearTimeout(timer);
    endIn(time);
  };

  /** Shows the row's movement; gives how long it takes. The rest is shown by `finish`. */
  const begin = ({ latest, room }: Waiting, pace: Tempo): number => {
    const shown = store.getState();
    const layout = layoutOfRoom(room);
    const moves = latest.events.filter(isOfGame);
    const started = latest.events.find((event) => event.type === 'started');
    const standing = started === undefined || room.position === null ? shown.tokens : tokensOf(room.position);
    const challenges = shown.room?.position?.challenges ?? [];
    const scene = layout === null ? null : sceneOf(layout, standing, moves, pace, shown.ahead, challenges);
    const threw = moves.find((event) => event.type === 'threw');
    const each = started === undefined ? 0 : Math.round(pace.tumble * 0.6);
    const rolls = started?.rolls.flat().length ?? 0;
    const moving: Moving = {
      seq: latest.seq,
      motions: scene?.motions ?? [],
      accents: scene?.accents ?? [],
      dice:
        threw === undefined
          ? null
          : {
              colour: threw.colour,
              faces: threw.dice,
              duration: scene?.tumble ?? 0,
              isUseless: moves.some((event) => event.type === 'forfeited'),
            },
      rollOff: started === undefined || rolls === 0 ? null : { room, each, told: each + pace.pause },
    };
    const total = Math.max(scene?.total ?? 0, rolls > 0 ? rolls * each + each + pace.pause : 0);
    finish = () => {
      finish = null;
      store.setState((before) => ({
        room,
        layout,
        tokens: tokensOfRoom(room, scene?.tokens ?? before.tokens),
        moving: null,
        ahead: null,
        captions: [...before.captions, { seq: latest.seq, events: latest.events, room }].slice(
          -CAPTIONS_KEPT,
        ),
      }));
    };
    const change = total === 0 ? {} : { moving, layout, tokens: scene?.tokens ?? shown.tokens };
    store.setState({ view: table.view(), ...change });
    if (pace !== STILL) onScene(moving, latest.events);
    return total;
  };

  const hurry = (): void => {
    if (timer !== null) {
      clearTimeout(timer);
      onCut();
    }
    timer = null;
    finish?.();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      begin(next, STILL);
      finishNow();
    }
  };
  const finishNow = (): void => finish?.();

  const onVisibility = (): void => {
    if (isHidden()) hurry();
  };
  const unsubscribe = table.subscribe(listen);
  globalThis.document?.addEventListener('visibilitychange', onVisibility);
  return {
    store,
    hurry,
    lastAtLeast,
    beginsNow: () => lastAtLeast(lasts),
    close: () => {
      stop();
      unsubscribe();
      globalThis.document?.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

const STILL: Tempo = { hop: 0, fly: 0, tumble: 0, pause: 0, fade: 0 };

const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

function atOnce(view: TableView, captions: readonly Caption[]): Shown {
  const { room } = view;
  return {
    view,
    room,
    layout: room === null ? null : layoutOfRoom(room),
    tokens: room === null ? [] : tokensOfRoom(room, []),
    moving: null,
    captions,
    ahead: null,
    sendingSince: null,
  };
}

/** Before a game that starts from a position, its pieces stand there already. */
function tokensOfRoom(room: RoomState, shown: readonly Token[]): readonly Token[] {
  if (room.position !== null) return tokensShowing(shown, room.position);
  const from = beginningOf(room);
  const given = from === null ? null : parsePosition(from);
  return given?.ok === true ? tokensShowing(shown, given.value) : [];
}

function layoutOfRoom(room: RoomState): Layout | null {
  const ruleSet = ruleSetOf(room.rules);
  return ruleSet.ok ? layoutFor(ruleSet.value.board) : null;
}

/** What happens to a room, and not on its board. */
const OF_THE_ROOM: Readonly<Record<Exclude<RoomEvent, Event>['type'], true>> = {
  opened: true,
  sat: true,
  stood: true,
  'went-away': true,
  'is-late': true,
  'came-back': true,
  'bot-sat': true,
  removed: true,
  'host-changed': true,
  'seats-moved': true,
  listed: true,
  'talk-changed': true,
  paused: true,
  resumed: true,
  'time-over': true,
  started: true,
  ended: true,
  closed: true,
};

/** Whether it happens on the board. */
export function isOfGame(event: RoomEvent): event is Event {
  return !Object.hasOwn(OF_THE_ROOM, event.type);
}
