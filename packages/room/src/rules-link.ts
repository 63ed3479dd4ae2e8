// Owns the form of a link of house rules. It comes from strangers: what it names may be unknown here.
export const RULES_PATH = '/new/friends';

/** As they stand in the link. */
interface LinkedRules {
  readonly rules: string;
  readonly name: string;
  readonly start: string;
}

const RULES_LENGTH = 200;
/** As rules are written, in this version or another. */
const WRITTEN = /^[a-z][\w-]*(?:\+[\w=-]+)*$/i;
/** Links of this form have no `v`. */
const FORM = '1';

export function isWrittenRules(text: string): boolean {
  return text.length <= RULES_LENGTH && WRITTEN.test(text);
}

/** Of the query of an address; null: it says nothing of rules. `newer`: it would be misread. */
export function readRulesLink(asked: { get(field: string): string | null }): LinkedRules | 'newer' | null {
  const given = asked.get('rules');
  if (given === null) return null;
  const form = asked.get('v');
  if (form !== null && form !== FORM) return 'newer';
  // A plus sign in an address is read as a space.
  const rules = given.trim().replaceAll(' ', '+');
  if (!isWrittenRules(rules)) return null;
  return { rules, name: asked.get('name') ?? '', start: asked.get('start') ?? 'whole' };
}
