/** Pages that are fetched apart from the first one, since they bring the rules with them. */
import { lazy } from 'react';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import type { Language } from '../catalogue/languages.ts';
import { withText } from './with-text.ts';

const fetchSettings = () => withText(import('../screen/settings-dialog.tsx'));
const fetchSetupPage = () => withText(import('./setup-page.tsx'));
const fetchHere = () => withText(import('./here-page.tsx'));

export const SettingsDialog = lazy(async () => ({
  default: (await fetchSettings()).SettingsDialog,
}));
export const SetupPage = lazy(async () => ({ default: (await fetchSetupPage()).SetupPage }));
export const WelcomePicture = lazy(async () => ({
  default: (await import('./welcome-picture.tsx')).WelcomePicture,
}));
export const OpenTables = lazy(async () => ({ default: (await import('./open-tables.tsx')).OpenTables }));
export const LearnPage = lazy(async () => ({
  default: (await withText(import('../lesson/learn-page.tsx'))).LearnPage,
}));
export const HerePage = lazy(async () => ({ default: (await fetchHere()).HerePage }));

/** Asked for before the first page is drawn, which does not wait for it: code and words of the next one. */
export function fetchSetup(language: Language): void {
  for (const fetching of [import('./setup-page.tsx'), loadCatalogue(language)])
    fetching.catch(() => undefined);
}

/** Asked ahead of need, while the person reads the first page; a failure shows when a page is really opened. */
export function fetchPages(): void {
  for (const fetchPage of [fetchSetupPage, fetchHere, fetchSettings]) void fetchPage().catch(() => undefined);
}
