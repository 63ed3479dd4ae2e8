/** Pages and parts apart from the first page, because they bring the rules along. */
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

export const ReplayPage = fetchedPage(
  async () => (await withText(import('../replay/replay-page.tsx'))).ReplayPage,
);

export const OpenTables = lazy(async () => ({
  default: (await import('../lobby/open-tables.tsx')).OpenTables,
}));

export const KeptRules = lazy(async () => ({
  default: (await withText(import('../house-rules/kept-rules-list.tsx'))).KeptRulesList,
}));

export const LastKept = lazy(async () => ({
  default: (await withText(import('../replay/kept-list.tsx'))).LastKept,
}));

/** Does not wait; called before the first page is drawn. */
export function fetchSetup(language: Language): void {
  for (const fetching of [import('./setup-page.tsx'), loadCatalogue(language)])
    fetching.catch(() => undefined);
}

/** The likely next page first, and alone on a slow network. Errors show when a page is really opened. */
export async function fetchPages(): Promise<void> {
  await SetupPage.fetch().catch(() => undefined);
  // On its way while the page that has just come is drawn for whoever asks for it.
  await HerePage.fetch().catch(() => undefined);
  whenIdle(() => void fetchSettings().catch(() => undefined));
}
