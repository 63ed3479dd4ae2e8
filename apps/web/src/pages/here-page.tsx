/** The game on this screen. Without one, the way leads to where one is made. */
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { TableHost } from '../screen/table-host.tsx';
import { openLocalTable } from '../table/local-table.ts';

export function HerePage() {
  const [table] = useState(() => openLocalTable());
  useEffect(() => {
    // Everybody sits already; the throws for who begins are made now, where they can be watched.
    if (table?.view().room?.phase === 'gathering') void table.act({ do: 'start' });
  }, [table]);
  return table === null ? <Redirect to="/new/here" replace /> : <TableHost table={table} />;
}
