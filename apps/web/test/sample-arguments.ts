/** Arguments for the messages of the catalogue, by the names of their parameters in English: to call every one of them. */

const NUMBERS = new Set(
  `amount base days dice each face free home increment many minutes moves needed nth number open player players seats
  seconds sixes squares sum tables throws times tables unread watchers way`.split(/\s+/),
);

const LISTS = new Set(['names', 'parts']);

/** Where a name means something else than usual. */
const OTHERWISE: Readonly<Record<string, 'number' | 'text' | 'numbers'>> = {
  'setup.players from': 'number',
  'setup.players to': 'number',
  'setup.minutes from': 'number',
  'setup.minutes to': 'number',
  'board.bothDice faces': 'numbers',
  'end.normal each': 'text',
};

export type Message = (...given: readonly unknown[]) => unknown;

/** Sample arguments of a message; its numbers begin with `first` and differ from each other. */
export function argumentsOf(path: string, message: Message, first: number): readonly unknown[] {
  return parametersOf(message).map((name, nth) => {
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
  });
}

/** What of an argument a reader must find again in the sentence. */
export const shownOf = (argument: unknown): readonly string[] =>
  Array.isArray(argument) ? argument.map(String) : [String(argument)];

function parametersOf(message: Message): readonly string[] {
  const [, list = ''] = /^(?:async )?(?:function\s*\w*)?\s*\(?([^)=]*)\)?/.exec(String(message)) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
