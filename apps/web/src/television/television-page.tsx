/** A table on a television: watched by nobody whom the browser knows, whoever sits there by it. */
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { isRoomName } from '../lobby/own-tables.ts';
import { openForTelevision } from '../table/remote/remote-table.ts';
import type { Table } from '../table/table.ts';
import { TableHost } from '../table-host/table-host.tsx';
import { TelevisionScreen } from './television-screen.tsx';

export function TelevisionPage({ room }: { readonly room: string }) {
  const [table, setTable] = useState<Table | null>(null);
  const isName = isRoomName(room);
  useEffect(() => {
    if (!isName) return;
    const opened = openForTelevision(room);
    setTable(opened);
    return () => opened.close();
  }, [room, isName]);
  if (!isName) return <Redirect to="/tv" replace />;
  return table === null ? null : <TableHost table={table} screen={TelevisionScreen} />;
}
