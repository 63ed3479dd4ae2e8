/** The settings bring more words than the first page has. */
import { lazy } from 'react';
import { withText } from './with-text.ts';

export const fetchSettings = () => withText(import('../settings/settings-dialog.tsx'));

export const SettingsDialog = lazy(async () => ({ default: (await fetchSettings()).SettingsDialog }));
