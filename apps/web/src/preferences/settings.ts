/** What a person has chosen, kept on this device. */
import { create } from 'zustand';
import { BOARD_STYLES, type BoardStyle } from '@ludo/drawing/materials';
import { SPEEDS, tempoOf, type Speed, type Tempo } from './tempo.ts';
import { keyOf, recallJson, remember } from '../device/storage.ts';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
/** Whether this device tells of a turn while the page is in the background; `ask`: the person has not chosen. */
export const TURN_CALLS = ['ask', 'yes', 'no'] as const;
export const VOLUMES = ['soft', 'full'] as const;
type TurnCalls = (typeof TURN_CALLS)[number];
type Volume = (typeof VOLUMES)[number];
export type Theme = (typeof THEMES)[number];

interface Settings {
  /** A language's code; null: follows the device. */
  readonly language: string | null;
  readonly theme: Theme;
  readonly boardStyle: BoardStyle;
  readonly speed: Speed;
  readonly sound: boolean;
  readonly volume: Volume;
  readonly vibration: boolean;
  readonly turnCalls: TurnCalls;
  /** Online the board is turned so that the own colour is at the bottom. */
  readonly ownBelow: boolean;
  /** On one screen the board turns to whoever has the turn. */
  readonly turnsToPlayer: boolean;
  /** Games of sailors are told in their words. */
  readonly messWords: boolean;
  /** Every square bears its number, not only those that matter just now. */
  readonly allNumbers: boolean;
  /** The dice are thrown for this person. */
  readonly throws: boolean;
  /** The only possible move is made for this person. */
  readonly forced: boolean;
  /** Screen readers read out what others say. */
  readonly aloud: boolean;
}

interface SettingsState {
  readonly settings: Settings;
  readonly change: (change: Partial<Settings>) => void;
}

const KEY = 'settings';

function oneOf<T extends string>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.find((candidate) => candidate === value) ?? otherwise;
}

export function readSettings(remembered: unknown): Settings {
  const found: Partial<Record<keyof Settings, unknown>> =
    typeof remembered === 'object' && remembered !== null ? remembered : {};
  return {
    language: typeof found.language === 'string' ? found.language : null,
    theme: oneOf(THEMES, found.theme, 'auto'),
    boardStyle: oneOf(BOARD_STYLES, found.boardStyle, 'wood'),
    speed: oneOf(SPEEDS, found.speed, 'normal'),
    sound: found.sound !== false,
    volume: oneOf(VOLUMES, found.volume, 'full'),
    vibration: found.vibration !== false,
    turnCalls: oneOf(TURN_CALLS, found.turnCalls, 'ask'),
    ownBelow: found.ownBelow !== false,
    turnsToPlayer: found.turnsToPlayer === true,
    messWords: found.messWords === true,
    allNumbers: found.allNumbers === true,
    throws: found.throws === true,
    forced: found.forced === true,
    aloud: found.aloud !== false,
  };
}

export const useSettings = create<SettingsState>()((set, get) => ({
  settings: readSettings(recallJson(KEY)),
  change: (change) => {
    const settings = { ...get().settings, ...change };
    const { language, turnCalls, ownBelow, turnsToPlayer, messWords, allNumbers, ...others } = settings;
    const kept = {
      ...(language === null ? {} : { language }),
      ...others,
      ...(turnCalls === 'ask' ? {} : { turnCalls }),
      ...(ownBelow ? {} : { ownBelow }),
      ...(turnsToPlayer ? { turnsToPlayer } : {}),
      ...(messWords ? { messWords } : {}),
      ...(allNumbers ? { allNumbers } : {}),
    };
    remember(KEY, JSON.stringify(kept));
    set({ settings });
  },
}));

export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== keyOf(KEY)) return;
    useSettings.setState({ settings: readSettings(recallJson(KEY)) });
  });
}

/** Queried once, because every scene reads it. */
const stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

export const wantsStillness = (): boolean => stillness?.matches ?? false;

export function currentTempo(): Tempo {
  return tempoOf(useSettings.getState().settings.speed, wantsStillness());
}
