/** Whom this browser has played with at tables of its own, by the names that they chose there. */
import { recallJson, remember } from '../device/storage.ts';
import { calledIn } from './own-tables.ts';
import { isInstant } from '../device/instants.ts';

export interface Companion {
  readonly name: string;
  /** Of the last game with them. */
  readonly rules: string;
  /** What they are called; absent: nothing. */
  readonly rulesName?: string;
  readonly seats: string;
  /** The last game with them began with two pieces of each colour home. */
  readonly headStart?: true;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'people';
const MOST = 6;

/** The last one first. */
export function readPeople(remembered: unknown): readonly Companion[] {
  if (!Array.isArray(remembered)) return [];
  return remembered
    .flatMap((each: unknown): readonly Companion[] => {
      if (typeof each !== 'object' || each === null) return [];
      const { name, rules, rulesName, seats, headStart, at }: Partial<Record<keyof Companion, unknown>> =
        each;
      const isText = typeof name === 'string' && typeof rules === 'string' && typeof seats === 'string';
      if (!isText || !isInstant(at)) return [];
      const ahead = headStart === true ? { headStart: true as const } : {};
      return [{ name, rules, ...calledIn(rulesName), seats, ...ahead, at }];
    })
    .slice(0, MOST);
}

export function people(): readonly Companion[] {
  return readPeople(recallJson(KEY));
}

export function notePeople(companions: readonly Companion[]): void {
  const others = people().filter(({ name }) => companions.every((companion) => companion.name !== name));
  keep([...companions, ...others]);
}

export function dropPerson(name: string): void {
  keep(people().filter((companion) => companion.name !== name));
}

function keep(list: readonly Companion[]): void {
  remember(KEY, list.length === 0 ? null : JSON.stringify(list.slice(0, MOST)));
}
