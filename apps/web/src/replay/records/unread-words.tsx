import type { ReplayWords } from '../../words/catalogue.ts';
import type { Unread } from './reading.ts';

/** Why a record is not shown. The reason of the rules is in English only. */
export function UnreadWords({ words, problem }: { readonly words: ReplayWords; readonly problem: Unread }) {
  const { read } = words;
  if (problem === 'too-long') return read.tooLong;
  if (problem === 'no-record') return read.noRecord;
  if (problem === 'failed') return read.failed;
  return (
    <>
      {read.wrongLine(problem.line)} {read.reason}{' '}
      <bdi lang="en" dir="ltr">
        {problem.reason}
      </bdi>
    </>
  );
}
