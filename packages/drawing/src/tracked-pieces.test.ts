import { BASE, parsePosition, type Position } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrangement.ts';
import { layoutOf } from './layout.ts';
import { piecesAfter, trackedPieces, piecesShowing, type TrackedPiece } from './tracked-pieces.ts';
import { boards } from '@ludo/rules';

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

const position = positionOf('jumbo 1-2- b.b.4.4/-/b.b.b.10/- R 6 -');

describe('pieces', () => {
  it('keep a piece the same piece while it moves', () => {
    const before = trackedPieces(position);
    const after = piecesAfter(before, { type: 'moved', colour: 0, from: 4, to: 10, kind: 'move' });
    expect(after.filter(({ place }) => place === 10)).toEqual([
      { colour: 0, slot: 3, place: 10 },
      { colour: 2, slot: 3, place: 10 },
    ]);
    expect(after.filter(({ place }) => place === 4)).toHaveLength(1);
  });

  it('send a captured piece back to base and nobody else', () => {
    const after = piecesAfter(trackedPieces(position), { type: 'captured', colour: 2, from: 10, by: 0 });
    expect(after.filter(({ colour }) => colour === 2).every(({ place }) => place === BASE)).toBe(true);
    expect(after.filter(({ colour }) => colour === 0).map(({ place }) => place)).toEqual([BASE, BASE, 4, 4]);
  });

  it('are kept while they agree with the position, and made anew when they do not', () => {
    const pieces = trackedPieces(position).toReversed();
    expect(piecesShowing(pieces, position)).toBe(pieces);
    expect(piecesShowing(pieces.slice(1), position)).toEqual(trackedPieces(position));
  });
});

describe('arrangement', () => {
  const board = boards.find(({ id }) => id === 'cross-6') ?? boards[0];
  if (board === undefined) throw new Error('no board');
  const layout = layoutOf(board);

  it('fills a base alike, whichever of its pieces went and came back', () => {
    const begun = trackedPieces(positionOf('jumbo 1-2- b.b.b.b/-/b.b.b.10/- R 6 -'));
    const played = [
      { type: 'moved', colour: 0, from: BASE, to: 0, kind: 'enter' },
      { type: 'moved', colour: 0, from: 0, to: 5, kind: 'move' },
      { type: 'moved', colour: 0, from: BASE, to: 0, kind: 'enter' },
      { type: 'captured', colour: 0, from: 5, by: 2 },
    ] as const;
    const spots = (pieces: readonly TrackedPiece[]) =>
      arrange(layout, pieces)
        .pieces.filter(({ piece }) => piece.colour === 0 && piece.place === BASE)
        .map(({ at }) => at);
    const fresh = trackedPieces(positionOf('jumbo 1-2- b.b.b.0/-/b.b.b.10/- R 6 -'));
    expect(spots(played.reduce(piecesAfter, begun))).toEqual(spots(fresh));
  });

  it('makes one stand of pieces that cannot be told apart, and a pile of two on the track', () => {
    const { stands, pieces } = arrange(layout, trackedPieces(position));
    expect(stands.map(({ key, count, isStack }) => [key, count, isStack])).toEqual([
      ['0:-1', 2, false],
      ['0:4', 2, true],
      ['2:-1', 3, false],
      ['2:10', 1, false],
    ]);
    expect(new Set(pieces.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(8);
  });

  it('sets two colours on one square side by side', () => {
    const mixed = arrange(layout, [
      { colour: 0, slot: 0, place: 13 },
      { colour: 1, slot: 0, place: 0 },
    ]);
    expect(mixed.stands.every(({ isMixed }) => isMixed)).toBe(true);
    expect(mixed.stands[0]?.at.x).toBeLessThan(mixed.stands[1]?.at.x ?? 0);
  });
});
