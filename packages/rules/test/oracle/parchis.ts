/**
 * A second, slow and plain Parchís that uses nothing of the engine: every piece with the number, against the clauses one by
 * one, and everything that is counted after it.
 */

type Group = readonly number[];

interface Game {
  readonly pieces: readonly Group[];
  /** In a row in this turn, this throw included once it is used. */
  readonly sixes: number;
  /** The track place of the piece moved last in this turn; -1: none. */
  readonly last: number;
}

const LETTERS = ['Y', 'B', 'R', 'G'];
const COLOURS = [0, 1, 2, 3];
const [BASE, FOOT, HOME] = [-1, 63, 71];
const rising = (group: Group): Group => group.toSorted((a, b) => a - b);
const squareOf = (colour: number, at: number): number | null =>
  at < 0 || at > FOOT ? null : (17 * colour + at) % 68;
const isSafe = (square: number): boolean => [0, 7, 12].includes(square % 17);

/** Everything that can follow a throw, or what is to be counted, as texts in byte order. */
export function parchisOutcomes(text: string, die: number | null): readonly string[] {
  const [rules = '', seats = '', piecesText = '', letter = '', dice = '', notes = ''] = text.split(' ');
  const thrower = LETTERS.indexOf(letter);
  const foes = COLOURS.filter((colour) => colour !== thrower);
  const has = (option: string): boolean => rules.includes(`+${option}`);
  const start: Game = {
    pieces: piecesText.split('/').map((group) => {
      if (group === '-') return [];
      return group.split('.').map((at) => (at === 'b' ? BASE : at === 'h' ? HOME : Number(at)));
    }),
    sixes: Number(/s(\d)/.exec(notes)?.[1] ?? 0),
    last: Number(/l(\d+)/.exec(notes)?.[1] ?? -1),
  };
  const ends = new Set<string>();
  if (die === null) count(start, Number(dice.slice(1)));
  else if (die === 6 && start.sixes === 2) thirdSix();
  else useThrow(start, die);
  return [...ends].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

  function countOn(game: Game, square: number, colour: number): number {
    return (game.pieces[colour] ?? []).filter((at) => squareOf(colour, at) === square).length;
  }

  function standing(game: Game, square: number): number {
    return COLOURS.reduce((sum, colour) => sum + countOn(game, square, colour), 0);
  }

  function isBarrier(game: Game, square: number): boolean {
    const isPair = COLOURS.some((colour) => countOn(game, square, colour) >= 2);
    return isPair && (!has('barriers=safe') || isSafe(square));
  }

  /** Colours of which a piece would make room; null: no piece can enter. */
  function roomMakers(game: Game): readonly number[] | null {
    const square = squareOf(thrower, 0) ?? 0;
    if (standing(game, square) < 2) return [];
    if (has('startBarrier=bars') && isBarrier(game, square)) return null;
    const makers = foes.filter((colour) => countOn(game, square, colour) > 0);
    return makers.length > 0 ? makers : null;
  }

  function canGo(game: Game, from: number, number: number): boolean {
    const to = from + number;
    if (from === BASE || from === HOME || to > HOME) return false;
    for (let at = from + 1; at <= to; at++) {
      const square = squareOf(thrower, at);
      if (square !== null && isBarrier(game, square)) return false;
    }
    const square = squareOf(thrower, to);
    if (square !== null) return standing(game, square) < 2;
    return to === HOME || (game.pieces[thrower] ?? []).filter((at) => at === to).length < 2;
  }

  function send(game: Game, colour: number, square: number, many: number): Game {
    let left = many;
    const group = (game.pieces[colour] ?? []).map((at) =>
      squareOf(colour, at) === square && left-- > 0 ? BASE : at,
    );
    return { ...game, pieces: game.pieces.with(colour, rising(group)) };
  }

  function move(game: Game, from: number, to: number): Game {
    const group = game.pieces[thrower] ?? [];
    const pieces = game.pieces.with(thrower, rising(group.with(group.indexOf(from), to)));
    return { ...game, pieces, last: to <= FOOT ? to : BASE };
  }

  function useThrow(game: Game, thrown: number): void {
    const group = game.pieces[thrower] ?? [];
    const after = { ...game, sixes: thrown === 6 ? game.sixes + 1 : 0 };
    const makers = group.includes(BASE) && thrown === 5 ? roomMakers(game) : null;
    if (makers !== null) {
      const square = squareOf(thrower, 0) ?? 0;
      const entered = move(after, BASE, 0);
      if (makers.length === 0) finish(entered);
      for (const colour of makers) count(send(entered, colour, square, 1), 20);
      return;
    }
    const number = thrown === 6 && !group.includes(BASE) ? 7 : thrown;
    let froms = [...new Set(group)].filter((from) => canGo(game, from, number));
    const opening = froms.filter((from) => {
      const square = squareOf(thrower, from);
      return square !== null && countOn(game, square, thrower) >= 2 && isBarrier(game, square);
    });
    if (thrown === 6 && opening.length > 0) froms = opening;
    if (froms.length === 0) finish(after);
    for (const from of froms) go(after, from, number);
  }

  function go(game: Game, from: number, number: number): void {
    const to = from + number;
    const moved = move(game, from, to);
    if ((moved.pieces[thrower] ?? []).every((at) => at === HOME)) {
      ends.add(`${rules} ${seats} ${printPieces(moved)} - - w${seats[thrower]}`);
      return;
    }
    const square = squareOf(thrower, to);
    const hit =
      square === null || isSafe(square) ? [] : foes.filter((colour) => countOn(moved, square, colour) > 0);
    if (square !== null && hit.length > 0)
      count(
        hit.reduce((after, colour) => send(after, colour, square, 2), moved),
        20,
      );
    else if (to === HOME) count(moved, 10);
    else finish(moved);
  }

  function count(game: Game, number: number): void {
    const froms = [...new Set(game.pieces[thrower])].filter((from) => canGo(game, from, number));
    if (froms.length === 0) finish(game);
    for (const from of froms) go(game, from, number);
  }

  function thirdSix(): void {
    const group = start.pieces[thrower] ?? [];
    const pieces =
      start.last < 0
        ? start.pieces
        : start.pieces.with(thrower, rising(group.with(group.indexOf(start.last), BASE)));
    finish({ pieces, sixes: 0, last: BASE });
  }

  function finish(game: Game): void {
    if (game.sixes > 0) {
      const found = [`s${game.sixes}`, ...(game.last >= 0 ? [`l${game.last}`] : [])];
      ends.add(`${rules} ${seats} ${printPieces(game)} ${letter} ? ${found.join(';')}`);
      return;
    }
    let next = (thrower + 1) % 4;
    while (seats[next] === '-') next = (next + 1) % 4;
    ends.add(`${rules} ${seats} ${printPieces(game)} ${LETTERS[next]} ? -`);
  }

  function printPieces({ pieces }: Game): string {
    const word = (at: number): string => (at === BASE ? 'b' : at === HOME ? 'h' : String(at));
    return pieces.map((group) => (group.length === 0 ? '-' : group.map(word).join('.'))).join('/');
  }
}
