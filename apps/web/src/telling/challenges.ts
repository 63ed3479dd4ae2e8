import type { RoomState } from '@ludo/room';
import { standingChallenges, type StandingChallenge } from '@ludo/rules';

export function challengesIn({ position }: RoomState): readonly StandingChallenge[] {
  return position === null ? [] : standingChallenges(position);
}
