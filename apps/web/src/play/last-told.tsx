/**
 * The latest sentences of the log beside the turn, because a phone does not show the log: the last throw, before it the
 * captures of the row before, and the last news.
 */
import { Die } from '../kit/die.tsx';
import { lastDice } from '../stage/last-moves.ts';
import { captionsOf } from '../telling/captions.ts';
import { useText } from '../words/text.ts';
import { isOfGame } from '../stage/of-game.ts';
import type { Caption } from '../stage/stage.ts';
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
  const before = captions.slice(0, Math.max(0, last)).findLast(({ events }) => events.some(isOfGame));
  const told = (caption: Caption | undefined, isTold: (type: string) => boolean): readonly string[] =>
    caption === undefined
      ? []
      : captionsOf(
          text,
          caption.room,
          caption.events.filter(({ type }) => isTold(type)),
          person,
        );
  const sentences = [
    ...told(before, (type) => type === 'captured'),
    ...[played, news].flatMap((caption) => told(caption, (type) => !TOLD_ELSEWHERE.includes(type))),
  ];
  if (sentences.length === 0) return null;
  const dice = lastDice(captions.flatMap(({ events }) => events));
  return (
    <p className="last-told" aria-hidden="true">
      {dice.map((face, nth) => (
        <Die key={nth} face={face} tumble={0} />
      ))}
      {sentences.join(' ')}
    </p>
  );
}
