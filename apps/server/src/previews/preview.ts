// Owns what a link tells of a table as it stands: a pure function of the room's state, which every watcher has.
import type { Card, CardRow } from '@ludo/drawing/card';
import { firstPositionOf, type Language, type RoomState, type Seat } from '@ludo/room';
import {
  boardOf,
  parsePosition,
  rankOf,
  ruleSetOf,
  ruleSets,
  teamsOf,
  winnersOf,
  type ColourName,
  type Position,
  type RuleSet,
} from '@ludo/rules';
import { isolated } from './isolated.ts';
import { differing } from './differing.ts';
import { scoreOf } from './score.ts';
import { nameOfRules, wordsIn } from './words-in.ts';
import type { PreviewWords } from './words/words.ts';

export interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly about: string;
  readonly card: Card;
}

interface Table {
  readonly state: RoomState;
  readonly ruleSet: RuleSet;
  readonly position: Position;
  readonly words: PreviewWords;
  readonly game: string;
}

/** Null: nothing is told of a table that is closed. */
export function previewOf(state: RoomState): Preview | null {
  const ruleSet = ruleSetOf(state.rules);
  const position = state.position ?? firstPositionOf(state);
  if (state.isClosed || !ruleSet.ok || position === null) return null;
  const words = wordsIn(state.language);
  const plain = nameOfRules(words, state.rules) ?? words.product;
  const name = state.rulesName === null ? null : isolated(state.rulesName, words.isRightToLeft);
  const game = name === null ? plain : words.called(plain, name);
  const table: Table = { state, ruleSet: ruleSet.value, position, words, game };
  const { title, headline, call, about } = toldOf(table);
  return {
    language: state.language,
    title,
    about: [...differing(state, words), about].join('\n'),
    card: {
      position,
      isRightToLeft: words.isRightToLeft,
      game: ruleSet.value.id,
      title: plain,
      subtitle: name ?? words.product,
      headline,
      rows: rowsOf(table),
      call,
    },
  };
}

const GENERAL = 'ludo 1234 0.14.h.h/b.8.33.33/b.b.0.21/b.19.39.h R ? -';

const generals = new Map<Language, Preview>();

/** Of the product, for every address that is no table's, or of which nothing is told. */
export function generalPreview(language: Language): Preview {
  const known = generals.get(language) ?? makeGeneral(language);
  generals.set(language, known);
  return known;
}

function makeGeneral(language: Language): Preview {
  const words = wordsIn(language);
  const position = parsePosition(GENERAL);
  if (!position.ok) throw new Error(position.error.reason);
  const { headline, about, call } = words.general;
  return {
    language,
    title: words.product,
    about,
    card: {
      position: position.value,
      isRightToLeft: words.isRightToLeft,
      game: 'ludo',
      title: words.product,
      subtitle: '',
      headline,
      rows: ruleSets.map(({ id }) => ({ sign: id, texts: [words.games[id]] })),
      call,
    },
  };
}

interface Told {
  readonly title: string;
  readonly headline: string;
  readonly call: string;
  readonly about: string;
}

function toldOf(table: Table): Told {
  switch (table.state.phase) {
    case 'gathering':
      return gatheringTold(table);
    case 'playing': {
      const { words } = table;
      return watchingTold(table, words.isPlayed);
    }
    case 'over':
      return endTold(table);
  }
}

function gatheringTold(table: Table): Told {
  const { state, words, game } = table;
  const free = state.seatList.filter((seat) => seat.state === 'open').length;
  if (free === 0) return watchingTold(table, words.begins);
  const who = inviting(table);
  return {
    title: who === null ? words.opensTo(game, free) : words.invitesTo(who, game, free),
    headline: who === null ? words.opens : words.invites(who),
    call: words.seatsFree(free),
    about: words.about.seats(game),
  };
}

/** The host, or whoever sat down first; null: nobody. */
function inviting({ state, words }: Table): string | null {
  const people = state.seatList.flatMap((seat) => {
    const holder = seat.state === 'bot' ? seat.holder : seat.state === 'open' ? null : seat;
    return holder === null ? [] : [holder];
  });
  const found = people.find(({ person }) => person === state.host) ?? people[0];
  return found === undefined ? null : isolated(found.name, words.isRightToLeft);
}

function watchingTold(table: Table, headline: string): Told {
  const { words, game } = table;
  const score = scoreOf(table, (seat) => nameOf(table, seat));
  if (score !== null)
    return {
      title: words.toWatch(score),
      headline: score,
      call: words.watch,
      about: words.about.watch(game),
    };
  const sides = sidesOf(table);
  const [one = '', other] = sides;
  const who =
    sides.length === 2 && other !== undefined
      ? words.against(one, other)
      : words.play(words.several(sides), game);
  return { title: words.toWatch(who), headline, call: words.watch, about: words.about.watch(game) };
}

function endTold(table: Table): Told {
  const { state, words, game, position } = table;
  const winners = state.ending?.by === 'rules' ? winnersOf(position) : [];
  const names = distinct(winners.map((player) => nameAtEnd(table, player)));
  const headline = names.length === 0 ? words.ended : words.won(words.several(names), names.length > 1);
  const score = scoreOf(table, ({ player }) => nameAtEnd(table, player));
  const title = score === null ? headline : `${headline} – ${score}`;
  return { title, headline: title, call: words.look, about: words.about.over(game) };
}

/** Names of those who win together are one side. */
function sidesOf(table: Table): readonly string[] {
  const { state, ruleSet, words } = table;
  const inTeams = teamsOf(ruleSet).map((colours) =>
    distinct(
      state.seatList
        .filter((seat) => seat.colours.some((colour) => colours.includes(colour)))
        .map((seat) => nameOf(table, seat)),
    ),
  );
  if (inTeams.length > 0) return inTeams.map((names) => words.several(names));
  return state.seatList.map((seat) => nameOf(table, seat));
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** Seats may have changed since the game ended. */
function nameAtEnd(table: Table, player: number): string {
  const { state, words } = table;
  const index = state.seatList.findIndex((seat) => seat.player === player);
  const seat = state.seatList[index];
  const name = state.endNames[index] ?? null;
  if (name !== null) return isolated(name, words.isRightToLeft);
  return seat === undefined ? '' : botName(table, seat);
}

function nameOf(table: Table, seat: Seat): string {
  const name = chosenName(seat);
  return name === null ? botName(table, seat) : isolated(name, table.words.isRightToLeft);
}

/** Null: a bot plays for itself, or nobody. */
function chosenName(seat: Seat): string | null {
  switch (seat.state) {
    case 'open':
      return null;
    case 'bot':
      return seat.holder?.name ?? null;
    default:
      return seat.name;
  }
}

function botName(table: Table, seat: Seat): string {
  return table.words.bot(colourWords(table, seat));
}

function coloursOf({ position }: Table, seat: Seat): readonly ColourName[] {
  const { colours } = boardOf(position);
  return seat.colours.map((colour) => colours[colour]?.name ?? 'black');
}

function colourWords(table: Table, seat: Seat): string {
  const { words } = table;
  return words.several(coloursOf(table, seat).map((name) => words.colours[name]));
}

function rowsOf(table: Table): readonly CardRow[] {
  const { state, words, position } = table;
  const rows = state.seatList.map((seat): CardRow & { readonly rank: number } => {
    const sign = coloursOf(table, seat);
    const rank = state.phase === 'gathering' ? 0 : rankOf(position, seat.player);
    if (seat.state === 'open' && state.phase !== 'over')
      return { sign, texts: [words.freeSeat], isFree: true, rank };
    const name = state.phase === 'over' ? nameAtEnd(table, seat.player) : nameOf(table, seat);
    return { sign, texts: [name, colourWords(table, seat)], rank };
  });
  const placed = (rank: number) => (rank === 0 ? Number.MAX_SAFE_INTEGER : rank);
  return (state.phase === 'over' ? rows.toSorted((a, b) => placed(a.rank) - placed(b.rank)) : rows).map(
    ({ rank, ...row }) => (rank === 0 ? row : { ...row, rank }),
  );
}
