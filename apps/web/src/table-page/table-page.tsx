/** A table at which people play. */
import { TableHost, type TableHostProps } from '../table-host/table-host.tsx';
import { TableScreen } from './table-screen.tsx';

export function TablePage(props: Pick<TableHostProps, 'table' | 'guide' | 'onWatched'>) {
  return <TableHost {...props} screen={TableScreen} />;
}
