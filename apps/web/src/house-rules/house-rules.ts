/** Rules under a name of their own, and those that are kept on this device, in the order in which they came. */
import { isWrittenRules, readName } from '@ludo/room';
import { knownRules, type Start } from '@ludo/rules';
import { HOUSE_RULES } from '../device/house-rules-note.ts';
import { recallJson, remember } from '../device/storage.ts';

export interface HouseRules {
  readonly name: string;
  /** Rules text; what is kept for another version may be unknown here. */
  readonly rules: string;
  readonly start: Start;
}

export const MOST_KEPT = 30;

function readHouseRules(remembered: unknown): readonly HouseRules[] {
  if (!Array.isArray(remembered)) return [];
  return remembered.flatMap((each: unknown): readonly HouseRules[] => {
    if (typeof each !== 'object' || each === null) return [];
    const { name, rules, start }: Partial<Record<keyof HouseRules, unknown>> = each;
    if (typeof name !== 'string' || typeof rules !== 'string') return [];
    if (!readName(name).ok || !isWrittenRules(rules)) return [];
    return [{ name, rules, start: start === 'head-start' ? start : 'whole' }];
  });
}

export function keptRules(): readonly HouseRules[] {
  return readHouseRules(recallJson(HOUSE_RULES));
}

/** In the place of those of the same name; else last. False: there is no room. */
export function keepRules(rules: HouseRules): boolean {
  return putRules(rules, keptRules().length);
}

/** At this place among the others, as before they were dropped. */
export function putRules(rules: HouseRules, place: number): boolean {
  const kept = keptRules();
  const nth = kept.findIndex(({ name }) => name === rules.name);
  if (nth < 0 && kept.length >= MOST_KEPT) return false;
  write(nth < 0 ? kept.toSpliced(place, 0, rules) : kept.with(nth, rules));
  return true;
}

/** Where they stood; -1: they were not kept. */
export function dropRules(name: string): number {
  const kept = keptRules();
  const nth = kept.findIndex((each) => each.name === name);
  if (nth >= 0) write(kept.toSpliced(nth, 1));
  return nth;
}

/** Nothing where the new name is taken. */
export function renameRules(before: string, name: string): void {
  const kept = keptRules();
  if (kept.some((each) => each.name === name)) return;
  write(kept.map((each) => (each.name === before ? { ...each, name } : each)));
}

function write(kept: readonly HouseRules[]): void {
  const written = kept.map(({ start, ...rules }) => (start === 'whole' ? rules : { ...rules, start }));
  remember(HOUSE_RULES, written.length === 0 ? null : JSON.stringify(written));
}

/** Whatever they are called. */
export function areSame(one: Omit<HouseRules, 'name'>, other: Omit<HouseRules, 'name'>): boolean {
  return one.rules === other.rules && one.start === other.start;
}

/** Every variation is known in this version. */
export function isPlayable({ rules }: Pick<HouseRules, 'rules'>): boolean {
  return knownRules(rules)?.unknown.length === 0;
}
