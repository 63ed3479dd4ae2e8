/**
 * Pages whose code and words are fetched apart from the first one. One that is there already is shown by the very press
 * that leads to it, without a word of waiting in between; another as soon as it comes, drawn in one go: React draws what a
 * `Suspense` has waited for in slices and lets frames pass between them, while there is nothing else to be done.
 */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useFirstWords } from '../words/text.ts';
import { Frame } from './frame.tsx';

/** A page of its own kind: where one takes the place of another, nothing of that is kept. */
interface FetchedPage<Props> {
  (props: Props): ReactNode;
  /** Ahead of need. Fails where the page cannot be fetched, and may be tried again. */
  readonly fetch: () => Promise<ComponentType<Props>>;
}

export function fetchedPage<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): FetchedPage<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetch = async () => (fetched = await fetchPage());
  function Fetched(props: Props) {
    const [Page, setPage] = useState(() => fetched);
    const [mishap, setMishap] = useState<Error | null>(null);
    const isHere = Page !== null;
    useEffect(() => {
      if (isHere) return;
      let isLeft = false;
      fetch().then(
        (page) => {
          if (!isLeft) setPage(() => page);
        },
        (cause: unknown) => {
          if (!isLeft) setMishap(new Error('Failed to fetch a page', { cause }));
        },
      );
      return () => {
        isLeft = true;
      };
    }, [isHere]);
    if (mishap !== null) throw mishap;
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
