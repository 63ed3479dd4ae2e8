/** The settings, fetched apart from the first page because they bring more words than it has. */
import { lazy } from 'react';
import { withText } from './with-text.ts';

export const fetchSettings = () => withText(import('../settings/settings-dialog.tsx'));

export const SettingsDialog = lazy(async () => ({ default: (await fetchSettings()).SettingsDialog }));
