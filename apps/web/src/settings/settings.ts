/** What a person has chosen on this device: language, colours, speed, sound. Kept from visit to visit. */
import { create } from 'zustand';
import {
  english,
  languageOf,
  LANGUAGES,
  loadCatalogue,
  type Catalogue,
  type Language,
} from '../catalogue/catalogue.ts';
import { SPEEDS, tempoOf, type Speed, type Tempo } from '../stage/tempo.ts';
import { keyOf, recallJson, remember } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Whether the dice are thrown by themselves when it is this person's turn. */
  readonly throws: boolean;
  /** Whether the only possible move is made by itself. */
  readonly forced: boolean;
  /** Whether what others say is read out by a screen reader as it comes. */
  readonly aloud: boolean;
}

interface SettingsState {
  readonly settings: Settings;
  /** The catalogue of the chosen language; the one before it while that is being loaded. */
  readonly text: Catalogue;
  readonly change: (change: Partial<Settings>) => void;
}

const KEY = 'settings';

function oneOf<T extends string>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.find((candidate) => candidate === value) ?? otherwise;
}

/** Settings from what was remembered, whatever it is. */
export function readSettings(remembered: unknown, languages: readonly string[]): Settings {
  const found: Partial<Record<keyof Settings, unknown>> =
    typeof remembered === 'object' && remembered !== null ? remembered : {};
  return {
    language: oneOf(LANGUAGES, found.language, languageOf(languages)),
    theme: oneOf(THEMES, found.theme, 'auto'),
    speed: oneOf(SPEEDS, found.speed, 'normal'),
    sound: found.sound !== false,
    vibration: found.vibration !== false,
    throws: found.throws === true,
    forced: found.forced === true,
    aloud: found.aloud !== false,
  };
}

export const useSettings = create<SettingsState>()((set, get) => ({
  settings: readSettings(recallJson(KEY), globalThis.navigator?.languages ?? []),
  text: english,
  change: (change) => {
    const settings = { ...get().settings, ...change };
    remember(KEY, JSON.stringify(settings));
    set({ settings });
    if (change.language !== undefined) void showLanguage(change.language);
  },
}));

/** What is chosen in one tab holds in every other tab of this device at once. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== keyOf(KEY)) return;
    const settings = readSettings(recallJson(KEY), navigator.languages);
    useSettings.setState({ settings });
    void showLanguage(settings.language);
  });
}

/** Loads the language's catalogue and shows it, unless another has been chosen in the meantime. */
export async function showLanguage(language: Language): Promise<void> {
  try {
    const text = await loadCatalogue(language);
    if (useSettings.getState().settings.language === language) useSettings.setState({ text });
  } catch {
    // Without a network the page stays in the language that it has.
  }
}

export const useText = (): Catalogue => useSettings((state) => state.text);

function reducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

export function currentTempo(): Tempo {
  return tempoOf(useSettings.getState().settings.speed, reducedMotion());
}
