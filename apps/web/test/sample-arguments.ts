/** Arguments for calling every message of the catalogue, by the names of their parameters in English. */
import { WALLS } from '@ludo/rules';

const NUMBERS = new Set(
  `amount base behind bots days dice each face free high home increment low many minutes moves needed nth number of open others people percent player players seats
  seconds sixes squares sum tables throws times tables unread watchers way`.split(/\s+/),
);

const LISTS = new Set(['names', 'parts', 'hits', 'pairs']);

/** Parameters whose name has another meaning than usual. */
const OTHERWISE: Readonly<Record<string, 'number' | 'text' | 'numbers'>> = {
  'setup.players from': 'number',
  'setup.players to': 'number',
  'first.gameMinutes from': 'number',
  'first.gameMinutes to': 'number',
  'first.quickMinutes from': 'number',
  'first.quickMinutes to': 'number',
  'board.bothDice faces': 'numbers',
  'end.normal each': 'text',
  'setup.alsoCalled names': 'text',
  'lab.playing games': 'number',
  'lab.enough games': 'number',
  'lab.pace throws': 'text',
  'review.means any': 'numbers',
};

/** Parameters that choose between sentences and do not appear in them. */
const CHOOSING: Readonly<Record<string, readonly unknown[]>> = {
  'review.toGo hasHome': [true, false],
  'review.barred kind': WALLS,
  'review.means dice': [1, 2],
};

export type Message = (...given: readonly unknown[]) => unknown;

/** Sample arguments of a message; its numbers begin with `first` and differ from each other. */
export function argumentsOf(path: string, message: Message, first: number): readonly unknown[] {
  return parametersOf(message).map((name, nth) => sampleOf(path, name, first, nth));
}

/** The arguments that must appear in the sentence. */
export function shownIn(path: string, message: Message, first: number): readonly string[] {
  return parametersOf(message).flatMap((name, nth) => {
    if (`${path} ${name}` in CHOOSING) return [];
    const sample = sampleOf(path, name, first, nth);
    return Array.isArray(sample) ? sample.map(String) : [String(sample)];
  });
}

function sampleOf(path: string, name: string, first: number, nth: number): unknown {
  const choices = CHOOSING[`${path} ${name}`];
  if (choices !== undefined) return choices[first % choices.length];
  const kind =
    OTHERWISE[`${path} ${name}`] ?? (NUMBERS.has(name) ? 'number' : LISTS.has(name) ? 'list' : 'text');
  switch (kind) {
    case 'number':
      return first + nth;
    case 'numbers':
      return [first, first + 1];
    case 'list':
      return ['Ada', 'Ben'];
    case 'text':
      return `Q${name}`;
  }
}

function parametersOf(message: Message): readonly string[] {
  const [, list = ''] = /^(?:async )?(?:function\s*\w*)?\s*\(?([^)=]*)\)?/.exec(String(message)) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
