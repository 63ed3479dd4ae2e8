/** Which colours play together. */
import { ruleSetOf, stands, teamsOf } from '@ludo/rules';
import type { PersonId, RoomState } from '@ludo/room';
import { readerIn } from './reader.ts';

const NONE: readonly number[] = [];

/** Teams as colours; none, where each plays alone. */
export function teamsIn({ rules }: Pick<RoomState, 'rules'>): readonly (readonly number[])[] {
  const ruleSet = ruleSetOf(rules);
  return ruleSet.ok ? teamsOf(ruleSet.value) : [];
}

/** The colours of the reader's team, their own too; none, where each plays alone or nobody is the reader. */
export function friendsIn(room: RoomState, person: PersonId | null): readonly number[] {
  const own = readerIn(room, person)?.colours ?? NONE;
  return teamsIn(room).find((team) => team.some((colour) => own.includes(colour))) ?? NONE;
}

/** Whether pieces of one colour of the reader's team stand together. */
export function hasFriendlyBlob(room: RoomState, person: PersonId | null): boolean {
  const friends = friendsIn(room, person);
  if (friends.length === 0 || room.position === null) return false;
  return stands(room.position).some(
    ({ colour, count, wall, isMixed }) => friends.includes(colour) && count > 1 && wall !== null && !isMixed,
  );
}
