/** The words of the page: in which language, how many are loaded, what could not be fetched. */
import { useEffect, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { useSettings } from '../preferences/settings.ts';
import type { Catalogue, FirstWords } from './catalogue.ts';
import { loadCatalogue, loadFirstWords, loadMessWords } from './fetching.ts';
import { firstWords as english } from './en/first-words.ts';
import { languageOf, MANIFESTS, type Language } from './languages.ts';
import type { MessWords } from './mess-words.ts';

interface Words {
  /** The previous language's while the chosen one is fetched. */
  readonly first: FirstWords;
  /** In the same language; null until a page has asked for it. */
  readonly text: Catalogue | null;
  readonly missing: Language | null;
  /** Null: the page speaks in plain words. */
  readonly mess: MessWords | null;
}

export const useWords = create<Words>()(() => ({
  first: english,
  text: null,
  missing: null,
  mess: null,
}));

/** The chosen language, if it has a catalogue, else the device's. */
export function languageFor(chosen: string | null): Language {
  const ofDevice = globalThis.navigator?.languages ?? [];
  return languageOf(chosen === null ? ofDevice : [chosen, ...ofDevice]);
}

export const languageWanted = (): Language => languageFor(useSettings.getState().settings.language);

/** A language that could not be fetched can be chosen again. */
export function chooseLanguage(language: Language): void {
  const isAgain = languageWanted() === language;
  useSettings.getState().change({ language });
  if (isAgain) void showLanguage(language);
}

/** Another tab or the device may change the wanted language. */
export function followLanguage(): void {
  const root = document.documentElement;
  // Not at once: until the scripts show words, the page has those of its HTML.
  useWords.subscribe(({ first: { code } }) => {
    if (root.lang !== code) root.lang = code;
    const { direction } = MANIFESTS[code];
    if (root.dir !== direction) root.dir = direction;
  });
  let wanted = languageWanted();
  let isMess = isMessWanted();
  const follow = () => {
    const before = { wanted, isMess };
    wanted = languageWanted();
    isMess = isMessWanted();
    if (wanted !== before.wanted || isMess !== before.isMess) void showLanguage(wanted);
  };
  useSettings.subscribe(follow);
  addEventListener('languagechange', follow);
}

let isWholeWanted = false;

/** How many parts of the page show a game that sailors have words for. */
let ofSailors = 0;

const isMessWanted = (): boolean => ofSailors > 0 && useSettings.getState().settings.messWords;

/** While this part is there and shows such a game, the page speaks in mess words, if the person wants it. */
export function useMessWords(isOfSailors: boolean): void {
  useEffect(() => {
    if (!isOfSailors) return undefined;
    const count = (by: 1 | -1) => {
      const before = isMessWanted();
      ofSailors += by;
      if (isMessWanted() !== before) void showLanguage(languageWanted());
    };
    count(1);
    return () => count(-1);
  }, [isOfSailors]);
}

/** Without a network they stay plain. */
async function messWanted(language: Language): Promise<MessWords | null> {
  if (!isMessWanted()) return null;
  try {
    return await loadMessWords(language);
  } catch {
    return null;
  }
}

/** Unless another language, or other words, have been chosen meanwhile. */
export async function showLanguage(language: Language): Promise<void> {
  const isMess = isMessWanted();
  const isStillMeant = () => languageWanted() === language && isMessWanted() === isMess;
  try {
    const whole = isWholeWanted ? await loadCatalogue(language) : null;
    const mess = whole === null ? null : await messWanted(language);
    const text = whole === null ? null : (mess?.catalogue(whole) ?? whole);
    const first = whole ?? (await loadFirstWords(language));
    if (!isStillMeant()) return;
    // A page that needs the rest may have been opened meanwhile.
    if (text === null && isWholeWanted) return await showLanguage(language);
    useWords.setState({ first: firstAs(first), text, missing: null, mess });
  } catch {
    // Without a network the page keeps its language, and says so.
    const isShown = useWords.getState().first.code === language;
    if (isStillMeant() && !isShown) useWords.setState({ missing: language });
  }
}

/** Equal words keep the old object, so that nothing is drawn again. */
function firstAs(words: FirstWords): FirstWords {
  const { first } = useWords.getState();
  return first.code === words.code ? first : words;
}

/** Resolves once `useText` has a catalogue; rejects without a network. */
export async function fetchText(): Promise<void> {
  isWholeWanted = true;
  await showLanguage(languageWanted());
  if (useWords.getState().text !== null) return;
  // The shown language will do if the chosen one cannot be fetched.
  const { code } = useWords.getState().first;
  const text = await loadCatalogue(code);
  if (useWords.getState().text === null) useWords.setState({ first: firstAs(text), text });
}

/** A page must have asked for it. */
export const currentText = (): Catalogue => wholeOf(useWords.getState());

/** For what is fetched together with it (`fetchText`). */
export const useText = (): Catalogue => useWords(wholeOf);

/** For words that are fetched apart. Null: the page speaks in plain words. */
export const useMess = (): MessWords | null => useWords(({ mess }) => mess);

/** Also before the rest is there. */
export const useFirstWords = (): FirstWords => useSyncExternalStore(useWords.subscribe, firstNow, firstNow);

/** Also used where the first page is rendered at build. */
const firstNow = (): FirstWords => useWords.getState().first;

function wholeOf({ text }: Words): Catalogue {
  if (text === null) throw new Error('a page was opened before its words were fetched');
  return text;
}
