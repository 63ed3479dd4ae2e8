/** What the first page needs of this screen's kept game; the rows would need the rules. */
import { recall, recallJson, remember } from './storage.ts';

export interface StoredGameNote {
  /** As text, with its options. */
  readonly rules: string;
  readonly throws: number;
}

const KEY = 'here.about';

export function storedGameNote(): StoredGameNote | null {
  const found = recallJson(KEY);
  if (typeof found !== 'object' || found === null) return null;
  const { ruleSet, rules = ruleSet, throws }: Partial<Record<string, unknown>> = found;
  return typeof rules === 'string' && typeof throws === 'number' ? { rules, throws } : null;
}

/** Null: there is no game to continue. */
export function noteStoredGame(about: StoredGameNote | null): void {
  if (about === null) return remember(KEY, null);
  const { rules, throws } = about;
  const [ruleSet = ''] = rules.split('+');
  // Other versions read the rule set.
  const whole = rules === ruleSet ? {} : { rules };
  remember(KEY, JSON.stringify({ ruleSet, ...whole, throws }));
}

const ONLINE = 'here.online';

/** The room where this screen's game continues; null: it has not moved. */
export function wentOnline(): string | null {
  return recall(ONLINE);
}

export function noteOnline(room: string | null): void {
  remember(ONLINE, room);
}
