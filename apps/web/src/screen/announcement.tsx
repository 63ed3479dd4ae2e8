const asSentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** Said to a screen reader, seen by nobody: what the eye takes from the board at a glance. */
export function Announcement({ words }: { words: readonly string[] }) {
  return (
    <p className="unseen" role="status">
      {words.map(asSentence).join(' ')}
    </p>
  );
}
