/** The list of public tables, fetched again and again while the page is visible. */
import type { PUBLIC_TABLES_PATH, PublicTables } from '@ludo/protocol';

/** The first page does not load the protocol's code. */
const PATH: typeof PUBLIC_TABLES_PATH = '/tables';

const AGAIN = 10_000;

export type Looked =
  | { readonly state: 'looking' }
  /** After a failure, the previous list. */
  | { readonly state: 'found' | 'failed'; readonly list: PublicTables | null };

export interface PublicListFeed {
  readonly look: () => void;
  readonly stop: () => void;
}

export async function fetchPublicTables(signal?: AbortSignal): Promise<PublicTables> {
  const answer = await fetch(PATH, signal === undefined ? {} : { signal });
  if (!answer.ok) throw new Error(`${PATH}: ${answer.status}`);
  return (await answer.json()) as PublicTables;
}

export function watchPublicTables(told: (looked: Looked) => void): PublicListFeed {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;
  let last: PublicTables | null = null;

  const rest = (): void => {
    clearTimeout(timer);
    asking?.abort();
    asking = null;
  };
  const look = (): void => {
    rest();
    if (document.hidden) return;
    const mine = new AbortController();
    asking = mine;
    void fetchPublicTables(mine.signal)
      .then(
        (list) => {
          last = list;
          return { state: 'found', list } as const;
        },
        () => ({ state: 'failed', list: last }) as const,
      )
      .then((looked) => {
        if (asking !== mine) return;
        told(looked);
        timer = setTimeout(look, AGAIN);
      });
  };
  document.addEventListener('visibilitychange', look);
  look();
  return {
    look,
    stop: () => {
      document.removeEventListener('visibilitychange', look);
      rest();
    },
  };
}
