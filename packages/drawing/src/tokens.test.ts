import { BASE, parsePosition, type Position } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrangement.ts';
import { layoutOf } from './layout.ts';
import { tokensAfter, tokensOf, tokensShowing, type Token } from './tokens.ts';
import { boards } from '@ludo/rules';

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

const position = positionOf('jumbo 1-2- b.b.4.4/-/b.b.b.10/- R 6 -');

describe('tokens', () => {
  it('keep a piece the same piece while it moves', () => {
    const before = tokensOf(position);
    const after = tokensAfter(before, { type: 'moved', colour: 0, from: 4, to: 10, kind: 'move' });
    expect(after.filter(({ place }) => place === 10)).toEqual([
      { colour: 0, slot: 3, place: 10 },
      { colour: 2, slot: 3, place: 10 },
    ]);
    expect(after.filter(({ place }) => place === 4)).toHaveLength(1);
  });

  it('send a captured piece back to base and nobody else', () => {
    const after = tokensAfter(tokensOf(position), { type: 'captured', colour: 2, from: 10, by: 0 });
    expect(after.filter(({ colour }) => colour === 2).every(({ place }) => place === BASE)).toBe(true);
    expect(after.filter(({ colour }) => colour === 0).map(({ place }) => place)).toEqual([BASE, BASE, 4, 4]);
  });

  it('are kept while they agree with the position, and made anew when they do not', () => {
    const tokens = tokensOf(position).toReversed();
    expect(tokensShowing(tokens, position)).toBe(tokens);
    expect(tokensShowing(tokens.slice(1), position)).toEqual(tokensOf(position));
  });
});

describe('arrangement', () => {
  const board = boards.find(({ id }) => id === 'cross-6') ?? boards[0];
  if (board === undefined) throw new Error('no board');
  const layout = layoutOf(board);

  it('fills a base alike, whichever of its pieces went and came back', () => {
    const begun = tokensOf(positionOf('jumbo 1-2- b.b.b.b/-/b.b.b.10/- R 6 -'));
    const played = [
      { type: 'moved', colour: 0, from: BASE, to: 0, kind: 'enter' },
      { type: 'moved', colour: 0, from: 0, to: 5, kind: 'move' },
      { type: 'moved', colour: 0, from: BASE, to: 0, kind: 'enter' },
      { type: 'captured', colour: 0, from: 5, by: 2 },
    ] as const;
    const spots = (tokens: readonly Token[]) =>
      arrange(layout, tokens)
        .tokens.filter(({ token }) => token.colour === 0 && token.place === BASE)
        .map(({ at }) => at);
    const fresh = tokensOf(positionOf('jumbo 1-2- b.b.b.0/-/b.b.b.10/- R 6 -'));
    expect(spots(played.reduce(tokensAfter, begun))).toEqual(spots(fresh));
  });

  it('makes one stand of pieces that cannot be told apart, and a pile of two on the track', () => {
    const { stands, tokens } = arrange(layout, tokensOf(position));
    expect(stands.map(({ key, count, isPile }) => [key, count, isPile])).toEqual([
      ['0:-1', 2, false],
      ['0:4', 2, true],
      ['2:-1', 3, false],
      ['2:10', 1, false],
    ]);
    expect(new Set(tokens.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(8);
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
