/** The latest sentence of the log beside the turn, because a phone does not show the log. */
import { captionsOf } from '../telling/captions.ts';
import { useText } from '../words/text.ts';
import { isOfGame } from '../stage/stage.ts';
import { useShown } from './session.ts';

const TOLD_ELSEWHERE: readonly string[] = ['turn', 'throws-again', 'started', 'opened', 'paused'];

export function LastTold() {
  const text = useText();
  const all = useShown((shown) => shown.captions);
  const person = useShown((shown) => shown.view.person);
  const began = all.findLastIndex(({ events }) => events.some(({ type }) => type === 'started'));
  const captions = all.slice(Math.max(0, began));
  const last = captions.findLastIndex(({ events }) => events.some(isOfGame));
  const played = captions[last];
  const news = captions.slice(last + 1).at(-1);
  const sentences = [played, news].flatMap((caption) => {
    if (caption === undefined) return [];
    const events = caption.events.filter(({ type }) => !TOLD_ELSEWHERE.includes(type));
    return captionsOf(text, caption.room, events, person);
  });
  if (sentences.length === 0) return null;
  return (
    <p className="last-told" aria-hidden="true">
      {sentences.join(' ')}
    </p>
  );
}
