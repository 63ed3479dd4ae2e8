/** Pages and parts that are fetched apart from the first page, since they bring the rules with them. */
import { lazy } from 'react';
import { loadCatalogue } from '../words/fetching.ts';
import type { Language } from '../words/languages.ts';
import { whenIdle } from '../device/after-paint.ts';
import { fetchedPage } from '../frame/fetched-page.tsx';
import { fetchSettings } from '../frame/settings-chunk.ts';
import { withText } from '../frame/with-text.ts';

export const SetupPage = fetchedPage(async () => (await withText(import('./setup-page.tsx'))).SetupPage);
export const LearnPage = fetchedPage(
  async () => (await withText(import('../lesson/learn-page.tsx'))).LearnPage,
);
export const HerePage = fetchedPage(async () => (await withText(import('./here-page.tsx'))).HerePage);

export const OpenTables = lazy(async () => ({
  default: (await import('../lobby/open-tables.tsx')).OpenTables,
}));

/** Asked for before the first page is drawn, which does not wait for it: code and words of the next one. */
export function fetchSetup(language: Language): void {
  for (const fetching of [import('./setup-page.tsx'), loadCatalogue(language)])
    fetching.catch(() => undefined);
}

/**
 * Asked ahead of need, while the person reads the first page: what comes next first, and alone on a slow network. A failure
 * shows when a page is really opened.
 */
export async function fetchPages(): Promise<void> {
  await SetupPage.fetch().catch(() => undefined);
  // Nobody waits for these yet, while the page that has just come may be asked for.
  whenIdle(() => {
    for (const fetchPart of [HerePage.fetch, fetchSettings]) void fetchPart().catch(() => undefined);
  });
}
