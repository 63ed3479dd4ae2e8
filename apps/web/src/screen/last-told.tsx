/**
 * What has just happened, in the words of the log, right under whose turn it is: on a phone the log itself is out of view.
 * Ears have the log.
 */
import { captionsOf } from '../catalogue/told.ts';
import { useText } from '../settings/settings.ts';
import { useShown } from './session.ts';

/** Told by the turn signal and the throws for who begins. */
const TOLD_ELSEWHERE: readonly string[] = ['turn', 'throws-again', 'started', 'opened'];

export function LastTold() {
  const text = useText();
  const last = useShown((shown) => shown.captions.at(-1));
  if (last === undefined) return null;
  const events = last.events.filter(({ type }) => !TOLD_ELSEWHERE.includes(type));
  const sentences = captionsOf(text, last.room, events);
  if (sentences.length === 0) return null;
  return (
    <p className="last-told" aria-hidden="true">
      {sentences.join(' ')}
    </p>
  );
}
