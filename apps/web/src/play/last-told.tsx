/**
 * The latest sentences of the log beside the turn, because a phone does not show the log: the last throw, before it the
 * captures of the row before, and the last news while it is so. Before them who is missing, and where nothing was shown
 * of the throws for it, in the first turn who has begun.
 */
import { useShallow } from 'zustand/react/shallow';
import { Die } from '../kit/die.tsx';
import type { RoomEvent } from '@ludo/room';
import { currentTempo } from '../preferences/settings.ts';
import { lastDice } from '../stage/last-moves.ts';
import { captionsOf } from '../telling/captions.ts';
import { isStillNews, missingWords } from '../telling/missing.ts';
import { useText } from '../words/text.ts';
import { isOfGame } from '../stage/of-game.ts';
import type { Caption } from '../stage/stage.ts';
import { useSession, useShown } from './session.ts';

const TOLD_ELSEWHERE: readonly string[] = ['turn', 'throws-again', 'started', 'opened', 'paused'];

export function LastTold() {
  const text = useText();
  const all = useShown((shown) => shown.captions);
  const { table } = useSession();
  const person = useShown((shown) => shown.view.person);
  const room = useShown((shown) => shown.room);
  const reading = useShown(useShallow(({ view: { mine, here } }) => ({ mine, here })));
  const began = all.findLastIndex(({ events }) => events.some(({ type }) => type === 'started'));
  const captions = all.slice(Math.max(0, began));
  const last = captions.findLastIndex(({ events }) => events.some(isOfGame));
  const played = captions[last];
  const news = captions.slice(last + 1).at(-1);
  const before = captions.slice(0, Math.max(0, last)).findLast(({ events }) => events.some(isOfGame));
  const told = (caption: Caption | undefined, isTold: (event: RoomEvent) => boolean): readonly string[] =>
    caption === undefined ? [] : captionsOf(text, caption.room, caption.events.filter(isTold), person);
  const isNow = (event: RoomEvent): boolean => room === null || isStillNews(event, room, reading);
  const missing = room === null || table.kind !== 'remote' ? [] : missingWords(text, room, reading);
  const sentences = [
    ...told(hasShownRollOff() ? undefined : beginning(captions), ({ type }) => type === 'started'),
    ...told(before, ({ type }) => type === 'captured'),
    ...[played, news].flatMap((caption) =>
      told(caption, (event) => !TOLD_ELSEWHERE.includes(event.type) && isNow(event)),
    ),
  ];
  if (missing.length + sentences.length === 0) return null;
  const dice = lastDice(captions.flatMap(({ events }) => events));
  return (
    <p className="last-told" aria-hidden="true">
      {missing.map((sentence) => `${sentence} `)}
      {dice.map((face, nth) => (
        <Die key={nth} face={face} tumble={0} />
      ))}
      {sentences.join(' ')}
    </p>
  );
}

/** In the first turn of a game: who begins, without everybody's throws. Undefined: later, or nobody has thrown for it. */
function beginning(captions: readonly Caption[]): Caption | undefined {
  const [first, ...later] = captions;
  const started = first?.events.find(({ type }) => type === 'started');
  if (first === undefined || started?.type !== 'started' || started.rolls.length === 0) return undefined;
  const isFirstTurn = later.every(({ events }) =>
    events.every((event) => event.type !== 'threw' || event.colour === started.colour),
  );
  return isFirstTurn ? { ...first, events: [{ ...started, rolls: [] }] } : undefined;
}

function hasShownRollOff(): boolean {
  return currentTempo().tumble > 0;
}
