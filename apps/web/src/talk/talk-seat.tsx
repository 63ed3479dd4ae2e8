/** For a few seconds. Screen readers get the lines themselves. */
import { useNewLine } from './talk-news.ts';
import { SaidWords } from './talk-words.tsx';

export function SeatSpeech({ player }: { player: number }) {
  const said = useNewLine(player);
  if (said === null) return null;
  return (
    <span className="seat-speech" data-testid={`speech-${player}`} aria-hidden="true">
      <SaidWords words={said.words} />
    </span>
  );
}
