/**
 * A second, slow and plain race that uses nothing of the engine: Ludo and Jumbo Ludo with the house rules of families, and
 * Indian Ludo. Every piece with the throw, against the clauses one by one.
 */

type Group = readonly number[];

interface Game {
  readonly thrower: number;
  readonly die: number;
  readonly pieces: readonly Group[];
  /** Players in the order of their places. */
  readonly places: readonly string[];
  readonly captors: readonly number[];
  /** Without this throw. */
  readonly sixes: number;
  readonly lost: number;
}

const LETTERS = ['R', 'G', 'Y', 'B'];
const COLOURS = [0, 1, 2, 3];
const BASE = -1;

interface Rules {
  readonly is: (preset: string) => boolean;
  readonly has: (option: string) => boolean;
  readonly value: (option: string) => string | undefined;
}

function readRules(text: string): Rules {
  const [preset = '', ...words] = text.split('+');
  const value = (option: string): string | undefined =>
    words.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1);
  return { is: (name) => preset === name, has: (option) => words.includes(option), value };
}

/** Everything that can follow a throw, as texts in byte order. */
export function raceOutcomes(text: string, die: number): readonly string[] {
  const [rulesText = '', seats = '', piecesText = '', letter = '', , notes = ''] = text.split(' ');
  const rules = readRules(rulesText);
  const isIndian = rules.is('indian');
  const arm = rules.is('ludo') ? 8 : 6;
  const [track, foot, home] = [8 * arm + 4, 8 * arm + 2, 9 * arm + 2];
  const side = track / 4;
  const goal = Number(rules.value('goal') ?? 4);
  const game: Game = {
    thrower: LETTERS.indexOf(letter),
    die,
    pieces: piecesText.split('/').map((group) => {
      if (group === '-') return [];
      return group.split('.').map((at) => (at === 'b' ? BASE : at === 'h' ? home : Number(at)));
    }),
    places: Array.from(/w(\d+)/.exec(notes)?.[1] ?? ''),
    captors: Array.from(/k([A-Z]+)/.exec(notes)?.[1] ?? '', (each) => LETTERS.indexOf(each)),
    sixes: Number(/s(\d)/.exec(notes)?.[1] ?? 0),
    lost: Number(/t(\d)/.exec(notes)?.[1] ?? 0),
  };
  const { thrower } = game;
  const player = seats[thrower] ?? '';
  const players = Array.from(seats).filter((each) => each !== '-');

  const squareOf = (colour: number, at: number): number | null =>
    at < 0 || at > foot ? null : (side * colour + at) % track;
  const isSafe = (square: number): boolean =>
    (isIndian || rules.has('safe')) && [0, arm + 2].includes(square % side);
  const countOn = (square: number, colour: number): number =>
    (game.pieces[colour] ?? []).filter((at) => squareOf(colour, at) === square).length;
  const foes = COLOURS.filter((colour) => colour !== thrower);
  const isWall = (square: number): boolean => {
    if (isIndian && (rules.value('pairs') !== 'wall' || isSafe(square))) return false;
    return foes.some((colour) => countOn(square, colour) >= 2);
  };

  /** The places on which a piece steps one after the other, the last one where it stops; null: it cannot use the throw. */
  const wayOf = (from: number): Group | null => {
    if (from === home) return null;
    if (from === BASE) {
      const enters = die === 6 || (die === 1 && rules.value('enterOn') === '16');
      if (!enters) return null;
      return isIndian ? [0] : Array.from({ length: die }, (_, step) => step);
    }
    const way: number[] = [];
    for (let at = from; way.length < die;) {
      const goesRound = at === foot && rules.has('captureFirst') && !game.captors.includes(thrower);
      at = goesRound ? 0 : at + 1;
      way.push(at);
    }
    return (way.at(-1) ?? 0) > home ? null : way;
  };

  const follows = new Set<string>();
  const own = game.pieces[thrower] ?? [];
  const isLost = isIndian && !rules.value('threeSixes') && die === 6 && game.sixes === 2;
  for (const from of isLost ? [] : new Set(own)) {
    const way = wayOf(from);
    if (way === null || way.some((at) => isBarred(at))) continue;
    follows.add(use(from, way.at(-1) ?? 0));
  }
  if (follows.size === 0) follows.add(lose());
  return [...follows].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

  function isBarred(at: number): boolean {
    const square = squareOf(thrower, at);
    return square !== null && isWall(square);
  }

  function use(from: number, to: number): string {
    const square = squareOf(thrower, to);
    const caught = square === null || isSafe(square) ? [] : foes.filter((colour) => isCaught(square, colour));
    const pieces = game.pieces.map((group, colour) => {
      if (colour === thrower) return rising(group.with(group.indexOf(from), to));
      return caught.includes(colour)
        ? rising(group.map((at) => (squareOf(colour, at) === square ? BASE : at)))
        : group;
    });
    const captors =
      caught.length > 0 && rules.has('captureFirst')
        ? [...new Set([...game.captors, thrower])]
        : game.captors;
    const isDone = (pieces[thrower] ?? []).filter((at) => at === home).length >= goal;
    if (isDone) return place({ ...game, pieces, captors });
    const throwsAgain =
      die === 6 ||
      (isIndian ? caught.length > 0 || to === home : caught.length > 0 && rules.has('captureThrows'));
    return throwsAgain
      ? print({ ...game, pieces, captors }, thrower, 0, die === 6 ? game.sixes + 1 : 0)
      : pass({ ...game, pieces, captors });
  }

  function isCaught(square: number, colour: number): boolean {
    const count = countOn(square, colour);
    return !isIndian || rules.value('pairs') === 'open' ? count > 0 : count === 1;
  }

  /** The thrower's colour has its place. */
  function place(after: Game): string {
    const places = [...after.places, player];
    const isForPlaces = isIndian ? rules.value('places') !== 'first' : rules.value('places') === 'last';
    if (!isForPlaces) return printOver(after, [player]);
    const left = players.filter((each) => !places.includes(each));
    if (left.length < 2) return printOver(after, [...places, ...left]);
    const pieces = after.pieces.map((group, colour) =>
      colour === thrower ? rising(group.map((at) => (at === home ? home : BASE))) : group,
    );
    return pass({ ...after, pieces, places });
  }

  function lose(): string {
    if (isLost) return pass(game);
    if (die === 6) return print(game, thrower, 0, game.sixes + 1);
    const isStuck = own.includes(BASE) && own.every((at) => at === BASE || at === home);
    return rules.has('threeThrows') && isStuck && game.lost < 2
      ? print(game, thrower, game.lost + 1, 0)
      : pass(game);
  }

  function pass(after: Game): string {
    let next = (thrower + 1) % 4;
    while (seats[next] === '-' || after.places.includes(seats[next] ?? '')) next = (next + 1) % 4;
    return print(after, next, 0, 0);
  }

  function rising(group: Group): Group {
    return group.toSorted((a, b) => a - b);
  }

  function printPieces({ pieces }: Game): string {
    const word = (at: number): string => (at === BASE ? 'b' : at === home ? 'h' : String(at));
    return pieces.map((group) => (group.length === 0 ? '-' : group.map(word).join('.'))).join('/');
  }

  function print(after: Game, next: number, lost: number, sixes: number): string {
    const countsSixes = isIndian && !rules.value('threeSixes');
    const found = [
      ...(lost > 0 ? [`t${lost}`] : []),
      ...(after.places.length > 0 ? [`w${after.places.join('')}`] : []),
      ...(after.captors.length > 0
        ? [
            `k${after.captors
              .toSorted()
              .map((colour) => LETTERS[colour])
              .join('')}`,
          ]
        : []),
      ...(sixes > 0 && countsSixes ? [`s${sixes}`] : []),
    ];
    return `${rulesText} ${seats} ${printPieces(after)} ${LETTERS[next]} ? ${found.join(';') || '-'}`;
  }

  function printOver(after: Game, places: readonly string[]): string {
    return `${rulesText} ${seats} ${printPieces(after)} - - w${places.join('')}`;
  }
}
