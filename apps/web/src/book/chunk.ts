/** The rule book is fetched when it is opened. */
import { lazy } from 'react';
import { pageChunk } from '../pages/page-chunk.ts';
import { withText } from '../pages/with-text.ts';

export const bookPage = pageChunk(async () => (await withText(import('./book-page.tsx'))).BookPage);
export const rulesPage = pageChunk(async () => (await withText(import('./rules-page.tsx'))).RulesPage);
export const InShort = lazy(async () => ({ default: (await import('./in-short.tsx')).InShort }));
