import {
  applyPlay,
  applyThrow,
  automaticPlay,
  boardOf,
  Chance,
  initialPosition,
  isOver,
  parsePlay,
  ruleSets,
  type Position,
  type RuleSet,
} from '@ludo/rules';
import { expect, it } from 'vitest';
import { readPicture } from '../test/reading.ts';
import { dressed } from './dress.ts';
import { layoutFor, pointOf } from './layout.ts';
import { drawPiece } from './piece.ts';
import { printBoard } from './print-board.ts';
import { printSvg } from './print-svg.ts';

const WORDS = { title: 'A game', description: 'Where its pieces stand', language: 'en' };
/** Throws from one picture to the next; `PICTURES=all npm run unit -- print-pieces` looks at more. */
const EVERY = process.env['PICTURES'] === 'all' ? 17 : 47;

function taken<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error('the game cannot go on');
  return result.value;
}

/** Some positions of a game by chance, from its first to its last. */
function gameOf(ruleSet: RuleSet, seats: RuleSet['seatings'][number]): readonly Position[] {
  const chance = new Chance(`pictures of ${ruleSet.id} ${seats}`);
  const seen: Position[] = [];
  let position = taken(initialPosition(ruleSet.id, seats));
  for (let ply = 0; !isOver(position); ply += 1) {
    if (ply % EVERY === 0) seen.push(position);
    const dice = Array.from({ length: ruleSet.dice }, () => chance.below(6) + 1);
    position = taken(applyThrow(position, dice)).position;
    if (position.dice === null) continue;
    if (ply % EVERY === 8) seen.push(position);
    do {
      const play = taken(parsePlay(position, automaticPlay(position, 'frontmost', chance)));
      position = taken(applyPlay(position, play)).position;
    } while (position.toCount > 0);
  }
  return [...seen, position];
}

/** Where each piece of a colour is drawn, as texts. */
function drawnIn(picture: string, position: Position, game: RuleSet, colour: number): readonly string[] {
  const name = boardOf(position).colours[colour]?.name ?? 'black';
  const dress = { palette: 'light', style: 'wood', game: game.id };
  const piece = printSvg(dressed(drawPiece(name), dress, 1));
  return picture
    .split(piece)
    .slice(0, -1)
    .map((before) => before.slice(before.lastIndexOf('<')));
}

it.each(
  ruleSets.flatMap((ruleSet) => ruleSet.seatings.map((seats) => [ruleSet.id, seats, ruleSet] as const)),
)('in pictures of %s %s every piece stands where it is, and there is no other', (_, seats, ruleSet) => {
  const positions = gameOf(ruleSet, seats);
  expect(positions.length).toBeGreaterThan(5);
  for (const position of positions) {
    const picture = printBoard(position, WORDS);
    readPicture(picture);
    const layout = layoutFor(boardOf(position));
    for (const [colour, places] of position.pieces.entries()) {
      const at = drawnIn(picture, position, ruleSet, colour).map((group) => {
        const [, x, y] = /^<g transform="translate\((\S+) (\S+)\) scale\(\S+\)">$/.exec(group) ?? [];
        return { x: Number(x), y: Number(y) };
      });
      expect(at).toHaveLength(places.length);
      for (const [nth, place] of places.entries()) {
        const point = pointOf(layout, colour, place, nth);
        const isThere = at.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 0.7);
        expect(isThere, `piece ${nth} of ${colour} at ${place}`).toBe(true);
      }
    }
  }
});
