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

export function SaidWords({ words }: { words: Words }) {
  const text = useText();
  const said = wordsSaid(text, words);
  if (!('phrase' in words) || !isReaction(words.phrase)) return <bdi>{said}</bdi>;
  return (
    <span className="talk-picture" role="img" aria-label={said} title={said}>
      {PICTURES[words.phrase]}
    </span>
  );
}
