import { NAME_LENGTH } from '@ludo/room';
import { AT_ONCE } from '../telemetry/lines.ts';
import { bytesADay, standardLimits } from '../limits/limits.ts';
import { MOST_PASSES, PASS_LASTS } from '../people/passes.ts';
import { ofAConnection } from '../limits/of-connections.ts';
import { ofAnAddress } from '../limits/of-addresses.ts';
import { ofAll } from '../limits/of-all.ts';
import { ofAPerson, ofARoom } from '../limits/of-rooms.ts';
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
