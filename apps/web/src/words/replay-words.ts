/** Fetched with the first game that is watched again. */
import { useEffect, useState } from 'react';
import type { ReplayWords } from './catalogue.ts';
import { fetched } from './fetching.ts';
import type { Language } from './languages.ts';
import { useWords } from './text.ts';

const files = import.meta.glob<ReplayWords>('./*/replay.ts', { import: 'replay' });

/** Rejects without a network. */
export const loadReplayWords = (language: Language): Promise<ReplayWords> =>
  fetched(files, language, 'replay');

/** Null until they have come. */
export function useReplayWords(): ReplayWords | null {
  const language = useWords(({ first }) => first.code);
  const [words, setWords] = useState<ReplayWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadReplayWords(language).then(
      (loaded) => {
        if (isWanted) setWords(loaded);
      },
      () => undefined, // Without a network the previous words stay.
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
