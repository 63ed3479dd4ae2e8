/** Dice leave the thrower's corner, roll over the board, lie there and go to their place beside the words. */
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ShapeSign } from '../drawing/parts.tsx';
import type { Layout } from '@ludo/drawing';
import type { Board } from '@ludo/rules';
import { boardOfRoom, colourName, diceOf } from '../telling/sentences.ts';
import { pathFrames, signFrames, turnFrames, type Flight } from '../stage/dice-flight.ts';
import { following } from './following.ts';
import { Pips } from '../kit/die-face.tsx';
import { useIsPainted } from '../device/after-paint.ts';
import type { Moving } from '../stage/stage.ts';
import { useShown } from './session.ts';
import '../styles/motion.css';

const SIDES = [1, 2, 3, 4, 5, 6];

/** The dice exist, invisible, from the table's first render, so that a throw only has to move them. */
export function FlyingDice() {
  const thrown = useShown(({ moving }) => (isRolling(moving) ? moving : null));
  const layout = useShown((shown) => shown.layout);
  const room = useShown((shown) => shown.room);
  const isPainted = useIsPainted();
  const anchor = useRef<HTMLSpanElement>(null);
  const boardBox = useCallback(() => anchor.current?.parentElement?.getBoundingClientRect() ?? null, []);
  const board = room === null ? null : boardOfRoom(room);
  return (
    <>
      <span ref={anchor} hidden />
      {(isPainted || thrown !== null) &&
        room !== null &&
        board !== null &&
        layout !== null &&
        createPortal(
          <Rolling
            thrown={thrown}
            most={Math.max(diceOf(room), thrown?.dice.faces.length ?? 0)}
            layout={layout}
            board={board}
            boardBox={boardBox}
          />,
          document.body,
        )}
    </>
  );
}

type Thrown = Moving & { readonly dice: NonNullable<Moving['dice']> };

function isRolling(moving: Moving | null): moving is Thrown {
  return moving !== null && moving.dice !== null && moving.dice.duration > 0;
}

interface RollingProps {
  readonly thrown: Thrown | null;
  readonly most: number;
  readonly layout: Layout;
  readonly board: Board;
  readonly boardBox: () => DOMRect | null;
}

const placeBox = (): DOMRect | null =>
  document.querySelector('.action-dice')?.getBoundingClientRect() ?? null;

const Rolling = memo(function Rolling({ thrown, most, layout, board, boardBox }: RollingProps) {
  const stage = useRef<HTMLDivElement>(null);
  const seq = thrown?.seq ?? null;
  // Measured before the render that changes the page: afterwards it would force a layout.
  const begin = useMemo(
    () => (seq === null ? null : { board: boardBox(), place: placeBox(), dice: diceBoxes() }),
    [seq, boardBox],
  );
  useLayoutEffect(() => {
    const picture = stage.current;
    if (thrown === null || begin === null || picture === null) return;
    const box = begin.board ?? boardBox();
    if (box === null || typeof picture.animate !== 'function') return;
    const { colour, faces, duration } = thrown.dice;
    const size = sizeIn(box);
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
        seq: thrown.seq,
      };
      const [sign, die] = picture.querySelectorAll(`[data-nth="${nth}"]`);
      const cube = die?.firstElementChild;
      if (!(sign instanceof HTMLElement) || !(die instanceof HTMLElement) || !cube) return [];
      for (const each of [sign, die]) each.style.setProperty('--size', `${size}px`);
      sign.style.translate = `${flight.to.x}px ${flight.to.y}px`;
      return [
        // Without `fill`: the die beside the words takes over.
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [seq]);
  const sign = colourName(board, thrown?.dice.colour ?? 0);
  const dice = Array.from({ length: most }, (_, nth) => nth);
  return (
    <div ref={stage} className={`throw is-${sign}`} aria-hidden="true" hidden={thrown === null}>
      {dice.map((nth) => (
        <div key={nth} className="throw-sign" data-nth={nth}>
          <ShapeSign name={sign} />
        </div>
      ))}
      {dice.map((nth) => (
        <div key={nth} className="throw-die" data-nth={nth}>
          <div className="throw-cube">
            {SIDES.map((side) => (
              <svg
                key={side}
                className={`cube-side cube-${side} ${side === thrown?.dice.faces[nth] ? 'cube-true' : ''}`}
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
});

/** Readable from the far end of a table, and the track stays visible; on a wall a share of the board. */
function sizeIn({ width }: DOMRect): number {
  return Math.max(Math.min(84, Math.max(46, width / 8)), width / 13);
}

const diceBoxes = (): readonly DOMRect[] =>
  [...document.querySelectorAll('.action-dice .die')].map((die) => die.getBoundingClientRect());

/** Null: out of sight. */
function placeOf(place: DOMRect | undefined, size: number): Flight['place'] {
  if (place === undefined || place.width === 0) return null;
  if (place.bottom < 0 || place.top > innerHeight) return null;
  return {
    x: place.left + place.width / 2,
    y: place.top + place.height / 2,
    share: (place.width * 0.91) / size,
  };
}
