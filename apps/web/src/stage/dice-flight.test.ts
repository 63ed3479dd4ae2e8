import { describe, expect, it } from 'vitest';
import { pathFrames, signFrames, turnFrames, type Flight } from './dice-flight.ts';

const flight: Flight = {
  from: { x: 50, y: 50 },
  to: { x: 200, y: 200 },
  place: { x: 600, y: 100, share: 0.7 },
  size: 60,
  face: 4,
  nth: 0,
  seq: 12,
};

/** The face towards the viewer after the turns at the end of a throw. */
function faceInFront(transform: unknown): number {
  const [x = 0, y = 0] = [/rotateX\(([-\d.]+)deg/, /rotateY\(([-\d.]+)deg/].map((turn) =>
    Number(turn.exec(String(transform))?.[1]),
  );
  const toRadians = Math.PI / 180;
  // The outward directions of the faces on the cube of `motion.css`.
  const faces: Readonly<Record<number, readonly [number, number, number]>> = {
    1: [0, 0, 1],
    6: [0, 0, -1],
    2: [1, 0, 0],
    5: [-1, 0, 0],
    3: [0, -1, 0],
    4: [0, 1, 0],
  };
  const depth = ([ax, ay, az]: readonly [number, number, number]) => {
    const z = -Math.sin(y * toRadians) * ax + Math.cos(y * toRadians) * az;
    return Math.sin(x * toRadians) * ay + Math.cos(x * toRadians) * z;
  };
  const [nearest] = Object.entries(faces).toSorted(([, a], [, b]) => depth(b) - depth(a));
  return Number(nearest?.[0]);
}

describe('thrown dice', () => {
  it.each([1, 2, 3, 4, 5, 6])('land on their true face: %i', (face) => {
    const frames = turnFrames({ ...flight, face });
    expect(faceInFront(frames.at(-1)?.['transform'])).toBe(face);
    expect(faceInFront(frames.at(-3)?.['transform']), 'as soon as they lie').toBe(face);
  });

  it('are the same for everybody who sees the row, and two of them differ', () => {
    expect(pathFrames({ ...flight })).toEqual(pathFrames(flight));
    const second = { ...flight, nth: 1 };
    expect(pathFrames(second).map(({ offset }) => offset)).not.toEqual(
      pathFrames(flight).map(({ offset }) => offset),
    );
    expect(turnFrames(second)).not.toEqual(turnFrames(flight));
  });

  it.each([0, 1])('go forwards in time, begin in the corner and end in their place: die %i', (nth) => {
    for (const frames of [pathFrames, turnFrames, signFrames].map((make) => make({ ...flight, nth }))) {
      const offsets = frames.map(({ offset }) => offset ?? NaN);
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    }
    const path = pathFrames({ ...flight, nth });
    expect(path[0]?.['transform']).toContain('translate(50.0px, 50.0px)');
    expect(path.at(-1)?.['transform']).toContain('translate(600.0px, 100.0px)');
  });

  it('fade away over the board where their place is not in sight', () => {
    const last = pathFrames({ ...flight, place: null }).at(-1);
    expect(last).toMatchObject({ opacity: 0 });
    expect(last?.['transform']).toContain('translate(200.0px, 200.0px)');
  });
});
