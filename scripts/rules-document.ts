// docs/rules.md: every rule set and every one of its switches, with what the lab finds out about it.
import { createRulesLab, LAB_SEED } from '@ludo/bots';
import {
  allowsHeadStart,
  playersAt,
  ruleSets,
  SECONDS_A_THROW,
  type Figure,
  type LabFigures,
  type Option,
  type RuleSet,
  type Start,
} from '@ludo/rules';
import { count } from '../apps/web/src/words/en/common.ts';
import { games } from '../apps/web/src/words/en/games.ts';
import { ruleSets as names } from '../apps/web/src/words/en/pages.ts';
import { setup } from '../apps/web/src/words/en/setup.ts';

export const GAMES = 500;

export interface Row {
  readonly rules: string;
  readonly seats: string;
  readonly start: Start;
  /** In a line. */
  readonly words: string;
}

interface Chapter {
  readonly ruleSet: RuleSet;
  readonly name: string;
  /** The first is the rule set without a switch. */
  readonly rows: readonly [Row, ...Row[]];
}

export const chapters: readonly Chapter[] = ruleSets.map((ruleSet) => {
  const { id, seatings } = ruleSet;
  const [seats = ''] = seatings.toSorted((a, b) => playersAt(a).length - playersAt(b).length);
  const words: Readonly<Record<string, string>> = games[id].options;
  const plain: Row = {
    rules: id,
    seats,
    start: 'whole',
    words: games[id].special,
  };
  const quick: Row = { ...plain, start: 'head-start', words: `${setup.headStart}.` };
  const switched = ruleSet.options.flatMap((option: Option) =>
    (option.values ?? [null]).map((value): Row => {
      const form = value === null ? option.id : `${option.id}=${value}`;
      return { ...plain, rules: `${id}+${form}`, words: words[form] ?? form };
    }),
  );
  const rows = [...(allowsHeadStart(id, seats) ? [quick] : []), ...switched];
  return { ruleSet, name: names[id].name, rows: [plain, ...rows] };
});

/** As the row begins in the document. */
export function headOf({ rules, start }: Row): string {
  return start === 'whole' ? `| \`${rules}\` |` : `| \`${rules}\`, quick |`;
}

export function figuresOf({ rules, seats, start }: Row): LabFigures {
  const lab = createRulesLab({ rules, seats, start });
  if (!lab.ok) throw new Error(`${rules} ${seats}: ${lab.error.reason}`);
  lab.value.play(GAMES);
  return lab.value.figures();
}

interface Column {
  readonly title: string;
  readonly of: (figures: LabFigures) => Figure;
  readonly times?: number;
  readonly digits: number;
}

const COLUMNS: readonly Column[] = [
  { title: 'throws', of: ({ throws }) => throws, digits: 0 },
  { title: 'minutes', of: ({ minutes }) => minutes, digits: 1 },
  { title: 'captures', of: ({ captures }) => captures, digits: 1 },
  { title: 'first ahead', of: ({ firstAhead }) => firstAhead, times: 100, digits: 1 },
  { title: 'leader wins', of: ({ leaderWins }) => leaderWins, times: 100, digits: 1 },
  {
    title: 'careful ahead',
    of: ({ carefulAhead }) => carefulAhead ?? { value: 0, margin: Number.POSITIVE_INFINITY },
    times: 100,
    digits: 1,
  },
];

/** The cells after the words. `standard`: what is further from it than both margins together is printed bold. */
export function cellsOf(figures: LabFigures, standard: LabFigures): string {
  const cells = COLUMNS.map(({ of, times = 1, digits }) => {
    const [own, usual] = [of(figures), of(standard)];
    const isOther = Math.abs(own.value - usual.value) > own.margin + usual.margin;
    const text = `${(own.value * times).toFixed(digits)} ± ${(own.margin * times).toFixed(digits)}`;
    return isOther ? `**${text}**` : text;
  });
  return ` ${cells.join(' | ')} |`;
}

/** Of rows that stand in the document, by their heads. */
export function cellsIn(document: string): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const line of document.split('\n')) {
    const [, head, cells] = /^(\| `[^|]*\|)[^|]*\|(.*)$/.exec(line) ?? [];
    if (head !== undefined && cells !== undefined) known.set(head, cells);
  }
  return known;
}

const PACE = SECONDS_A_THROW.flatMap((seconds, dice) =>
  dice === 0 ? [] : [`${seconds} seconds a throw with ${count(dice, 'die', 'dice')}`],
).join(', ');

const INTRODUCTION = `# What the rules do

Every rule set and every one of its switches, with what [the lab](decisions/0061-the-lab.md) says of it: ${GAMES} games of each row, by as few players as the game has (so playing on for the places shows nothing), with the seed \`${LAB_SEED}\`.
The first row of a table is the game without a switch; what is further from it than both margins together is **bold**. The rules themselves stand in
[SPEC.md](../packages/rules/SPEC.md). In the page the same is found out by the device for any number of players and any
switches that are on together: *What does this do?*

| figure | what it means |
|---|---|
| throws | of a game in which all players look for good plays, as the sensible bot does |
| minutes | the same, at ${PACE} |
| captures | in a game |
| first ahead | how many games of 100 whoever begins wins, less the fair share |
| leader wins | how many games of 100 are won by whoever leads after half of the throws |
| careful ahead | how many games of 100 a player wins who looks for good plays, where the others play at random, less the fair share |

After ± stands the margin: 95 of 100 such figures are no further from the truth. For other rules and seats, and more games:

    npm run -s rules -- lab indian+captureFirst+goal=2 123- --games 5000

The tables are written by \`node scripts/rules-document.mjs\`: what stands here keeps its figures, and what is new gets its own; with \`--all\` everything is played anew, as
after a change of the rules or the bots.
`;

export function documentOf(cells: (row: Row, standard: Row) => string): string {
  const tables = chapters.map(({ ruleSet, name, rows }) => {
    const [standard] = rows;
    const head = `| rules | what they do | ${COLUMNS.map((column) => column.title).join(' | ')} |`;
    const line = `|---|---|${COLUMNS.map(() => '---:').join('|')}|`;
    const lines = rows.map((row) => `${headOf(row)} ${row.words} |${cells(row, standard)}`);
    return `## ${name}: \`${ruleSet.id}\`\n\nSeats: \`${standard.seats}\`.\n\n${[head, line, ...lines].join('\n')}\n`;
  });
  return `${INTRODUCTION}\n${tables.join('\n')}`;
}
