import { lazy } from 'react';
import { fetchedPage } from '../frame/fetched-page.tsx';
import { withText } from '../frame/with-text.ts';

export const BookPage = fetchedPage(async () => (await withText(import('./book-page.tsx'))).BookPage);
export const RulesPage = fetchedPage(async () => (await withText(import('./rules-page.tsx'))).RulesPage);
export const InShort = lazy(async () => ({ default: (await import('./in-short.tsx')).InShort }));
