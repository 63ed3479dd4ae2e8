/** Writes the first page into its HTML at build, once for each language; the scripts draw the same over it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { loadFirstWords } from '../words/fetching.ts';
import { LANGUAGES, MANIFESTS } from '../words/languages.ts';
import { useWords } from '../words/text.ts';
import { FirstPage } from '../pages/first-page.tsx';

export interface Beginning {
  readonly language: string;
  readonly direction: string;
  readonly name: string;
  readonly markup: string;
}

async function writeFirstPages(): Promise<readonly Beginning[]> {
  const pages: Beginning[] = [];
  for (const language of LANGUAGES) {
    const first = await loadFirstWords(language);
    useWords.setState({ first });
    const markup = renderToStaticMarkup(
      <Router ssrPath="/">
        <FirstPage />
      </Router>,
    );
    pages.push({ language, direction: MANIFESTS[language].direction, name: first.site.name, markup });
  }
  return pages;
}

/** Awaited here, because the build cannot import anything later. */
export const firstPages = await writeFirstPages();
