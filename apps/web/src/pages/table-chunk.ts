/** The table's code, fetched early once a table is the likely next step. */
import { lazy } from 'react';
import { withText } from '../frame/with-text.ts';

const fetchHost = () => withText(import('../table-page/table-host.tsx'));

export const TableHost = lazy(async () => ({ default: (await fetchHost()).TableHost }));

/** An error shows when the table is really opened. */
export function fetchTable(): void {
  void fetchHost().catch(() => undefined);
}
