/** हिन्दी: हर लागू हो सकने वाला नियम, एक-दो सीधे वाक्यों में, अपनी पहचान के साथ. */
import type { ClauseId } from '@ludo/rules';
import { germanClauses } from './clauses-german.ts';
import { raceClauses } from './clauses-race.ts';
import { uckersClauses } from './clauses-uckers.ts';

export const clauses: Readonly<Record<ClauseId, string>> = {
  ...raceClauses,
  ...uckersClauses,
  ...germanClauses,
};
