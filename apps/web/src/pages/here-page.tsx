/** The game on this screen. Without one, the way leads to where one is made. */
import { Suspense, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { openLocalTable } from '../table/local-table.ts';
import { Frame } from './frame.tsx';
import { TableHost } from './table-chunk.ts';
import type { Table } from '../table/table.ts';
import { useText } from '../settings/settings.ts';

export function HerePage() {
  const text = useText();
  const [table] = useState(() => openLocalTable());
  if (table === null) return <Redirect to="/new/here" replace />;
  return (
    <Suspense
      fallback={
        <Frame isPassing>
          <p role="status">{text.site.loading}</p>
        </Frame>
      }
    >
      <TableHost table={table} />
      <Beginning table={table} />
    </Suspense>
  );
}

/** Everybody sits already; the throws for who begins are made once the table is there to watch them. */
function Beginning({ table }: { table: Table }) {
  useEffect(() => {
    if (table.view().room?.phase === 'gathering') void table.act({ do: 'start' });
  }, [table]);
  return null;
}
