/** What a person has chosen on this device: language, colours, speed, sound. Kept from visit to visit. */
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { loadCatalogue, loadFirstWords, type Catalogue, type FirstWords } from '../catalogue/catalogue.ts';
import { firstWords as english } from '../catalogue/en/first-words.ts';
import { languageOf, LANGUAGES, type Language } from '../catalogue/languages.ts';
import { SPEEDS, tempoOf, type Speed, type Tempo } from '../stage/tempo.ts';
import { keyOf, recallJson, remember } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
/** How loud the sound is where it is on. */
export const VOLUMES = ['soft', 'full'] as const;
export type Volume = (typeof VOLUMES)[number];
export type Theme = (typeof THEMES)[number];

/** What boards are made of. */
export const BOARD_STYLES = ['wood', 'modern'] as const;
export type BoardStyle = (typeof BOARD_STYLES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly boardStyle: BoardStyle;
  readonly speed: Speed;
  readonly sound: boolean;
  readonly volume: Volume;
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
  /** Whether the person has chosen the language; otherwise it follows the device. */
  readonly isLanguageChosen: boolean;
  /** What the first page needs of the language that is shown: the one before while the chosen one is being fetched. */
  readonly first: FirstWords;
  /** The whole catalogue, in the same language; null until a page has asked for it. */
  readonly text: Catalogue | null;
  /** The language that could not be fetched. */
  readonly missing: Language | null;
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
    boardStyle: oneOf(BOARD_STYLES, found.boardStyle, 'wood'),
    speed: oneOf(SPEEDS, found.speed, 'normal'),
    sound: found.sound !== false,
    volume: oneOf(VOLUMES, found.volume, 'full'),
    vibration: found.vibration !== false,
    throws: found.throws === true,
    forced: found.forced === true,
    aloud: found.aloud !== false,
  };
}

const remembered = recallJson(KEY);

const deviceLanguages = (): readonly string[] => globalThis.navigator?.languages ?? [];

export const useSettings = create<SettingsState>()((set, get) => ({
  settings: readSettings(remembered, deviceLanguages()),
  isLanguageChosen: hasLanguage(remembered),
  first: english,
  text: null,
  missing: null,
  change: (change) => {
    const isLanguageChosen = get().isLanguageChosen || change.language !== undefined;
    const settings = { ...get().settings, ...change };
    const { language, ...others } = settings;
    remember(KEY, JSON.stringify(isLanguageChosen ? { language, ...others } : others));
    set({ settings, isLanguageChosen });
    if (change.language !== undefined) void showLanguage(change.language);
  },
}));

/** What is chosen in one tab holds in every other tab of this device at once. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== keyOf(KEY)) return;
    const found = recallJson(KEY);
    const settings = readSettings(found, deviceLanguages());
    useSettings.setState({ settings, isLanguageChosen: hasLanguage(found) });
    void showLanguage(settings.language);
  });
}

function hasLanguage(found: unknown): boolean {
  return typeof found === 'object' && found !== null && 'language' in found;
}

/** Whoever has chosen no language is shown that of the device, also when it changes. */
export function followDevice(): void {
  const { settings, isLanguageChosen } = useSettings.getState();
  const language = languageOf(deviceLanguages());
  if (isLanguageChosen || settings.language === language) return;
  useSettings.setState({ settings: { ...settings, language } });
  void showLanguage(language);
}

/** Whether some page needs more than the first words. */
let isWholeWanted = false;

/** Fetches what is needed of a language and shows it, unless another has been chosen in the meantime. */
export async function showLanguage(language: Language): Promise<void> {
  const isStillMeant = () => useSettings.getState().settings.language === language;
  try {
    const text = isWholeWanted ? await loadCatalogue(language) : null;
    const first = text ?? (await loadFirstWords(language));
    if (!isStillMeant()) return;
    // A page that needs the rest may have been opened meanwhile.
    if (text === null && isWholeWanted) return await showLanguage(language);
    useSettings.setState({ first: firstAs(first), text, missing: null });
  } catch {
    // Without a network the page stays in the language that it has, and says so.
    const isShown = useSettings.getState().first.code === language;
    if (isStillMeant() && !isShown) useSettings.setState({ missing: language });
  }
}

/** Words that say what is said already leave those in place: nothing that shows them is drawn anew. */
function firstAs(words: FirstWords): FirstWords {
  const { first } = useSettings.getState();
  return first.code === words.code ? first : words;
}

/** For pages that say more than the first one: fulfilled once `useText` has a catalogue; fails without a network. */
export async function fetchText(): Promise<void> {
  isWholeWanted = true;
  await showLanguage(useSettings.getState().settings.language);
  if (useSettings.getState().text !== null) return;
  // The language that is shown will do, where the chosen one cannot be fetched.
  const { code } = useSettings.getState().first;
  const text = await loadCatalogue(code);
  if (useSettings.getState().text === null) useSettings.setState({ first: firstAs(text), text });
}

/** The catalogue, for what is not called by a component; there must have been a page that asked for it. */
export const currentText = (): Catalogue => wholeOf(useSettings.getState());

/** The catalogue. Only for pages and parts that are fetched together with it (`fetchText`). */
export const useText = (): Catalogue => useSettings(wholeOf);

/** What may be said on every page, also before the rest is there. */
export const useFirstWords = (): FirstWords =>
  useSyncExternalStore(useSettings.subscribe, firstNow, firstNow);

/** Read in the same way where the first page is written ahead, at build. */
const firstNow = (): FirstWords => useSettings.getState().first;

function wholeOf({ text }: SettingsState): Catalogue {
  if (text === null) throw new Error('a page was opened before its words were fetched');
  return text;
}

/** Asked once and then read: every scene wants to know. */
const stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether this device is asked to keep still. */
export const wantsStillness = (): boolean => stillness?.matches ?? false;

export function currentTempo(): Tempo {
  return tempoOf(useSettings.getState().settings.speed, wantsStillness());
}
