/** The game of a table that goes on, as one that is watched again. */
import { useEffect, useState } from 'react';
import type { GameSoFar, Table } from '../table/table.ts';
import { openReplayTable, type ReplayTable } from './replay-table.ts';

interface SoFar {
  readonly replay: ReplayTable;
  /** Another one for another table, whose stage is a new one, too. */
  readonly key: number;
}

/** `opensAt`: where it is looked at first. Null: it is being fetched. */
export function useSoFar(table: Table, opensAt: 'start' | 'present'): SoFar | 'failed' | null {
  const [found, setFound] = useState<SoFar | 'failed' | null>(null);
  useEffect(() => {
    const first = opensAt === 'start' ? 0 : Infinity;
    let isLeft = false;
    let isReading = false;
    let key = 0;
    let known: { readonly replay: ReplayTable; seq: number } | null = null;

    const read = async (): Promise<void> => {
      if (isReading) return;
      isReading = true;
      const soFar = await table.soFar().catch(() => null);
      isReading = false;
      if (isLeft) return;
      if (soFar === null) {
        if (known === null) setFound('failed');
        return;
      }
      const replay = replayOf(table, soFar, known === null ? first : lookedAt(known.replay));
      const seq = table.kind === 'local' ? (table.view().room?.seq ?? 0) : (soFar.rows.at(-1)?.s ?? 0);
      known = { replay, seq };
      key += 1;
      setFound({ replay, key });
      look();
    };

    /** What has happened since goes on at the end; what is looked at stays. */
    const look = (): void => {
      const { room, latest, skew } = table.view();
      if (known === null || room === null || room.seq <= known.seq) {
        // Something was taken back.
        if (known !== null && room !== null && room.seq < known.seq) void read();
        return;
      }
      const isNext = latest?.seq === known.seq + 1 && latest.seq === room.seq;
      if (!isNext || latest.row.t === 'start') return void read();
      known.seq = latest.seq;
      known.replay.add({ row: latest.row, at: Date.now() + skew });
    };

    void read();
    const unsubscribe = table.subscribe(look);
    return () => {
      isLeft = true;
      unsubscribe();
    };
  }, [table, opensAt]);
  return found;
}

/** At the end it stays there, whatever is added. */
function lookedAt({ at, moments }: ReplayTable): number {
  return at() === moments.length() - 1 ? Infinity : at();
}

function replayOf(table: Table, { before, rows }: GameSoFar, at: number): ReplayTable {
  const { person, connection } = table.view();
  return openReplayTable(
    {
      before,
      deeds: rows.map(({ row, at: when }) => ({ row, at: when })),
      person,
      connection,
      record: () => Promise.resolve(null),
      path: null,
    },
    at,
  );
}
