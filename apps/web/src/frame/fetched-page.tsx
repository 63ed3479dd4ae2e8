/**
 * Pages whose code and words are fetched apart from the first one. A fetched page is shown by the press that leads to
 * it, without a loading message; any other as soon as it arrives, in one step: React draws the content of a `Suspense`
 * in slices with frames in between.
 */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useFirstWords } from '../words/text.ts';
import { Frame } from './frame.tsx';

/** Each is a separate component type, so that React keeps nothing when one replaces another. */
interface FetchedPage<Props> {
  (props: Props): ReactNode;
  /** Fetches it early. Rejects if it cannot be fetched, and may be called again. */
  readonly fetch: () => Promise<ComponentType<Props>>;
}

export function fetchedPage<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): FetchedPage<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetch = async () => (fetched = await fetchPage());
  function Fetched(props: Props) {
    const [Page, setPage] = useState(() => fetched);
    const [failure, setFailure] = useState<Error | null>(null);
    const isHere = Page !== null;
    useEffect(() => {
      if (isHere) return;
      let isLeft = false;
      fetch().then(
        (page) => {
          if (!isLeft) setPage(() => page);
        },
        (cause: unknown) => {
          if (!isLeft) setFailure(new Error('Failed to fetch a page', { cause }));
        },
      );
      return () => {
        isLeft = true;
      };
    }, [isHere]);
    if (failure !== null) throw failure;
    return Page === null ? <Loading /> : <Page {...props} />;
  }
  return Object.assign(Fetched, { fetch });
}

function Loading() {
  const text = useFirstWords();
  return (
    <Frame isPassing>
      <p role="status">{text.site.loading}</p>
    </Frame>
  );
}
