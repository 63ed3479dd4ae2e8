/** All turns, as sentences and as notation. A press leads to the moment after the turn. */
import { Fragment, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PersonId } from '@ludo/room';
import { ShapeSign } from '../drawing/parts.tsx';
import { boardOfRoom, colourName } from '../telling/sentences.ts';
import { captionsOf } from '../telling/captions.ts';
import { useText } from '../words/text.ts';
import { useAt } from './looking.ts';
import { useReplay } from './replay-context.ts';
import { notationOf, type TurnSpan } from './turns.ts';

/** Turns that are drawn at once. */
const PAGE = 120;

interface TurnListProps {
  readonly turns: readonly TurnSpan[];
  readonly onGo: (nth: number) => void;
}

export function TurnList({ turns, onGo }: TurnListProps) {
  const { words } = useReplay();
  const at = useAt();
  const current = turns.findLastIndex(({ from }) => from <= at);
  const [shown, show] = useState(() => pageAround(current, turns.length));
  const view = useRef<HTMLDivElement>(null);
  const isShown = current >= shown.from && current < shown.to;
  useEffect(() => {
    if (!isShown) show(pageAround(current, turns.length));
  }, [isShown, current, turns.length]);
  useLayoutEffect(() => {
    const list = view.current;
    if (list === null) return;
    showCurrent(list);
    const sizes = new ResizeObserver(() => showCurrent(list));
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [current, shown]);
  return (
    <section className="replay-list" aria-labelledby="replay-list-title">
      <h2 id="replay-list-title">{words.turns}</h2>
      <div ref={view} className="replay-list-view">
        {shown.from > 0 && (
          <button
            type="button"
            className="small-button"
            onClick={() => show({ ...shown, from: Math.max(0, shown.from - PAGE) })}
          >
            {words.earlier}
          </button>
        )}
        <ol start={shown.from + 1}>
          {turns.slice(shown.from, shown.to).map((turn, nth) => (
            <TurnLine
              key={turn.from}
              from={turn.from}
              to={turn.to}
              isCurrent={shown.from + nth === current}
              onGo={onGo}
            />
          ))}
        </ol>
        {shown.to < turns.length && (
          <button
            type="button"
            className="small-button"
            onClick={() => show({ ...shown, to: shown.to + PAGE })}
          >
            {words.later}
          </button>
        )}
      </div>
    </section>
  );
}

/** Scrolls the list alone, not the page. */
function showCurrent(list: HTMLElement): void {
  const line = list.querySelector<HTMLElement>('[aria-current="step"]');
  if (line === null) return;
  const top = line.offsetTop;
  const isSeen = top >= list.scrollTop && top + line.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = top - list.clientHeight / 2;
}

function pageAround(current: number, length: number): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.min(current - PAGE / 2, length - PAGE));
  return { from, to: from + PAGE };
}

interface TurnLineProps extends TurnSpan {
  readonly isCurrent: boolean;
  readonly onGo: (nth: number) => void;
}

const TurnLine = memo(function TurnLine({ from, to, isCurrent, onGo }: TurnLineProps) {
  const text = useText();
  const { table } = useReplay();
  const { moments } = table;
  const { person } = table.view();
  const { room, events } = moments.at(from);
  const board = boardOfRoom(room);
  const threw = events.find((event) => event.type === 'threw' || event.type === 'started');
  const colour = threw !== undefined && 'colour' in threw ? threw.colour : null;
  const sentences: string[] = [];
  for (let nth = from; nth <= to; nth += 1) sentences.push(...sentencesAt(nth, person));

  function sentencesAt(nth: number, reader: PersonId | null): readonly string[] {
    const moment = moments.at(nth);
    return captionsOf(
      text,
      moment.room,
      // The next line says whose turn it is.
      moment.events.filter(({ type }) => type !== 'turn'),
      reader,
    );
  }

  return (
    <li>
      <button
        type="button"
        className="replay-turn"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onGo(to)}
      >
        {board !== null && colour !== null && <ShapeSign name={colourName(board, colour)} />}
        <span className="replay-turn-words">
          {sentences.join(' ')} <Notation text={notationOf(moments, { from, to })} />
        </span>
      </button>
    </li>
  );
});

/** A line may end after each of several moves. */
function Notation({ text }: { readonly text: string }) {
  return (
    <bdi className="notation" dir="ltr">
      {text.split(/(?<=,)/).map((part, nth) => (
        // Parts never change their places.
        <Fragment key={nth}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
