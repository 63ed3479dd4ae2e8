/** The words of the page: in which language, how many are loaded, what could not be fetched. */
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { useSettings } from '../preferences/settings.ts';
import type { Catalogue, FirstWords } from './catalogue.ts';
import { loadCatalogue, loadFirstWords } from './fetching.ts';
import { firstWords as english } from './en/first-words.ts';
import { languageOf, MANIFESTS, type Language } from './languages.ts';

interface Words {
  /** The previous language's while the chosen one is fetched. */
  readonly first: FirstWords;
  /** In the same language; null until a page has asked for it. */
  readonly text: Catalogue | null;
  readonly missing: Language | null;
}

export const useWords = create<Words>()(() => ({ first: english, text: null, missing: null }));

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
  const follow = () => {
    const before = wanted;
    wanted = languageWanted();
    if (wanted !== before) void showLanguage(wanted);
  };
  useSettings.subscribe(follow);
  addEventListener('languagechange', follow);
}

let isWholeWanted = false;

/** Unless another language has been chosen meanwhile. */
export async function showLanguage(language: Language): Promise<void> {
  const isStillMeant = () => languageWanted() === language;
  try {
    const text = isWholeWanted ? await loadCatalogue(language) : null;
    const first = text ?? (await loadFirstWords(language));
    if (!isStillMeant()) return;
    // A page that needs the rest may have been opened meanwhile.
    if (text === null && isWholeWanted) return await showLanguage(language);
    useWords.setState({ first: firstAs(first), text, missing: null });
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

/** Also before the rest is there. */
export const useFirstWords = (): FirstWords => useSyncExternalStore(useWords.subscribe, firstNow, firstNow);

/** Also used where the first page is rendered at build. */
const firstNow = (): FirstWords => useWords.getState().first;

function wholeOf({ text }: Words): Catalogue {
  if (text === null) throw new Error('a page was opened before its words were fetched');
  return text;
}
