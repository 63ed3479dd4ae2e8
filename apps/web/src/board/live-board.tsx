/**
 * The board's pieces, as buttons, over `Ground`. It is told what is legal; a press between stands goes to the nearest.
 */
import {
  memo,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { createStore } from 'zustand/vanilla';
import type { Motion } from './motion.ts';
import {
  arrange,
  type ChallengeMark,
  type Layout,
  type Point,
  pointOf,
  ringOf,
  type DrawnStand,
  type TrackedPiece,
} from '@ludo/drawing';
import { ActiveBase, Blocks, Challenges, Plates, Safety } from '../drawing/parts.tsx';
import { Halos } from './halos.tsx';
import { canAnimate } from './motions.ts';
import { FINGER, nearest, type Target } from './nearest.ts';
import { Piece } from '../drawing/piece.tsx';
import { LastMoveMarks, type MoveMark } from './last-move-marks.tsx';
import type { Effect, StandNote } from './stand-note.ts';
import { SquareNumbers } from './square-numbers.tsx';
import { goToStop, isWay, tabStop } from './stops.ts';
import { useUnit } from './unit.ts';
import { Ways } from './ways.tsx';

interface LiveBoardProps {
  readonly name: string;
  readonly layout: Layout;
  readonly pieces: readonly TrackedPiece[];
  readonly motions: readonly Motion[];
  readonly active: number | null;
  readonly noteOf: (stand: DrawnStand) => StandNote;
  /** `on`: what was pressed, the stand by keys, else the board. */
  readonly onPress: (stand: DrawnStand, on: Element) => void;
  readonly picked: string | null;
  /** Pointed at elsewhere: the only way that is shown. */
  readonly hinted: { readonly key: string; readonly effect: Effect } | null;
  readonly onEnd: (effect: Effect, on: Element) => void;
  readonly challenges: readonly ChallengeMark[];
  /** Colours whose blocks stand open to whoever looks. */
  readonly open: readonly number[];
  /** Keys of stacks that bar nobody. */
  readonly passable: readonly string[];
  /** Squares of the track on which nobody is captured. */
  readonly safe: readonly number[];
  readonly lastMoves: readonly MoveMark[];
}

export const LiveBoard = memo(function Board(props: LiveBoardProps) {
  const { layout, pieces, motions, noteOf, onPress } = props;
  const svg = useRef<SVGSVGElement>(null);
  const unit = useUnit(svg, layout.size);
  const [pointed] = useState(() => createStore<string | null>(() => null));
  const [focused, setFocused] = useState<string | null>(null);
  const { stands, pieces: standing } = useMemo(() => arrange(layout, pieces), [layout, pieces]);
  const notes = useMemo(() => stands.map((stand) => ({ stand, note: noteOf(stand) })), [stands, noteOf]);
  const targets: Target[] = notes.map(({ stand, note }) => ({
    key: stand.key,
    at: stand.at,
    reach: stand.reach,
    canMove: note.canMove,
    isOnTurn: stand.colour === props.active,
  }));
  const isMoving = (piece: TrackedPiece) =>
    motions.some(({ colour, slot }) => piece.colour === colour && piece.slot === slot);
  const isArriving = (stand: DrawnStand) =>
    pieces.some((piece) => piece.colour === stand.colour && piece.place === stand.place && isMoving(piece));

  const at = (event: MouseEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    return { x: (event.clientX - (box?.left ?? 0)) / unit, y: (event.clientY - (box?.top ?? 0)) / unit };
  };
  const meant = (event: MouseEvent): DrawnStand | undefined => {
    const named =
      event.detail === 0 && event.target instanceof Element ? event.target.closest('[data-stand]') : null;
    const key = named?.getAttribute('data-stand') ?? nearest(targets, at(event), unit);
    return stands.find((stand) => stand.key === key);
  };
  const pickedNote = notes.find(({ stand }) => stand.key === props.picked);
  const ends: Target[] = (pickedNote?.note.effects ?? []).map((effect, nth) => ({
    key: `end ${nth}`,
    at: pointOf(layout, pickedNote?.stand.colour ?? 0, effect.to, 2),
    reach: 0.5,
    canMove: true,
    isOnTurn: true,
  }));
  /** The end of a way, if it is nearer to the press than any stand. */
  const meantEnd = (event: MouseEvent): Effect | undefined => {
    const key = nearest([...ends, ...targets], at(event), unit);
    const nth = ends.findIndex((end) => end.key === key);
    return pickedNote?.note.effects[nth];
  };
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const end = event.detail === 0 ? undefined : meantEnd(event);
    if (end !== undefined) return props.onEnd(end, event.currentTarget);
    const stand = meant(event);
    if (stand !== undefined) onPress(stand, event.currentTarget);
  };
  // New ways would cause a layout in the middle of a motion.
  const point = (event: PointerEvent) => {
    if (motions.length === 0) pointed.setState(nearest(targets, at(event), unit), true);
  };
  const onKey = (event: KeyboardEvent, stand: DrawnStand) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) onPress(stand, event.currentTarget);
    } else if (isWay(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      goToStop(svg.current, stand.key, event.key, notes);
    }
  };
  const stop = tabStop(notes, focused);
  const arrived = stands.filter((stand) => !isArriving(stand));
  const blocks = { layout, unit, open: props.open, passable: props.passable };

  return (
    // The stands take keys; the picture only finds the stand that a press means.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <svg
      ref={svg}
      className="board"
      viewBox={`0 0 ${layout.size} ${layout.size}`}
      role="group"
      aria-label={props.name}
      onClick={press}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => pointed.setState(null, true)}
    >
      <LastMoveMarks layout={layout} moves={props.lastMoves} />
      <ActiveBase layout={layout} active={props.active} />
      <Ways
        layout={layout}
        notes={notes}
        pointed={pointed}
        picked={props.picked}
        hinted={props.hinted}
        unit={unit}
      />
      <Plates layout={layout} stands={stands} safe={props.safe} />
      <g className="pieces" aria-hidden="true">
        {standing.map(({ piece, at: place, scale }) => (
          <Piece
            key={`${piece.colour}-${piece.slot}`}
            id={`${piece.colour}-${piece.slot}`}
            name={layout.board.colours[piece.colour]?.name ?? 'black'}
            x={place.x}
            y={place.y}
            scale={scale}
            isAway={canAnimate() && isMoving(piece)}
          />
        ))}
      </g>
      <Blocks {...blocks} stands={arrived.filter(({ isMixed }) => !isMixed)} />
      <Halos notes={notes} layout={layout} unit={unit} />
      {/* Rings round pieces of several colours would cover how many they are. */}
      <Blocks {...blocks} stands={arrived.filter(({ isMixed }) => isMixed)} />
      <Safety layout={layout} stands={stands} safe={props.safe} unit={unit} />
      {motions.length === 0 && (
        <SquareNumbers
          layout={layout}
          notes={notes}
          pointed={pointed}
          picked={props.picked}
          hinted={props.hinted}
          lastMoves={props.lastMoves}
          safe={props.safe}
          unit={unit}
        />
      )}
      <Challenges layout={layout} challenges={props.challenges} unit={unit} />
      {notes.map(({ stand, note }) => (
        <g
          key={stand.key}
          className={note.canMove ? 'stand stand-lit' : 'stand'}
          data-stand={stand.key}
          role="button"
          data-stop={note.isStop ? '' : undefined}
          tabIndex={stand.key === stop ? 0 : -1}
          aria-label={note.label}
          onFocus={() => {
            pointed.setState(stand.key, true);
            setFocused(stand.key);
          }}
          onBlur={() => {
            pointed.setState(null, true);
            setFocused(null);
          }}
          onKeyDown={(event) => onKey(event, stand)}
        >
          <circle
            className="stand-area"
            cx={stand.at.x}
            cy={stand.at.y}
            r={Math.max(stand.reach, FINGER / unit)}
          />
          <circle className="stand-ring" cx={stand.at.x} cy={stand.at.y} r={ringOf(stand, 0.08)} />
        </g>
      ))}
    </svg>
  );
});
