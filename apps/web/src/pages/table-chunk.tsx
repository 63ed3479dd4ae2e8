/** The table's code, fetched early once a table is the likely next step. */
import { fetchedPage } from '../frame/fetched-page.tsx';
import { Frame } from '../frame/frame.tsx';
import { withText } from '../frame/with-text.ts';
import { useFirstWords } from '../words/text.ts';

const fetchPage = async () => (await withText(import('../table-page/table-page.tsx'))).TablePage;

export const TableHere = fetchedPage(fetchPage);
export const TableInRoom = fetchedPage(fetchPage, Connecting);

export function Connecting() {
  const text = useFirstWords();
  return (
    <Frame isPassing>
      <p role="status">{text.connection.connecting}</p>
    </Frame>
  );
}

/** An error shows when the table is really opened. */
export function fetchTable(): void {
  for (const { fetch } of [TableHere, TableInRoom]) void fetch().catch(() => undefined);
}
