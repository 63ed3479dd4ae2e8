/** The challenges that stand in a room, for the board and for words. */
import type { RoomState } from '@ludo/room';
import { standingChallenges, type StandingChallenge } from '@ludo/rules';

export function siegesOf({ position }: RoomState): readonly StandingChallenge[] {
  return position === null ? [] : standingChallenges(position);
}
