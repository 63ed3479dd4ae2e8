/**
 * The stage shows the next row after the previous one has been watched, and all at once when nobody watches. The game
 * never waits for it: rows are in force when they arrive.
 */
import { actingSeat, type RoomEvent, type RoomState } from '@ludo/room';
import { safeSquaresOf, type Step } from '@ludo/rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Layout, openStacks, type TrackedPiece, trackedPieces } from '@ludo/drawing';
import { TOLD } from '../table/catch-up.ts';
import type { Latest, Table, TableView } from '../table/table.ts';
import { layoutOfRoom, piecesOfRoom } from './at-rest.ts';
import { isOfGame } from './of-game.ts';
import type { Calm } from './landings.ts';
import { sceneOf } from './scene.ts';
import type { Accent, Motion } from '../board/motion.ts';
import type { Tempo } from '../preferences/tempo.ts';

/** Events, not sentences: a change of language tells them again. */
export interface Caption {
  readonly seq: number;
  readonly events: readonly RoomEvent[];
  readonly room: RoomState;
}

export interface Moving {
  readonly seq: number;
  readonly motions: readonly Motion[];
  readonly accents: readonly Accent[];
  readonly dice: {
    readonly colour: number;
    readonly faces: readonly number[];
    readonly duration: number;
    readonly isUseless: boolean;
  } | null;
  readonly rollOff: RollOffScene | null;
}

/** Milliseconds: `each` round, in which all throw at once; `told`: who begins. */
export interface RollOffScene {
  readonly room: RoomState;
  readonly each: number;
  readonly told: number;
  /** Nothing goes on until who begins has been told; otherwise whoever is here and begins may throw meanwhile. */
  readonly isHeld: boolean;
}

export interface Shown {
  /** The table as it is; the rest is what people have seen of it. */
  readonly view: TableView;
  readonly room: RoomState | null;
  readonly layout: Layout | null;
  readonly pieces: readonly TrackedPiece[];
  readonly moving: Moving | null;
  readonly captions: readonly Caption[];
  /** Was seen to its end, and nothing has moved since then. */
  readonly rolledOff: RollOffScene | null;
  /** This device has shown it already. */
  readonly earlyStep: Step | null;
  /** Of what is unanswered; null: nothing. */
  readonly sendingSince: number | null;
}

export interface Stage {
  readonly store: StoreApi<Shown>;
  readonly hurry: () => void;
  /** Milliseconds from now; a busy device starts a motion late. */
  readonly lastAtLeast: (time: number) => void;
  readonly beginsNow: () => void;
  /** What decides about it has changed. */
  readonly turnBoard: () => void;
  readonly close: () => void;
}

interface Waiting {
  readonly latest: Latest;
  readonly room: RoomState;
}

const TOO_MANY = 6;
/** Milliseconds after too many rows, in which further ones are not shown either. */
const FLOOD = 200;

/** Quarters clockwise by which the board is turned, 0 to 3; `before`: until now, null where nothing was shown. */
export type TurnsOf = (room: RoomState, view: TableView, before: number | null) => number;

export function createStage(
  table: Table,
  tempo: () => Tempo,
  onScene: (moving: Moving, events: readonly RoomEvent[]) => void = () => {},
  onCut: () => void = () => {},
  turnsOf: TurnsOf = () => 0,
): Stage {
  const waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let finish: ((isCut?: boolean) => void) | null = null;
  let endsAt = 0;
  let lasts = 0;
  let floodedAt = 0;
  let lastSeq = table.view().room?.seq ?? 0;
  const turned = (room: RoomState, view: TableView, before: Layout | null): Layout | null =>
    layoutOfRoom(room, turnsOf(room, view, before?.turns ?? null));
  const seen = (view: TableView, captions: readonly Caption[], before: Layout | null): Shown =>
    atOnce(view, view.room === null ? null : turned(view.room, view, before), captions);
  const store = createStore<Shown>()(() => seen(table.view(), table.view().caughtUp, null));

  const jump = (): void => {
    stop();
    waiting.length = 0;
    const view = table.view();
    lastSeq = view.room?.seq ?? 0;
    const { captions, layout } = store.getState();
    const { caughtUp } = view;
    // What has come together counts: some of what was told may have been taken back.
    const told = captions.filter(({ seq }) => seq <= Math.min(lastSeq, (caughtUp[0]?.seq ?? Infinity) - 1));
    store.setState(seen(view, [...told, ...caughtUp].slice(-TOLD), layout));
  };

  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    finish = null;
  };

  const listen = (): void => {
    const view = table.view();
    const seq = view.room?.seq ?? 0;
    if (seq === lastSeq) {
      store.setState({ view });
      return turnBoard();
    }
    if (view.room === null || view.latest === null || view.latest.seq !== lastSeq + 1) return jump();
    lastSeq = seq;
    waiting.push({ latest: view.latest, room: view.room });
    const now = Date.now();
    if (waiting.length > TOO_MANY) floodedAt = now;
    const isFlood = now - floodedAt < FLOOD;
    if (isFlood) floodedAt = now;
    // The next row sets the view too: every change of the store updates all components.
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

  /** Returns its length in milliseconds; `finish` shows the rest. */
  const begin = ({ latest, room }: Waiting, pace: Tempo): number => {
    const shown = store.getState();
    // The board lies still while anything moves on it.
    const layout = layoutOfRoom(room, shown.layout?.turns ?? turnsOf(room, table.view(), null));
    const moves = latest.events.filter(isOfGame);
    const started = latest.events.find((event) => event.type === 'started');
    const standing =
      started === undefined || room.position === null ? shown.pieces : trackedPieces(room.position);
    const challenges = shown.room?.position?.challenges ?? [];
    const scene =
      layout === null
        ? null
        : sceneOf(layout, standing, moves, pace, shown.earlyStep, challenges, calmIn(room));
    const threw = moves.find((event) => event.type === 'threw');
    const each = started === undefined ? 0 : Math.round(pace.tumble * 0.6);
    const rounds = started?.rolls.length ?? 0;
    const rollOff =
      rounds === 0 ? null : { room, each, told: pace.pause, isHeld: !beginsHere(room, table.view()) };
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
      rollOff,
    };
    const rolling = rollOff === null ? 0 : rounds * each + (rollOff.isHeld ? rollOff.told : 0);
    const total = Math.max(scene?.total ?? 0, rolling);
    finish = (isCut = false) => {
      finish = null;
      store.setState((before) => ({
        room,
        layout: turned(room, table.view(), layout),
        pieces: piecesOfRoom(room, scene?.pieces ?? before.pieces),
        moving: null,
        earlyStep: null,
        rolledOff: isCut ? null : rollOff,
        captions: [...before.captions, { seq: latest.seq, events: latest.events, room }].slice(-TOLD),
      }));
    };
    const change =
      total === 0 ? {} : { moving, layout, pieces: scene?.pieces ?? shown.pieces, rolledOff: null };
    store.setState({ view: table.view(), ...change });
    if (pace !== STILL) onScene(moving, latest.events);
    return total;
  };

  const turnBoard = (): void => {
    const { room, layout } = store.getState();
    // After what moves it is turned anyway.
    if (room === null || finish !== null) return;
    const wanted = turned(room, table.view(), layout);
    if (wanted !== layout) store.setState({ layout: wanted });
  };

  const hurry = (): void => {
    if (timer !== null) {
      clearTimeout(timer);
      onCut();
    }
    timer = null;
    finish?.(true);
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
    turnBoard,
    close: () => {
      stop();
      unsubscribe();
      globalThis.document?.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

const STILL: Tempo = { hop: 0, fly: 0, tumble: 0, pause: 0, fade: 0 };

/** A person at this device throws first. */
function beginsHere(room: RoomState, { mine }: TableView): boolean {
  const first = actingSeat(room);
  return first !== undefined && first.state !== 'bot' && mine.includes(first.player);
}

function calmIn({ rules, position }: RoomState): Calm {
  return { safe: safeSquaresOf(rules), passable: position === null ? [] : openStacks(position) };
}

const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

function atOnce(view: TableView, layout: Layout | null, captions: readonly Caption[]): Shown {
  const { room } = view;
  return {
    view,
    room,
    layout,
    pieces: room === null ? [] : piecesOfRoom(room, []),
    moving: null,
    captions,
    rolledOff: null,
    earlyStep: null,
    sendingSince: null,
  };
}
