/** Fetched with the first question what a rule does. */
import { useEffect, useState } from 'react';
import { fetched } from './fetching.ts';
import type { LabWords } from './catalogue.ts';
import type { Language } from './languages.ts';
import { useWords } from './text.ts';

const files = import.meta.glob<LabWords>('./*/lab.ts', { import: 'lab' });

/** Rejects without a network. */
export const loadLabWords = (language: Language): Promise<LabWords> => fetched(files, language, 'lab');

/** Null: they are being fetched. */
export function useLabWords(): LabWords | null {
  const language = useWords(({ first }) => first.code);
  const [words, setWords] = useState<LabWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadLabWords(language).then(
      (found) => {
        if (isWanted) setWords(found);
      },
      () => undefined, // Without a network the previous words stay.
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
