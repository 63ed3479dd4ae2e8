/** Taking back on one screen. Thrown dice stay thrown: they come again, in their order. */
import type { Dice, LoggedRow } from '@ludo/room';
import { recall, recallJson, remember } from '../device/storage.ts';

/**
 * Also without what bots did after it; null: there is nothing to take back, or it was announced: whoever has seen the dice
 * would announce otherwise.
 */
export function withoutLastAction(rows: readonly LoggedRow[]): readonly LoggedRow[] | null {
  const last = rows.findLastIndex(
    ({ row }) => (row.t === 'throw' || row.t === 'play') && row.by === undefined,
  );
  const start = rows.findLastIndex(({ row }) => row.t === 'start');
  const taken = rows[last]?.row;
  const isAnnounced = taken?.t === 'throw' && taken.a !== undefined;
  return last <= start || start < 0 || isAnnounced ? null : rows.slice(0, last);
}

type Faces = readonly number[];

/** Throws that come again, the next one first. */
interface UndoneThrows {
  /** The next throw comes again. */
  readonly isNextKnown: () => boolean;
  readonly keep: (rows: readonly LoggedRow[]) => void;
  readonly note: (row: LoggedRow['row']) => void;
  /** First what is to be thrown again, then afresh. */
  readonly over: (dice: Dice) => Dice;
}

const KEY = 'here.fallen';

function isFaces(found: unknown): found is Faces {
  return (
    Array.isArray(found) &&
    found.length > 0 &&
    found.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)
  );
}

/** Stored, so that a reload does not throw anew. */
export function recallUndoneThrows(): UndoneThrows {
  const found = recallJson(KEY);
  let waiting: readonly Faces[] = Array.isArray(found) ? found.filter(isFaces) : [];
  const change = (changed: readonly Faces[]): void => {
    if (changed.length === 0 && waiting.length === 0) return;
    waiting = changed;
    remember(KEY, waiting.length === 0 ? null : JSON.stringify(waiting));
  };
  return {
    isNextKnown: () => waiting.length > 0,
    keep: (rows) => change([...rows.flatMap(({ row }) => (row.t === 'throw' ? [row.d] : [])), ...waiting]),
    note: (row) => {
      if (row.t === 'throw') change(waiting.slice(1));
      // At the next start, not at the end of a game, which can be taken back.
      if (row.t === 'start') change([]);
    },
    over: (dice) => ({
      ...dice,
      throw: (count) => {
        const [next] = waiting;
        return next?.length === count ? { faces: [...next], origin: 'device' } : dice.throw(count);
      },
    }),
  };
}

export function forgetUndoneThrows(): void {
  remember(KEY, null);
}

const ASIDE = 'here.aside.fallen';

export function swapUndoneThrows(): void {
  const [here, aside] = [recall(KEY), recall(ASIDE)];
  remember(KEY, aside);
  remember(ASIDE, here);
}

export function putUndoneThrowsAside(): void {
  remember(ASIDE, recall(KEY));
}
