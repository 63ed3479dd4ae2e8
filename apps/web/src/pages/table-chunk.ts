/** The table's own code, fetched apart from the first page: sooner when the way clearly leads to a table. */
import { lazy } from 'react';
import { withText } from '../frame/with-text.ts';

const fetchHost = () => withText(import('../table-page/table-host.tsx'));

export const TableHost = lazy(async () => ({ default: (await fetchHost()).TableHost }));

/** Asked ahead of need; a failure shows when the table is really opened. */
export function fetchTable(): void {
  void fetchHost().catch(() => undefined);
}
