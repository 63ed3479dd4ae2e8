/** The words that the page says: in which language, as much of them as is wanted, and what of them could not be fetched. */
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { useSettings } from '../preferences/settings.ts';
import type { Catalogue, FirstWords } from './catalogue.ts';
import { loadCatalogue, loadFirstWords } from './fetching.ts';
import { firstWords as english } from './en/first-words.ts';
import { languageOf, MANIFESTS, type Language } from './languages.ts';

interface Words {
  /** What the first page needs of the language that is shown: the one before while the chosen one is being fetched. */
  readonly first: FirstWords;
  /** The whole catalogue, in the same language; null until a page has asked for it. */
  readonly text: Catalogue | null;
  /** The language that could not be fetched. */
  readonly missing: Language | null;
}

export const useWords = create<Words>()(() => ({ first: english, text: null, missing: null }));

/** The one that is chosen, where there is a catalogue for it, or else that of the device. */
export function languageFor(chosen: string | null): Language {
  const ofDevice = globalThis.navigator?.languages ?? [];
  return languageOf(chosen === null ? ofDevice : [chosen, ...ofDevice]);
}

/** The language that the page should be in. */
export const languageWanted = (): Language => languageFor(useSettings.getState().settings.language);

/** Chosen by the person; to choose one again that could not be fetched is to try again. */
export function chooseLanguage(language: Language): void {
  const isAgain = languageWanted() === language;
  useSettings.getState().change({ language });
  if (isAgain) void showLanguage(language);
}

/** From now on the page is in the language that is wanted, also when it is chosen in another tab, or the device's changes. */
export function followLanguage(): void {
  const root = document.documentElement;
  // Not at once: until words have been shown by the scripts, the page has those that it was sent with.
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

/** Whether some page needs more than the first words. */
let isWholeWanted = false;

/** Fetches what is needed of a language and shows it, unless another has been chosen in the meantime. */
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
    // Without a network the page stays in the language that it has, and says so.
    const isShown = useWords.getState().first.code === language;
    if (isStillMeant() && !isShown) useWords.setState({ missing: language });
  }
}

/** Words that say what is said already leave those in place: nothing that shows them is drawn anew. */
function firstAs(words: FirstWords): FirstWords {
  const { first } = useWords.getState();
  return first.code === words.code ? first : words;
}

/** For pages that say more than the first one: fulfilled once `useText` has a catalogue; fails without a network. */
export async function fetchText(): Promise<void> {
  isWholeWanted = true;
  await showLanguage(languageWanted());
  if (useWords.getState().text !== null) return;
  // The language that is shown will do, where the chosen one cannot be fetched.
  const { code } = useWords.getState().first;
  const text = await loadCatalogue(code);
  if (useWords.getState().text === null) useWords.setState({ first: firstAs(text), text });
}

/** The catalogue, for what is not called by a component; there must have been a page that asked for it. */
export const currentText = (): Catalogue => wholeOf(useWords.getState());

/** The catalogue. Only for pages and parts that are fetched together with it (`fetchText`). */
export const useText = (): Catalogue => useWords(wholeOf);

/** What may be said on every page, also before the rest is there. */
export const useFirstWords = (): FirstWords => useSyncExternalStore(useWords.subscribe, firstNow, firstNow);

/** Read in the same way where the first page is written ahead, at build. */
const firstNow = (): FirstWords => useWords.getState().first;

function wholeOf({ text }: Words): Catalogue {
  if (text === null) throw new Error('a page was opened before its words were fetched');
  return text;
}
