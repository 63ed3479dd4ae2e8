/** A game in five to eight sentences: what somebody reads who wants to begin. */
import { useBook } from './text.ts';

export function InShort({ ruleSet }: { ruleSet: string }) {
  const { inShort, short } = useBook();
  return (
    <section className="in-short">
      <h3>{inShort}</h3>
      <ul>
        {short[ruleSet]?.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
