/** The first page, and what every page has. */
import type { CardNames } from '../card-text.ts';
import type { RuleSetNames } from '../game-text.ts';
import { count, duration } from './common.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

export const site = {
  name: 'Ludo and Uckers',
  home: 'Ludo and Uckers: to the first page',
  notFound: 'There is no such page.',
  toFirstPage: 'To the first page',
  loading: 'Loading …',
  broken: 'A part of this page could not be fetched. Your seat and the game are safe.',
  again: 'Try again',
};

const goOnHint = (rules: string, moves: number): string =>
  `${rules}, ${count(moves, 'throw', 'throws')} so far`;

export const first = {
  line: 'The race home for two to four. Free, nothing to install, no account.',
  bots: 'Against bots',
  botsHint: 'Alone, at once, as easy or as hard as you like',
  here: 'Around this screen',
  hereHint: 'Play on this screen, passing it round',
  friends: 'With friends by link',
  friendsHint: 'Play with friends: send a link, and each plays on their own device',
  friendsOffline: 'This device seems to have no network now; on this screen you can play',
  company: 'Choose with whom you play',
  gamesTitle: 'The games',
  gameMinutes: (from: number, to: number) => `about ${from} to ${to} minutes`,
  quickMinutes: (from: number, to: number) => `quick: ${from} to ${to}`,
  goOnInstead: (rules: string, moves: number) => `${goOnHint(rules, moves)}. Another game takes its place.`,
  goOn: 'Go on with the game on this screen',
  goOnOnline: 'Go on with the game that went from this screen to friends',
  goOnHint,
  backToTable: 'Go back to your table',
  watch: 'Join or watch a table',
  watchLabel: 'Link or code of the table',
  watchButton: 'Go to the table',
  watchWrong: 'This is not the link or the code of a table.',
  learn: 'Learn the games',
  replay: 'Watch a game again',
  promise: 'No advertising, nothing to buy. The dice treat everybody alike.',
};

const players = (names: readonly string[]): string => listed(manifest.code, names);

/** Tables that are found on the first page. */
export const lobby = {
  own: 'Your tables',
  people: 'People you have played with',
  askAgain: 'Ask again',
  askAgainOf: (name: string, game: string) => `Ask ${name} for another game of ${game}`,
  dropPerson: (name: string) => `Remove ${name} from this list`,
  goBack: 'Go back',
  watchLast: 'Watch the last game again',
  visited: (when: string) => `Last visited ${when}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  drop: 'Remove',
  dropOf: (game: string, when: string) =>
    `Remove the table of ${game}, last visited ${when}, from this list; the table itself stays`,
  title: 'Open tables',
  loading: 'Looking for open tables …',
  none: 'No open table just now. Make one, choose “Anybody can find this table”, and it stands here.',
  botGame: 'Play against bots right now',
  failed: 'The list could not be fetched. It is tried again in a moment.',
  refresh: 'Look again',
  found: (tables: number) => `${count(tables, 'open table', 'open tables')} just now`,
  toWatch: (tables: number) => `No free seat just now, and ${count(tables, 'game', 'games')} to watch`,
  withOthers: (game: string, names: readonly string[]) =>
    names.length === 0 ? game : `${game} with ${players(names)}`,
  variations: (game: string) => `${game}, with variations`,
  aBot: 'a bot',
  botFor: (name: string) => `a bot for ${name}`,
  taken: (free: number, seats: number, names: readonly string[]) =>
    `${seats - free} of ${seats} seats taken: ${players(names)}`,
  playing: (names: readonly string[]) => `The game is on: ${players(names)}`,
  over: (names: readonly string[]) => `Between two games: ${players(names)}`,
  full: (names: readonly string[]) => `About to begin: ${players(names)}`,
  quick: 'a quick game',
  watching: (watchers: number) => count(watchers, 'person watches', 'people watch'),
  join: 'Join',
  watch: 'Watch',
  table: (parts: readonly string[], deed: string) => `${parts.join(', ')}. ${deed}`,
  gone: 'There is no such table, or not any more',
  codeHint:
    'Perhaps a letter is missing or another one. In a code, capital and small letters are different. It is safer to open the link itself, or to scan it as a QR code.',
  goneHint: 'Tables are taken away when nothing has happened at them for a while, at the earliest:',
  goneOwn: 'It has been taken off your list of tables.',
  kept: {
    gathering: (days: number) => `after ${count(days, 'day', 'days')} where no game has begun,`,
    playing: (days: number) => `after ${count(days, 'day', 'days')} where a game has not been finished,`,
    over: (days: number) => `after ${count(days, 'day', 'days')} where one has been finished.`,
    overForEver: 'never where one has been finished.',
  },
  makeNew: 'Make a new table',
  badge: 'Public table',
  badgeHint: 'Anybody can find this table on the first page, take a free seat or watch.',
  switch: 'Anybody can find this table',
  switchHint:
    'It stands in the list on the first page while a player is here. Otherwise only the link leads to it.',
};

export const ruleSets: RuleSetNames = {
  ludo: { name: 'Ludo' },
  jumbo: { name: 'Jumbo Ludo' },
  indian: { name: 'Ludo as in the apps' },
  parchis: { name: 'Parchís' },
  uckers: { name: 'Uckers' },
  'uckers-navy': { name: 'Navy Uckers' },
  german: { name: 'German-style Ludo' },
};

export const cards: CardNames = { ludo: 'Ludo, board-game rules', 'quick-ludo': 'Quick Ludo' };

export const bar = {
  rules: 'Rules',
  settings: 'Settings',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
};

export const connection = {
  again: 'This page keeps trying.',
  connecting: 'Connecting to the table …',
  unreachable: 'The server cannot be reached. Please try again.',
  unansweredShort: 'No answer from the table yet.',
  unanswered: (seconds: number) =>
    `No answer from the table for ${duration(seconds)}. Nothing is lost: it goes on as soon as there is one.`,
  back: 'The connection is back.',
  lostShort: 'The connection is lost. Trying again.',
  lost: (seconds: number) => `The connection was lost ${duration(seconds)} ago. Trying again …`,
};
