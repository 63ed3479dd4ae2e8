/** A game in five to eight sentences, for who wants to begin. */
import { useBook } from './text.ts';

interface InShortProps {
  readonly ruleSet: string;
  /** 3 below the name of the game, 2 where that is the page's title. */
  readonly level?: 2 | 3;
}

export function InShort({ ruleSet, level = 3 }: InShortProps) {
  const { inShort, short } = useBook();
  const sentences = Object.entries(short).find(([id]) => id === ruleSet)?.[1];
  const Heading = `h${level}` as const;
  return (
    <section className="in-short">
      <Heading>{inShort}</Heading>
      <ul>
        {sentences?.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
