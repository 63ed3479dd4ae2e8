/** Pages that are fetched apart from the first one, since they bring the rules with them. */
import { lazy } from 'react';
import { withText } from './with-text.ts';

const fetchSettings = () => withText(import('../screen/settings-dialog.tsx'));
const fetchSetup = () => withText(import('./setup-page.tsx'));
const fetchHere = () => withText(import('./here-page.tsx'));

export const SettingsDialog = lazy(async () => ({
  default: (await fetchSettings()).SettingsDialog,
}));
export const SetupPage = lazy(async () => ({ default: (await fetchSetup()).SetupPage }));
export const WelcomePicture = lazy(async () => ({
  default: (await import('./welcome-picture.tsx')).WelcomePicture,
}));
export const OpenTables = lazy(async () => ({ default: (await import('./open-tables.tsx')).OpenTables }));
export const LearnPage = lazy(async () => ({
  default: (await withText(import('../lesson/learn-page.tsx'))).LearnPage,
}));
export const HerePage = lazy(async () => ({ default: (await fetchHere()).HerePage }));

/** Asked ahead of need, while the person reads the first page; a failure shows when a page is really opened. */
export function fetchPages(): void {
  for (const fetchPage of [fetchSetup, fetchHere, fetchSettings]) void fetchPage().catch(() => undefined);
}
