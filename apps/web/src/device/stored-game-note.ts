/** What the first page needs of this screen's kept game; the rows would need the rules. */
import { recall, recallJson, remember } from './storage.ts';

export interface StoredGameNote {
  /** As text, with its options. */
  readonly rules: string;
  readonly throws: number;
}

const KEY = 'here.about';

/** Notes of before have the rule set alone. */
export function storedGameNote(): StoredGameNote | null {
  const found = recallJson(KEY);
  if (typeof found !== 'object' || found === null) return null;
  const { ruleSet, rules = ruleSet, throws }: Partial<Record<string, unknown>> = found;
  return typeof rules === 'string' && typeof throws === 'number' ? { rules, throws } : null;
}

/** Null: there is no game to continue. */
export function noteStoredGame(about: StoredGameNote | null): void {
  remember(KEY, about === null ? null : JSON.stringify(about));
}

const ONLINE = 'here.online';

/** The room where this screen's game continues; null: it has not moved. */
export function wentOnline(): string | null {
  return recall(ONLINE);
}

export function noteOnline(room: string | null): void {
  remember(ONLINE, room);
}
