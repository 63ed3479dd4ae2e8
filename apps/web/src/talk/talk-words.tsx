import { reactions, type Phrase, type Reaction, type Words } from '@ludo/protocol';
import { wordsSaid } from '../telling/talk-line.ts';
import { useText } from '../words/text.ts';

export const PICTURES: Readonly<Record<Reaction, string>> = {
  clap: '👏',
  laugh: '😂',
  wow: '😮',
  sad: '😢',
  heart: '❤️',
  'thumbs-up': '👍',
  think: '🤔',
  party: '🎉',
};

const isReaction = (phrase: Phrase): phrase is Reaction => (reactions as readonly Phrase[]).includes(phrase);

/** Null: it is no picture. */
export function pictureOf(words: Words): string | null {
  return 'phrase' in words && isReaction(words.phrase) ? PICTURES[words.phrase] : null;
}

export function SaidWords({ words }: { words: Words }) {
  const text = useText();
  const said = wordsSaid(text, words);
  const picture = pictureOf(words);
  if (picture === null) return <bdi>{said}</bdi>;
  return (
    <span className="talk-picture" role="img" aria-label={said} title={said}>
      {picture}
    </span>
  );
}
