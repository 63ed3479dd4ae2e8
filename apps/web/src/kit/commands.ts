/** Every key command of the table. */
import type { Catalogue } from '../words/catalogue.ts';

export const COMMANDS = [
  { id: 'main', keys: ['Enter', ' '], names: ['space', 'enter'] },
  { id: 'choose', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], names: ['digits'] },
  { id: 'pieces', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], names: ['arrows'] },
  { id: 'mine', keys: ['w'], names: [] },
  { id: 'threats', keys: ['h', 't'], names: [] },
  { id: 'all', keys: ['p'], names: [] },
  { id: 'last', keys: ['l'], names: [] },
  { id: 'now', keys: ['c', 'g'], names: [] },
  { id: 'undo', keys: ['u'], names: [] },
  { id: 'rules', keys: ['r'], names: [] },
  { id: 'sound', keys: ['s'], names: [] },
  { id: 'help', keys: ['?'], names: [] },
  { id: 'back', keys: ['Escape'], names: ['escape'] },
] as const satisfies readonly {
  readonly id: string;
  /** As `KeyboardEvent.key`, letters in lower case. */
  readonly keys: readonly string[];
  /** Empty for keys that show their own sign. */
  readonly names: readonly string[];
}[];

type CommandId = (typeof COMMANDS)[number]['id'];

export const QUESTIONS = ['mine', 'threats', 'all', 'last', 'now'] as const satisfies readonly CommandId[];
export type Question = (typeof QUESTIONS)[number];

export function commandFor(key: string): CommandId | null {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  return COMMANDS.find(({ keys }) => keys.some((each) => each === wanted))?.id ?? null;
}

export function keysOf(id: CommandId, names: Catalogue['keys']['names']): readonly string[] {
  const command = COMMANDS.find((each) => each.id === id);
  if (command === undefined) return [];
  if (command.names.length > 0) return command.names.map((name) => names[name]);
  return command.keys.map((key) => key.toUpperCase());
}
