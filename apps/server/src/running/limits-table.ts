import { MOST_QUESTIONS } from '@ludo/protocol';
import { ASKERS } from '../people/questions.ts';
import { NAME_LENGTH, TEXT_LENGTH } from '@ludo/room';
import { RECORD_LENGTH } from '@ludo/room/record';
import { ENDINGS_A_TURN } from '../http/endings.ts';
import { REQUESTS_A_TURN } from '../http/requests.ts';
import { ACTS_A_TURN, ACTS_LAST } from '../kit/alarms.ts';
import { AT_ONCE } from '../telemetry/lines.ts';
import { bytesADay, standardLimits } from '../limits/limits.ts';
import { ANSWER_WEIGHT } from '../people/joins.ts';
import { OPENINGS_A_TURN, OPENINGS_LAST } from '../people/opening.ts';
import { MOST_MARKS } from '../people/newcomers.ts';
import { CODE_LASTS, MOST_CODES } from '../people/televisions.ts';
import { MOST_PASSES, PASS_LASTS } from '../people/passes.ts';
import { MOST_MEGABYTES } from '../previews/pictures.ts';
import { CHARACTERS, LINES } from '../people/talk.ts';
import { IDLE_LASTS, MOST_IDLE, UNREADABLE_LASTS } from '../rooms/registry.ts';
import { MOST_LIVE } from '../secrets/credentials.ts';
import { TOLD_A_TURN } from './rooms.ts';
import { ofAConnection } from '../limits/of-connections.ts';
import { ofAnAddress } from '../limits/of-addresses.ts';
import { ofAll } from '../limits/of-all.ts';
import { ofAPerson, ofARoom } from '../limits/of-rooms.ts';
import { SIGNS_A_TURN } from '../wire/admission.ts';
import { MOST_ATTACHMENTS } from '../wire/attachments.ts';
import { CUT, type Stated } from '../limits/stated.ts';

const elsewhere: readonly Stated[] = [
  {
    what: 'characters of a name',
    value: NAME_LENGTH,
    beyond: '`name-too-long`',
    why: 'it stands beside a seat',
  },
  {
    what: 'characters of a line of talk',
    value: TEXT_LENGTH,
    beyond: '`text-too-long`',
    why: 'others want to read',
  },
  {
    what: 'characters of the record of a game, which is sent as text',
    value: RECORD_LENGTH,
    beyond: 'http 404',
    why: 'the longest games have some 100,000; names that change all the time could be 15 million',
  },
  {
    what: 'lines of talk that a room remembers while somebody is there',
    value: LINES,
    beyond: 'the oldest are forgotten',
    why: 'whoever comes is told all of them',
  },
  {
    what: 'characters of names and own words in these lines',
    value: CHARACTERS,
    beyond: 'the oldest are forgotten',
    why: 'the same',
  },
  {
    what: `questions to the host that are open in one room, one of each person; ${ASKERS} of those without a seat at one address`,
    value: MOST_QUESTIONS,
    beyond: '`asked-lately`; for a player the oldest of somebody without a seat goes',
    why: 'a host wants to play',
  },
  {
    what: 'addresses of removed persons that are known, of all rooms',
    value: MOST_MARKS,
    beyond: 'the oldest is forgotten',
    why: 'each is kept in memory until the next start',
  },
  {
    what: 'tokens of one person that work',
    value: MOST_LIVE,
    beyond: 'the oldest works no more',
    why: 'pages of one browser that come back together are given one each',
  },
  {
    what: 'passes of one person in one room that are good',
    value: MOST_PASSES,
    beyond: 'the older ones are good for nothing',
    why: 'the newest are what was meant',
  },
  {
    what: 'minutes for which a pass is good',
    value: PASS_LASTS / 60_000,
    beyond: '`pass-unknown`',
    why: 'a new one is a press away',
  },
  {
    what: 'codes of one television that are good',
    value: MOST_CODES,
    beyond: 'the oldest is good for nothing',
    why: 'a new one comes before the other ends, which somebody may be typing',
  },
  {
    what: 'minutes for which the code of a television is good, once, while the television is connected',
    value: CODE_LASTS / 60_000,
    beyond: '`code-unknown`',
    why: 'the television shows a new one by itself',
  },
  {
    what: 'attachments of a binary packet, which has at most 1,000 characters itself',
    value: MOST_ATTACHMENTS,
    beyond: CUT,
    why: 'nothing of the game is binary: one is told that it is malformed, more would be kept until all have come',
  },
  {
    what: 'lines of the log of one kind in a minute',
    value: AT_ONCE,
    beyond: 'one line with their number',
    why: 'nobody fills a disk with lines',
  },
  {
    what: 'rooms that nobody is in and that stay in memory all the same',
    value: MOST_IDLE,
    beyond: 'the one that is empty for longest is forgotten, and read again for whoever comes',
    why: 'whoever reloads the page does not have it read anew',
  },
  {
    what: 'seconds for which they stay',
    value: IDLE_LASTS / 1000,
    beyond: 'the same',
    why: 'the same',
  },
  {
    what: 'megabytes of pictures of tables that are remembered',
    value: MOST_MEGABYTES,
    beyond: 'the one that nobody has asked for longest is forgotten',
    why: 'some hundred pictures; whoever is sent a link again and again is not drawn for anew',
  },
  {
    what: 'seconds in which a room that could not be read is not read again',
    value: UNREADABLE_LASTS / 1000,
    beyond: '`storage-failed`',
    why: 'a long one that is damaged costs as much as one that is whole',
  },
  {
    what: 'http requests answered in one turn of the event loop',
    value: REQUESTS_A_TURN,
    beyond: 'the others wait, one of each address after the other',
    why: 'what comes in one breath keeps nobody waiting',
  },
  {
    what: 'TCP connections that end in one turn',
    value: ENDINGS_A_TURN,
    beyond: 'the others wait, one of each address after the other',
    why: 'a crowd hangs up in one breath, and one that is too slow is found in one',
  },
  {
    what: 'signs of life of websockets that are read in one turn',
    value: SIGNS_A_TURN,
    beyond: 'the others wait, one of each address after the other',
    why: 'one of each of some thousand websockets takes as long as all else that is done in a turn',
  },
  {
    what: 'rooms in memory that act by themselves in one turn',
    value: ACTS_A_TURN,
    beyond: 'the others wait, one of each address after the other',
    why: `most bots take up to half a millisecond to choose, and hundreds may be due at the same moment; after ${ACTS_LAST} milliseconds none begins or goes on in a turn: what to announce before a throw of Uckers one weighs in pieces`,
  },
  {
    what: 'rooms that are opened in one turn',
    value: OPENINGS_A_TURN,
    beyond: 'the others wait, one of each address after the other',
    why: `the chain for the dice of one takes two thirds of a millisecond, reading rules half as long or three times as long, also where they are refused, and hundreds may come in one breath; after ${OPENINGS_LAST} milliseconds none begins in a turn`,
  },
  {
    what: `connections that are told a row, who is present or a line of talk in one turn; an answer to a join counts as ${ANSWER_WEIGHT}`,
    value: TOLD_A_TURN,
    beyond: 'the others wait, so many of each room after the other; those who play are told first',
    why: 'the same',
  },
];

const groups: readonly (readonly [string, readonly Stated[]])[] = [
  ['One connection', Object.values(ofAConnection)],
  ['One address', Object.values(ofAnAddress)],
  ['One person', Object.values(ofAPerson)],
  ['One room', Object.values(ofARoom)],
  ['Everybody together', Object.values(ofAll)],
  ['Besides', elsewhere],
];

const inWords = new Intl.NumberFormat('en');

export function printLimits(): string {
  return groups.map(([title, limits]) => printGroup(title, limits)).join('\n\n');
}

function printGroup(title: string, limits: readonly Stated[]): string {
  const rows = limits.map(
    ({ what, value, told, beyond, why }) =>
      `| ${what} | ${told ?? inWords.format(value)} | ${beyond} | ${why} |`,
  );
  return [`### ${title}`, '', '| limit | standard | beyond it | why |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

export function printADay(): string {
  const { first, later } = bytesADay(standardLimits);
  const inMegabytes = (bytes: number): string => inWords.format(Math.ceil(bytes / 1e6));
  return `At most ${inMegabytes(first)} MB on its first day, and ${inMegabytes(later)} MB on each after that.`;
}
