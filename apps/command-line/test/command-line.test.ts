/** What the command line answers; that a process answers the same, `process.slow.test.ts` shows. */
import { PassThrough, Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { runCommandLine } from '../src/command-line.ts';

const FOUR_IN_BASE = 'b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b';

interface Answer {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

async function rules(words: readonly string[], input = ''): Promise<Answer> {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([textOf(output), textOf(errors)]);
  const status = await runCommandLine(words, { input: Readable.from([input]), output, errors });
  output.end();
  errors.end();
  const [out, err] = await written;
  return { status, out, err };
}

describe('initial', () => {
  test('prints the first position', async () => {
    expect(await rules(['initial', 'jumbo+enterOn=16', '1-23'])).toEqual({
      status: 0,
      out: 'jumbo+enterOn=16 1-23 b.b.b.b/-/b.b.b.b/b.b.b.b R ? -\n',
      err: '',
    });
  });

  test('takes who begins, and another name of a preset', async () => {
    expect((await rules(['initial', 'ludo-star', '-123', 'B'])).out).toBe(
      'ludo -123 -/b.b.b.b/b.b.b.b/b.b.b.b B ? -\n',
    );
  });
});

describe('initial, of the other games', () => {
  test.each([
    [['initial', 'ludo-star-uckers', '1213'], `uckers 1213 ${FOUR_IN_BASE} R ? -`],
    [
      ['initial', 'uckers-navy+challenge=consecutive', '1212', 'B'],
      `uckers-navy+challenge=consecutive 1212 ${FOUR_IN_BASE} B ? -`,
    ],
    [['initial', 'german', 'n123'], 'german n123 b.b.b.0/b.b.b.0/b.b.b.0/b.b.b.0 G ? -'],
    [['initial', 'german+barriers', '1-2-', 'R'], 'german+barriers 1-2- b.b.b.0/-/b.b.b.0/- R ? -'],
  ])('%j', async (words, expected) => {
    expect((await rules(words)).out).toBe(`${expected}\n`);
  });
});

describe('outcomes', () => {
  test('takes two dice in either order, and prints in byte order', async () => {
    const text = 'uckers 1234 b.b.b.10/b.b.b.b/b.b.b.b/b.b.b.b R ? -';
    const expected = ['b.b.0.11', 'b.b.1.10', 'b.b.b.17']
      .map((red) => `uckers 1234 ${red}/b.b.b.b/b.b.b.b/b.b.b.b R ? -\n`)
      .join('');
    expect((await rules(['outcomes', text, '61'])).out).toBe(expected);
    expect((await rules(['outcomes', text, '16'])).out).toBe(expected);
  });

  test('takes a position as one argument or as its six', async () => {
    const text = 'ludo 1234 b.b.b.8/b.b.b.b/b.b.b.b/b.b.b.b R ? -';
    const expected = [
      'ludo 1234 b.b.5.8/b.b.b.b/b.b.b.b/b.b.b.b R ? -\n',
      'ludo 1234 b.b.b.14/b.b.b.b/b.b.b.b/b.b.b.b R ? -\n',
    ].join('');
    expect(await rules(['outcomes', text, '6'])).toEqual({ status: 0, out: expected, err: '' });
    expect((await rules(['outcomes', ...text.split(' '), '6'])).out).toBe(expected);
  });
});

describe('perft', () => {
  test('of no throws at all is 1, whether the dice are to be thrown or have been', async () => {
    for (const dice of ['?', '6']) {
      expect((await rules(['perft', `ludo 1234 ${FOUR_IN_BASE} R ${dice} -`, '0'])).out).toBe('1\n');
    }
    expect((await rules(['perft', `ludo 1234 ${FOUR_IN_BASE} R 6 -`, '1'])).err).toMatch(/^dice: /);
  });

  test('prints an exact integer', async () => {
    const { out } = await rules(['perft', `ludo 1234 ${FOUR_IN_BASE} R ? -`, '5']);
    expect(out).toBe('8950\n');
  });
});

describe('refusals', () => {
  test.each([
    [['frobnicate'], 'command'],
    [[], 'command'],
    [['initial', 'ludo', '4321'], 'seats'],
    [['initial', 'nonsense', '1234'], 'rules'],
    [['initial', 'ludo', '1-2-', 'G'], 'colour'],
    [['initial', 'ludo', '1234', 'R', 'extra'], 'arguments'],
    [['outcomes', `ludo 1234 ${FOUR_IN_BASE} R 6 -`, '6'], 'dice'],
    [['outcomes', `ludo 1234 ${FOUR_IN_BASE} R ? -`, '7'], 'dice'],
    [['outcomes', `ludo 1234 ${FOUR_IN_BASE} R ? -`], 'dice'],
    [['outcomes', 'ludo 1234 h.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b - - w1', '6'], 'colour'],
    [['outcomes', `uckers 1234 ${FOUR_IN_BASE} R ? -`, '6'], 'dice'],
    [['outcomes', `uckers 1234 ${FOUR_IN_BASE} R 63 -`, '63'], 'dice'],
    [['outcomes', `uckers 1234 ${FOUR_IN_BASE} R ? pR`, '63'], 'notes'],
    [['outcomes', 'german 1234 b.b.b.0/b.b.b.0/b.b.b.0/b.b.b.0 Y ? -', '63'], 'dice'],
    [['initial', 'german', '123n', 'K'], 'colour'],
    [['initial', 'german', '1-2-', 'G'], 'colour'],
    [['initial', 'german', '1213'], 'seats'],
    [['initial', 'uckers', '1-2-'], 'seats'],
    [['initial', 'german+threeThrows+barriers', '1234'], 'rules'],
    [['initial', 'uckers+barriers', '1234'], 'rules'],
    [['perft', `ludo 1234 ${FOUR_IN_BASE} R ? -`, '-1'], 'depth'],
    [['perft', `ludo 1234 ${FOUR_IN_BASE} R ? -`, 'many'], 'depth'],
    [['simulate', 'ludo', '1234', '--games', '1', '--seed', 's', '--players', 'random'], 'players'],
    [['simulate', 'ludo', '1-2-', '--games', '1', '--seed', 's', '--players', 'random,genius'], 'players'],
    [['simulate', 'ludo', '1-2-', '--games', '0', '--seed', 's', '--players', 'random,random'], 'games'],
    [['simulate', 'ludo', '1-2-', '--games', '1', '--players', 'random,random'], '--seed'],
    [['batch', 'extra'], 'arguments'],
  ])('%j is refused with status 2, naming %s', async (words, field) => {
    const { status, out, err } = await rules(words);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(new RegExp(`^${field}: .+\\n$`));
  });

  test('an argument with a line break still gives one line', async () => {
    const { status, err } = await rules(['initial', 'lu\ndo', '1234']);
    expect(status).toBe(2);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('batch', () => {
  test('answers each command with its lines and an empty line, and goes on after an error', async () => {
    const { status, out } = await rules(
      ['batch'],
      [
        `initial ludo 1-2-`,
        '',
        `perft jumbo 1234 ${FOUR_IN_BASE} R ? - 2`,
        'perft nonsense 3',
        'initial jumbo -1-2',
      ].join('\n'),
    );
    expect(status).toBe(0);
    const blocks = out.split('\n\n');
    expect(blocks).toHaveLength(5);
    expect(blocks[0]).toBe('ludo 1-2- b.b.b.b/-/b.b.b.b/- R ? -');
    expect(blocks[1]).toBe('37');
    expect(blocks[2]).toMatch(/^error: text: .+$/);
    expect(blocks[3]).toBe('jumbo -1-2 -/b.b.b.b/-/b.b.b.b G ? -');
    expect(blocks[4]).toBe('');
  });
});

interface SimulationLine {
  readonly games: number;
  readonly throws: number;
  readonly plays: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly throwsPerGame: { readonly mean: number };
}

describe('simulate', () => {
  const words = [
    'simulate',
    'jumbo',
    '1-2-',
    '--games',
    '200',
    '--seed',
    'seven',
    '--players',
    'random,frontmost',
  ];

  test('prints one line of JSON that adds up, the same for the same seed', async () => {
    const [first, second] = [await rules(words), await rules(words)].map(({ out }) => ({
      ...(JSON.parse(out) as SimulationLine),
      seconds: 0,
    }));
    if (!first) throw new Error('nothing was printed');
    expect(first.games).toBe(200);
    expect((first.wins['1'] ?? 0) + (first.wins['2'] ?? 0)).toBe(200);
    expect(first.throwsPerGame.mean * 200).toBeCloseTo(first.throws, 6);
    expect(first.plays).toBeLessThan(first.throws);
    expect(first).toEqual(second);
  });

  test('a player whose die shows only sixes wins, and one without a 6 never enters', async () => {
    const faces = ['--faces', '1=6', '--faces', '2=0,1,2,3,4,5'];
    // Sixes alone come to place 5 + 6n: 51 - 5 is no multiple of 6 short of home, so a 3 is on the die as well.
    const { out } = await rules([...words, ...faces.with(1, '1=3,6')]);
    const result = JSON.parse(out) as { wins: Record<string, number> };
    expect(result.wins).toEqual({ '1': 200, '2': 0 });
  });

  test('a team wins for each of its players, and one player of two teams does not', async () => {
    const team = ['simulate', 'uckers', '1234', '--games', '20', '--seed', 's', '--players'];
    const sixes = ['--faces', '1=1,6', '--faces', '3=1,6', '--faces', '2=0,1', '--faces', '4=0,1'];
    const { out } = await rules([...team, 'random,random,random,random', ...sixes]);
    const result = JSON.parse(out) as SimulationLine;
    // Those without a 6 never come out of base.
    expect(result.wins).toEqual({ '1': 20, '2': 0, '3': 20, '4': 0 });
  });

  test('of three with a neutral colour each game has one first place', async () => {
    const three = ['simulate', 'german+barriers', '12n3', '--games', '50', '--seed', 's', '--players'];
    const result = JSON.parse((await rules([...three, 'random,frontmost,random'])).out) as SimulationLine;
    expect(Object.keys(result.wins)).toEqual(['1', '2', '3']);
    expect(Object.values(result.wins).reduce((sum, wins) => sum + wins, 0)).toBe(50);
  });

  test('a sensible player plays by its dice, the same for the same seed', async () => {
    const sensible = [
      'simulate',
      'german',
      '1-2-',
      '--games',
      '6',
      '--seed',
      's',
      '--players',
      'sensible,random',
    ];
    const faces = ['--faces', '1=1,2,3,4,5,6,6', '--faces', '2=1,2,3,4,5'];
    const play = async () => JSON.parse((await rules([...sensible, ...faces])).out) as SimulationLine;
    const [first, second] = [await play(), await play()];
    // Nobody without a 6 brings the three pieces in that wait on B.
    expect(first.wins).toEqual({ '1': 6, '2': 0 });
    expect({ ...first, seconds: 0 }).toEqual({ ...second, seconds: 0 });
  });

  test('--begin fixes who begins', async () => {
    const { out } = await rules([...words, '--begin', 'Y']);
    const result = JSON.parse(out) as { wins: Record<string, number>; firstMoverWins: number };
    expect(result.firstMoverWins).toBe(result.wins['2']);
  });
});
