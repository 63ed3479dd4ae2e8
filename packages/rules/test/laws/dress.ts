/**
 * Makes a position text of random pieces: moves misplaced ones to base, then works out without the engine which notes
 * are required and which are possible.
 */
import { BASE, startSquareOf, trackSquareOf, type Board, type RuleSet } from '../../src/index.ts';

export type Pieces = readonly (readonly number[])[];

export interface Drawn {
  readonly rules: string;
  readonly seats: string;
  readonly groups: Pieces;
  /** Random numbers from 0 to 999 for choices. */
  readonly lots: readonly number[];
}

interface Setting {
  readonly ruleSet: RuleSet;
  readonly board: Board;
  readonly rules: string;
  readonly seats: string;
}

const rising = (group: readonly number[]): readonly number[] => group.toSorted((a, b) => a - b);

const isSpanish = ({ rules }: Setting): boolean => rules.startsWith('parchis');

/** For pieces of one colour. */
function room(setting: Setting, at: number): number {
  const { ruleSet, board, rules } = setting;
  if (isSpanish(setting) && at !== BASE && at !== board.lastPlace) return 2;
  if (ruleSet.board.hasHome || at === BASE) return 4;
  return rules.includes('barriers') && at > 0 && at <= board.lastOnTrack ? 2 : 1;
}

/** Any colours may stand together there. */
function mayMix(setting: Setting, square: number | null): boolean {
  const { board, rules } = setting;
  const isIndian = rules.startsWith('indian');
  if (square === null) return false;
  if (isIndian && !rules.includes('pairs=')) return true;
  const beyond = square % (board.trackLength / 4);
  if (isSpanish(setting)) return [0, 7, 12].includes(beyond);
  return (isIndian || rules.includes('+safe')) && (beyond === 0 || beyond === board.armLength + 2);
}

/** So many pieces home are enough. */
const goalOf = (rules: string): number => Number(/\+goal=(\d)/.exec(rules)?.[1] ?? 4);

function settle(setting: Setting, groups: Pieces): Pieces {
  const holders = new Map<number, number>();
  const standing = new Map<number, number>();
  return groups.map((group, colour) => {
    const kept: number[] = [];
    for (const at of group) {
      const square = trackSquareOf(setting.board, colour, at);
      const holder = square === null ? colour : (holders.get(square) ?? colour);
      const mayShare =
        holder === colour ||
        mayMix(setting, square) ||
        (setting.ruleSet.inTeams && holder % 2 === colour % 2);
      const isFull = isSpanish(setting) && square !== null && (standing.get(square) ?? 0) > 1;
      const fits = !isFull && kept.filter((each) => each === at).length < room(setting, at);
      kept.push(mayShare && fits ? at : BASE);
      if (!mayShare || !fits || square === null) continue;
      holders.set(square, holder);
      standing.set(square, (standing.get(square) ?? 0) + 1);
    }
    return rising(kept);
  });
}

function countOn({ board }: Setting, pieces: Pieces, colour: number, square: number): number {
  return (pieces[colour] ?? []).filter((at) => trackSquareOf(board, colour, at) === square).length;
}

function standing(setting: Setting, pieces: Pieces, square: number): readonly number[] {
  return [0, 1, 2, 3].filter((colour) => countOn(setting, pieces, colour, square) > 0);
}

/** Whether a colour could have challenged the blob on a place of its own way. */
function canChallenge(setting: Setting, pieces: Pieces, colour: number, at: number): boolean {
  const { board } = setting;
  const square = trackSquareOf(board, colour, at);
  if (square === null || !(pieces[colour] ?? []).includes(at - 1)) return false;
  const [owner, ...others] = standing(setting, pieces, square);
  if (owner === undefined || others.length > 0 || owner % 2 === colour % 2) return false;
  if (countOn(setting, pieces, owner, square) < 2) return false;
  const own = trackSquareOf(board, colour, at - 1);
  return own === null || standing(setting, pieces, own).length === 1;
}

/** Where two or more pieces of an opponent stand together, as places on a colour's own way. */
function blobsBefore({ board }: Setting, pieces: Pieces, colour: number): readonly number[] {
  return pieces.flatMap((group, owner) => {
    if (owner % 2 === colour % 2) return [];
    return group.flatMap((at, index) => {
      const square = at === group[index + 1] ? trackSquareOf(board, owner, at) : null;
      if (square === null) return [];
      const place = (square - startSquareOf(board, colour) + board.trackLength) % board.trackLength;
      return place <= board.lastOnTrack ? [place] : [];
    });
  });
}

/** Puts a piece just before some opposing blobs, so that challenges are frequent. */
function challengeSome(setting: Setting, pieces: Pieces, lots: readonly number[]): Pieces {
  const { board } = setting;
  return pieces.map((group, colour) => {
    if ((lots[colour] ?? 0) % 2 === 0 || group[0] === board.lastPlace) return group;
    for (const at of blobsBefore(setting, pieces, colour)) {
      const moved = rising([at - 1, ...group.slice(1)]);
      const own = trackSquareOf(board, colour, at - 1);
      const isFree = own === null || standing(setting, pieces, own).every((each) => each % 2 === colour % 2);
      if (isFree && canChallenge(setting, pieces.with(colour, moved), colour, at)) return moved;
    }
    return group;
  });
}

function print({ board }: Setting, pieces: Pieces): string {
  return pieces
    .map((group) =>
      group.length === 0
        ? '-'
        : group
            .map((at) => (at === BASE ? 'b' : at === board.lastPlace && board.hasHome ? 'h' : String(at)))
            .join('.'),
    )
    .join('/');
}

function isHome({ board, rules }: Setting, group: readonly number[]): boolean {
  const first = board.hasHome ? board.lastPlace : board.lastOnTrack + 1;
  return group.filter((at) => at >= first).length >= goalOf(rules);
}

/** The players in random order. */
function shuffled(players: readonly string[], lots: readonly number[]): readonly string[] {
  return players.toSorted((a, b) => (lots[12 + Number(a)] ?? 0) - (lots[12 + Number(b)] ?? 0));
}

function dressTeams(setting: Setting, drawn: Pieces, lots: readonly number[]): string {
  const { board, rules, seats } = setting;
  const pieces = settle(setting, challengeSome(setting, drawn, lots));
  const home = pieces.map((group) => isHome(setting, group));
  const head = `${rules} ${seats} ${print(setting, pieces)}`;
  const won = [0, 1].find((colour) => home[colour] && home[colour + 2]);
  if (won !== undefined) {
    const players = new Set([seats[won] ?? '', seats[won + 2] ?? '']);
    return `${head} - - w${[...players].toSorted().join('')}`;
  }
  const challenges = board.colours.flatMap(({ index, letter }) => {
    const able = [...new Set(pieces[index])]
      .map((from) => from + 1)
      .filter((at) => canChallenge(setting, pieces, index, at));
    const at = able[(lots[4 + index] ?? 0) % (able.length + 1)];
    if (at === undefined) return [];
    return [`c${letter}${at === 0 ? 'b' : at}*${(lots[8 + index] ?? 0) % (at === 0 ? 5 : 4)}`];
  });
  const freed = board.colours.filter(({ index }) => home[index] && (lots[20 - index] ?? 0) % 3 > 0);
  const notes = [
    ...challenges,
    ...(freed.length > 0 ? [`p${freed.map(({ letter }) => letter).join('')}`] : []),
  ];
  const first = board.colours[(lots[23] ?? 0) % 4]?.letter;
  const challengers = challenges.map((note) => note[1] ?? '');
  return `${head} ${first} ? ${[...notes, ...(home.includes(true) ? [] : throwsNote(setting, challengers, lots))].join(';') || '-'}`;
}

/** Throws that each colour has made, as far as they are counted; whoever has challenged has thrown, and whoever is home. */
function throwsNote(
  { board, rules }: Setting,
  challengers: readonly string[],
  lots: readonly number[],
): readonly string[] {
  const counted = rules.includes('snakeEyes=outAndIn') ? 2 : rules.includes('snakeEyes') ? 1 : 0;
  const isEarly = (lots[16] ?? 0) % 2 === 0;
  const made = board.colours.map(({ index, letter }) => {
    const least = challengers.includes(letter) ? 1 : 0;
    return isEarly ? Math.max(least, (lots[17 + index] ?? 0) % (counted + 1)) : counted;
  });
  if (made.every((many) => many >= counted)) return [];
  return [`f${board.colours.map(({ index, letter }) => letter.repeat(made[index] ?? 0)).join('')}`];
}

/** Whether a colour may throw three times: a piece on B, none on the track, the others filling the end from d on, or home. */
function mayThrowThrice({ board }: Setting, group: readonly number[]): boolean {
  if (board.hasHome)
    return group.includes(BASE) && group.every((at) => at === BASE || at === board.lastPlace);
  const ended = group.filter((at) => at > board.lastOnTrack);
  const hasFilled = ended.every((at) => at > board.lastPlace - ended.length);
  return group.includes(BASE) && group.every((at) => at === BASE || at > board.lastOnTrack) && hasFilled;
}

/** The others play on when one is home. */
export function isForPlaces({ board, id }: RuleSet, rules: string): boolean {
  if (id === 'indian') return !rules.includes('places=first');
  return !board.hasHome || rules.includes('places=last');
}

/** Whoever has a place has just as many home as are needed, and the others in base. */
function retire({ board, rules }: Setting, drawn: Pieces): Pieces {
  const goal = goalOf(rules);
  return drawn.map((group) => {
    const home = group.filter((at) => at === board.lastPlace).length;
    if (!board.hasHome || goal === 4 || home < goal) return group;
    return [...Array<number>(4 - goal).fill(BASE), ...Array<number>(goal).fill(board.lastPlace)];
  });
}

/** In the race one colour is always left. */
function leaveOne(setting: Setting, drawn: Pieces): Pieces {
  const { ruleSet, board, rules } = setting;
  const isFull = drawn.every((group) => group.length === 0 || isHome(setting, group));
  if (!board.hasHome || !isForPlaces(ruleSet, rules) || !isFull) return drawn;
  const left = drawn.findIndex((group) => group.length > 0);
  return drawn.with(left, [BASE, ...(drawn[left] ?? []).slice(1)]);
}

/** Whoever has a piece beyond the track has captured, and others may have. */
function captorsNote(
  { board, rules, seats }: Setting,
  pieces: Pieces,
  lots: readonly number[],
): readonly string[] {
  if (!rules.includes('captureFirst')) return [];
  const captors = board.colours.filter(({ index }) => {
    const isBeyond = (pieces[index] ?? []).some((at) => at > board.lastOnTrack);
    return seats[index] !== '-' && (isBeyond || (lots[4 + index] ?? 0) % 3 === 0);
  });
  return captors.length === 0 ? [] : [`k${captors.map(({ letter }) => letter).join('')}`];
}

function sixesNote(setting: Setting, lots: readonly number[]): readonly string[] {
  const { rules } = setting;
  const sixes = (lots[21] ?? 0) % 3;
  const areCounted = isSpanish(setting) || (rules.startsWith('indian') && !rules.includes('threeSixes'));
  return areCounted && sixes > 0 ? [`s${sixes}`] : [];
}

function dressSingles(setting: Setting, drawn: Pieces, lots: readonly number[]): string {
  const { ruleSet, board, rules, seats } = setting;
  const pieces = leaveOne(setting, retire(setting, settle(setting, drawn)));
  const head = `${rules} ${seats} ${print(setting, pieces)}`;
  const colours = board.colours.filter(({ index }) => /[1-4]/.test(seats[index] ?? ''));
  const home = (player: string): boolean =>
    colours.every(({ index }) => seats[index] !== player || isHome(setting, pieces[index] ?? []));
  const players = [...new Set(colours.map(({ index }) => seats[index] ?? ''))];
  const done = shuffled(players.filter(home), lots);
  const rest = shuffled(
    players.filter((player) => !home(player)),
    lots,
  );
  if (!isForPlaces(ruleSet, rules) && done.length > 0) return `${head} - - w${done[0]}`;
  const neutral = seats.indexOf('n');
  const isWaiting = neutral >= 0 && !isHome(setting, pieces[neutral] ?? []);
  if (isForPlaces(ruleSet, rules) && !isWaiting && rest.length < 2)
    return `${head} - - w${[...done, ...rest].join('')}`;
  const awake = colours.filter(({ index }) => isWaiting || !isHome(setting, pieces[index] ?? []));
  const first = awake[(lots[23] ?? 0) % awake.length];
  const mayTry = rules.includes('threeThrows') && mayThrowThrice(setting, pieces[first?.index ?? 0] ?? []);
  const used = mayTry ? (lots[22] ?? 0) % 3 : 0;
  const notes = [
    ...(used > 0 ? [`t${used}`] : []),
    ...(done.length > 0 && isForPlaces(ruleSet, rules) ? [`${isWaiting ? 'd' : 'w'}${done.join('')}`] : []),
    ...captorsNote(setting, pieces, lots),
    ...sixesNote(setting, lots),
  ];
  return `${head} ${first?.letter} ? ${notes.join(';') || '-'}`;
}

export function dress(ruleSet: RuleSet, { rules, seats, groups, lots }: Drawn): string {
  const setting: Setting = { ruleSet, board: ruleSet.board, rules, seats };
  const pieces = settle(setting, groups.map(rising));
  return ruleSet.inTeams ? dressTeams(setting, pieces, lots) : dressSingles(setting, pieces, lots);
}
