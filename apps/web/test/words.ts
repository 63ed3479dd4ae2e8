// What the page calls pieces, places and choices in English, told from the data of the board.
import { BASE, boardOf, type Board, ruleSetOf, trackSquareOf, type Position, type Step } from '@ludo/rules';

export function colourWord(board: Board, colour: number): string {
  const name = board.colours[colour]?.name ?? 'none';
  return capital(name);
}

/** On a board with numbers in print squares have those. "base", "square 12", "square 14 (Green’s start)", "Red’s home column 3", "Red’s end square a", "home". */
export function placeWord(board: Board, colour: number, place: number): string {
  if (place === BASE) return 'base';
  const square = trackSquareOf(board, colour, place);
  if (square !== null) {
    const side = board.trackLength / board.colours.length;
    const number = ((square + board.firstNumber - 1) % board.trackLength) + 1;
    return `square ${number}${square % side === 0 ? ` (${colourWord(board, square / side)}’s start)` : ''}`;
  }
  const nth = place - board.lastOnTrack;
  if (!board.hasHome) return `${colourWord(board, colour)}’s end square ${'abcd'[nth - 1]}`;
  return place === board.lastPlace ? 'home' : `${colourWord(board, colour)}’s home column ${nth}`;
}

/** How the pieces of a colour on one place are called: "Red pieces on square 5 (2)". */
export function standWord(at: Position, colour: number, place: number): string {
  const count = at.pieces[colour]?.filter((each) => each === place).length ?? 0;
  const word = placeWord(boardOf(at), colour, place);
  const preposition = word === 'base' ? 'in' : word === 'home' ? 'at' : 'on';
  const pieces = count === 1 ? 'piece' : 'pieces';
  return `${colourWord(boardOf(at), colour)} ${pieces} ${preposition} ${word}${count === 1 ? '' : ` (${count})`}`;
}

/** Where everything stands, in words, in alphabetical order. */
export function standsOf(at: Position): readonly string[] {
  return at.pieces
    .flatMap((places, colour) => [...new Set(places)].map((place) => standWord(at, colour, place)))
    .toSorted();
}

/** How many dice the game has. */
export function diceOf(at: Position): number {
  const ruleSet = ruleSetOf(at.rules);
  if (!ruleSet.ok) throw new Error(ruleSet.error.reason);
  return ruleSet.value.dice;
}

/**
 * The name of the choice that makes a step, in the list or on the largest button: piece, die and aim, whatever else
 * may follow from it. "Square 12, die 6: move to square 18", "Move: from square 12 to square 18".
 */
export function choiceName(at: Position, step: Step): RegExp {
  const board = boardOf(at);
  const { colour, from, to, kind } = step;
  const place = placeWord(board, colour, from);
  const whose = at.seats[colour] === 'n' ? `neutral ${colourWord(board, colour)}, ${place}` : place;
  if (kind === 'challenge') {
    return at.challenges.some((each) => each.colour === colour)
      ? /^(Count the 6: |Win the challenge\b)/
      : new RegExp(`^${capital(whose)}: challenge the blob of `);
  }
  const end = placeWord(board, colour, to);
  const goal = end === 'home' ? end : `to ${end}`;
  const plain = `${capital(whose)}${dieWord(at, step)}: ${verbOf(at, step)} ${goal}`;
  const names = kind === 'back' || diceOf(at) > 1 ? [plain] : [plain, `Move: from ${whose} ${goal}`];
  return new RegExp(`^(${names.map(escaped).join('|')})(,|$)`);
}

function verbOf(at: Position, { colour, from, kind }: Step): string {
  if (kind === 'together')
    return `move ${at.pieces[colour]?.filter((place) => place === from).length} together`;
  if (from === BASE) return 'come out and go';
  return kind === 'back' ? 'move backwards' : 'move';
}

/** The dice that a step takes, where there are several. */
function dieWord(at: Position, { from, to, kind }: Step): string {
  if (diceOf(at) === 1) return '';
  const sum = at.dice?.reduce((total, face) => total + face, 0) ?? 0;
  if (kind === 'together') return `, both dice (${sum})`;
  if (kind === 'back') return from - to === sum ? `, both dice (${sum})` : `, die ${from - to}`;
  if (kind === 'total') return `, both dice (${to - from})`;
  return `, die ${from === BASE ? 6 : to - from}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function escaped(words: string): string {
  return words.replaceAll(/[()+]/g, String.raw`\$&`);
}
