/**
 * Pages fetched apart from the first one. Each is shown in one step, by the press that leads to it if it is there: React
 * would draw the content of a `Suspense` in slices, with frames in between, and no sooner than 300 ms after what stands in
 * its place until then.
 */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useFirstWords } from '../words/text.ts';
import { Frame } from './frame.tsx';

/** A component type of its own, so that React keeps nothing when one page replaces another. */
interface FetchedPage<Props> {
  (props: Props): ReactNode;
  /** Rejects if the page cannot be fetched; may be called again. */
  readonly fetch: () => Promise<ComponentType<Props>>;
}

/** `Waiting` stands there until the page has come. */
export function fetchedPage<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Loading,
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
    return Page === null ? <Waiting /> : <Page {...props} />;
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
