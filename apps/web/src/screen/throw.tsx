/**
 * A throw: dice that leave the thrower's corner, roll over the middle of the board, lie there for a moment and go on to
 * their place beside the words. Over everything, and in nobody's way: it takes no press and is gone when the dice lie.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ShapeSign } from '../board/shapes.tsx';
import type { Layout } from '../board/layout.ts';
import { boardOfRoom, colourName } from '../catalogue/sentences.ts';
import { pathFrames, signFrames, turnFrames, type Flight } from '../stage/dice-flight.ts';
import { following } from './following.ts';
import { Pips } from './die-face.tsx';
import { useShown } from './session.ts';
import '../styles/motion.css';

const SIDES = [1, 2, 3, 4, 5, 6];

export function Throw() {
  const moving = useShown((shown) => shown.moving);
  const layout = useShown((shown) => shown.layout);
  const room = useShown((shown) => shown.room);
  const board = room === null ? null : boardOfRoom(room);
  const anchor = useRef<HTMLSpanElement>(null);
  const dice = moving?.dice ?? null;
  const isRolling = dice !== null && dice.duration > 0 && layout !== null && board !== null;
  return (
    <>
      <span ref={anchor} hidden />
      {isRolling &&
        createPortal(
          <Rolling
            key={moving?.seq}
            seq={moving?.seq ?? 0}
            layout={layout}
            dice={dice}
            sign={colourName(board, dice.colour)}
            boardBox={() => anchor.current?.parentElement?.getBoundingClientRect() ?? null}
          />,
          document.body,
        )}
    </>
  );
}

interface RollingProps {
  readonly seq: number;
  readonly layout: Layout;
  readonly dice: { readonly colour: number; readonly faces: readonly number[]; readonly duration: number };
  readonly sign: Parameters<typeof ShapeSign>[0]['name'];
  readonly boardBox: () => DOMRect | null;
}

const placeBox = (): DOMRect | null =>
  document.querySelector('.action-dice')?.getBoundingClientRect() ?? null;

function Rolling({ seq, layout, dice, sign, boardBox }: RollingProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { colour, faces, duration } = dice;
  // Asked before anything of the new picture is in the page: afterwards the browser would have to lay it all out to answer.
  const [begin] = useState(() => ({ board: boardBox(), place: placeBox(), dice: diceBoxes() }));
  useLayoutEffect(() => {
    const box = begin.board ?? boardBox();
    const picture = stage.current;
    if (box === null || picture === null || typeof picture.animate !== 'function') return;
    const size = sizeIn(box);
    // A place that is only now there has to be asked for.
    const places = begin.dice.length < faces.length ? diceBoxes() : begin.dice;
    const corner = layout.bases[colour]?.centre ?? { x: layout.size / 2, y: layout.size / 2 };
    const unit = box.width / layout.size;
    const animations = faces.flatMap((face, nth) => {
      const flight: Flight = {
        from: { x: box.left + corner.x * unit, y: box.top + corner.y * unit },
        to: {
          x: box.left + box.width / 2 + (nth - (faces.length - 1) / 2) * size * 1.5,
          y: box.top + box.width / 2 + (nth - (faces.length - 1) / 2) * size * 0.35,
        },
        place: placeOf(places[nth], size),
        size,
        face,
        nth,
        seq,
      };
      const [sign, die] = picture.querySelectorAll(`[data-nth="${nth}"]`);
      const cube = die?.firstElementChild;
      if (!(sign instanceof HTMLElement) || !(die instanceof HTMLElement) || !cube) return [];
      for (const each of [sign, die]) each.style.setProperty('--size', `${size}px`);
      sign.style.translate = `${flight.to.x}px ${flight.to.y}px`;
      return [
        // What lies in its place is that place's own die, which goes along when the words beside it change.
        die.animate(pathFrames(flight), { duration }),
        cube.animate(turnFrames(flight), { duration, fill: 'both' }),
        sign.animate(signFrames(flight), { duration }),
      ];
    });
    const began = { board: box, place: begin.place ?? placeBox() };
    const follow = following(picture, duration, began, () => ({ board: boardBox(), place: placeBox() }));
    return () => {
      follow();
      for (const animation of animations) animation.cancel();
    };
    // One throw, one flight: what is measured at its beginning holds.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div ref={stage} className={`throw is-${sign}`} aria-hidden="true">
      {faces.map((_, nth) => (
        <div key={nth} className="throw-sign" data-nth={nth}>
          <ShapeSign name={sign} />
        </div>
      ))}
      {faces.map((face, nth) => (
        <div key={nth} className="throw-die" data-nth={nth}>
          <div className="throw-cube">
            {SIDES.map((side) => (
              <svg
                key={side}
                className={`cube-side cube-${side} ${side === face ? 'cube-true' : ''}`}
                viewBox="-1 -1 2 2"
              >
                <rect className="die-body" x={-1} y={-1} width={2} height={2} rx={0.3} />
                <Pips face={side} />
              </svg>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Large enough to be read from the far end of a table, small enough to leave the track in sight. */
function sizeIn({ width }: DOMRect): number {
  return Math.min(84, Math.max(46, width / 8));
}

const diceBoxes = (): readonly DOMRect[] =>
  [...document.querySelectorAll('.action-dice .die')].map((die) => die.getBoundingClientRect());

/** Where a die lies beside the words; null where that is not in sight. */
function placeOf(place: DOMRect | undefined, size: number): Flight['place'] {
  if (place === undefined || place.width === 0) return null;
  if (place.bottom < 0 || place.top > innerHeight) return null;
  return {
    x: place.left + place.width / 2,
    y: place.top + place.height / 2,
    share: (place.width * 0.91) / size,
  };
}
