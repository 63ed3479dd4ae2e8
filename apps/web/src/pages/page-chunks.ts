/** Pages that are fetched apart from the first one, since they bring the rules with them. */
import { lazy } from 'react';

const fetchSetup = () => import('./setup-page.tsx');
const fetchHere = () => import('./here-page.tsx');

export const SetupPage = lazy(async () => ({ default: (await fetchSetup()).SetupPage }));
export const WelcomePicture = lazy(async () => ({
  default: (await import('./welcome-picture.tsx')).WelcomePicture,
}));
export const OpenTables = lazy(async () => ({ default: (await import('./open-tables.tsx')).OpenTables }));
export const LearnPage = lazy(async () => ({
  default: (await import('../lesson/learn-page.tsx')).LearnPage,
}));
export const HerePage = lazy(async () => ({ default: (await fetchHere()).HerePage }));

/** Asked ahead of need, while the person reads the first page; a failure shows when a page is really opened. */
export function fetchPages(): void {
  for (const fetchPage of [fetchSetup, fetchHere]) void fetchPage().catch(() => undefined);
}
