/**
 * A page that is fetched apart from the first one. One that is there already is shown by the very press that leads to it;
 * another as soon as it comes, drawn in one go: React draws what a `Suspense` has waited for in slices, with a frame
 * after each of them, which takes a slow phone half as long again while there is nothing else to be done.
 */
import { useEffect, useState } from 'react';
import { useFirstWords } from '../settings/settings.ts';
import { Frame } from './frame.tsx';
import type { PageChunk } from './page-chunk.ts';

interface FetchedPageProps<Props> {
  readonly of: PageChunk<Props>;
  readonly props: NoInfer<Props>;
}

export function FetchedPage<Props extends object>({ of: chunk, props }: FetchedPageProps<Props>) {
  const [Page, setPage] = useState(chunk.page);
  const [mishap, setMishap] = useState<Error | null>(null);
  const isHere = Page !== null;
  useEffect(() => {
    if (isHere) return;
    let isLeft = false;
    chunk.fetch().then(
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
  }, [chunk, isHere]);
  if (mishap !== null) throw mishap;
  return Page === null ? <Loading /> : <Page {...props} />;
}

function Loading() {
  const text = useFirstWords();
  return (
    <Frame isPassing>
      <p role="status">{text.site.loading}</p>
    </Frame>
  );
}
