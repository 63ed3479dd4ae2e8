import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import type { Table } from '../table/table.ts';
import { takeArrival } from '../device/arrivals.ts';
import { Frame } from '../frame/frame.tsx';
import { NoTable } from '../lobby/no-table.tsx';
import { isRoomName } from '../lobby/own-tables.ts';
import { Connecting, fetchTable, TableInRoom } from './table-chunk.tsx';

export function RoomPage({ room }: { room: string }) {
  const [table, setTable] = useState<Table | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const isName = isRoomName(room);
  useEffect(() => {
    if (!isName) return;
    let opened: Table | null = null;
    let stopNoting = (): void => undefined;
    let endArrival = (): void => undefined;
    let isLeft = false;
    fetchTable();
    Promise.all([
      import('../table/remote/remote-table.ts'),
      import('../lobby/noting.ts'),
      import('../table/removed-here.ts'),
      import('../seats/arriving.ts'),
    ]).then(
      ([{ openRemoteTable }, { noteWhileSeated }, { noteRemoval }, { sitOnArrival }]) => {
        if (isLeft) return;
        opened = openRemoteTable(room);
        const arrival = takeArrival(room);
        if (arrival !== null) endArrival = sitOnArrival(opened, arrival);
        stopNoting = noteWhileSeated(opened, room);
        noteRemoval(opened, room);
        setTable(opened);
      },
      (cause: unknown) => {
        if (!isLeft) setFailure(new Error('Failed to fetch what talks to the server', { cause }));
      },
    );
    return () => {
      isLeft = true;
      stopNoting();
      endArrival();
      opened?.close();
    };
  }, [room, isName]);
  if (failure !== null) throw failure;
  // A copied link may end with a full stop or a bracket.
  const [bare = ''] = /^[\w-]*/.exec(room) ?? [];
  if (!isName && isRoomName(bare)) return <Redirect to={`/table/${bare}`} replace />;
  if (!isName)
    return (
      <Frame>
        <NoTable room={room} />
      </Frame>
    );
  return table === null ? <Connecting /> : <TableInRoom table={table} />;
}
