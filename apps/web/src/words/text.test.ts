import { describe, expect, it, vi } from 'vitest';
import { languageFor } from './text.ts';

describe('words', () => {
  it('that say what is said already leave it in place, and those of another language take it', async () => {
    vi.resetModules();
    const { chooseLanguage, fetchText, showLanguage, useWords } = await import('./text.ts');
    await showLanguage('en');
    const { first } = useWords.getState();
    await fetchText();
    expect(useWords.getState()).toMatchObject({ first: { code: 'en' }, text: { code: 'en' } });
    expect(useWords.getState().first).toBe(first);

    chooseLanguage('de');
    await showLanguage('de');
    expect(useWords.getState()).toMatchObject({ first: { code: 'de' }, text: { code: 'de' } });
  });
});

it('is shown in the language that is chosen, where there are words for it', () => {
  expect(languageFor('ar')).toBe('ar');
  expect(languageFor('tlh')).toBe(languageFor(null));
});
