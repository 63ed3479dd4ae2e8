// Owns leaving out of a pack what can be hashed. Values of chains are chance, and most of what is left of rows that are
// compressed; but each follows from the one that is told after it, so a pack has the last of each chain, and marks.
import { CHAIN_LENGTH, following, SERVER } from '@ludo/fairness';
import { nativeHash } from '../../secrets/native-hash.ts';

/** What was told last of a chain: `place` steps from its seed. */
export type ChainEnd = readonly [owner: string, place: number, value: string];

/** No text of JSON has these characters: one for each chain of a pack. */
const FIRST_MARK = 0x0e;
const LAST_MARK = 0x1f;
const MOST_CHAINS = LAST_MARK - FIRST_MARK + 1;
/** Of each owner, those that the rows before a pack have told of. */
const TAKEN_OVER = 2;

/** Bodies between two steps: some two milliseconds. */
const PORTION = 100;

const VALUES = /"([\w-]{22})"/g;
const MARKED = new RegExp(`[${String.fromCharCode(FIRST_MARK)}-${String.fromCharCode(LAST_MARK)}]`, 'g');

interface LeftOut {
  readonly bodies: readonly string[];
  readonly ends: readonly ChainEnd[];
}

/** `before`: of the pack before. */
export function* leavingValuesOut(
  room: string,
  bodies: readonly string[],
  before: readonly ChainEnd[],
): Generator<void, LeftOut, undefined> {
  const ends = takenOver(before);

  /** The chain that goes on, or begins, with this value. */
  function chainOf(value: string, owner: string | null): number {
    const nth = ends.findIndex(([of, place, last]) => isNext(room, of, place, last, value));
    const end = ends[nth];
    if (end !== undefined) ends[nth] = [end[0], end[1] - 1, value];
    if (end !== undefined || owner === null || ends.length === MOST_CHAINS) return nth;
    return ends.push([owner, CHAIN_LENGTH, value]) - 1;
  }

  const marked: string[] = [];
  for (const [nth, body] of bodies.entries()) {
    if (nth > 0 && nth % PORTION === 0) yield;
    const begun = beginningIn(body);
    marked.push(
      body.replace(VALUES, (text, value: string) => {
        const chain = chainOf(value, value === begun?.tip ? begun.owner : null);
        return chain < 0 ? text : `"${String.fromCharCode(FIRST_MARK + chain)}"`;
      }),
    );
  }
  return { bodies: marked, ends };
}

/** What `leavingValuesOut` was given. */
export function* puttingValuesIn(
  room: string,
  { bodies, ends }: LeftOut,
): Generator<void, readonly string[], undefined> {
  const next = [...ends];
  const whole: string[] = [];
  for (const [nth, body] of bodies.toReversed().entries()) {
    if (nth > 0 && nth % PORTION === 0) yield;
    const values: string[] = [];
    for (const [mark] of [...body.matchAll(MARKED)].toReversed()) {
      const chain = mark.charCodeAt(0) - FIRST_MARK;
      const end = next[chain];
      if (end === undefined) throw new Error(`there is no chain ${chain}`);
      const [owner, place, value] = end;
      values.push(value);
      next[chain] = [owner, place + 1, following({ room, owner }, place, value, nativeHash)];
    }
    whole.push(body.replace(MARKED, () => values.pop() ?? ''));
  }
  return whole.toReversed();
}

export function withoutMarks(body: string): string {
  return body.replace(MARKED, '');
}

function takenOver(before: readonly ChainEnd[]): ChainEnd[] {
  return before.filter(([owner], nth) => {
    const later = before.slice(nth + 1).filter(([other]) => other === owner);
    return later.length < TAKEN_OVER;
  });
}

function isNext(room: string, owner: string, place: number, last: string, value: string): boolean {
  return place > 0 && following({ room, owner }, place - 1, value, nativeHash) === last;
}

/** The tip that a row publishes. */
function beginningIn(body: string): { readonly owner: string; readonly tip: string } | null {
  if (!body.includes('"h":')) return null;
  const { t, h, who } = JSON.parse(body) as Readonly<Record<'t' | 'h' | 'who', unknown>>;
  if (typeof h !== 'string' || (t !== 'open' && t !== 'sit' && t !== 'tip')) return null;
  return { tip: h, owner: typeof who === 'string' ? who : SERVER };
}
