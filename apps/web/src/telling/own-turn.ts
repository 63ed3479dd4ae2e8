/** Whose turn it is, while the reader's own throw or move is shown. */
import type { Catalogue } from '../words/catalogue.ts';

type Turn = Catalogue['turn']['theirs'];

/** The sentences that others read of somebody, to that person: none of them names the reader. */
export function ownTurn({ own: { doing } }: Catalogue, saying: (sentence: string) => string): Turn {
  return {
    throw: () => saying(doing.throw),
    throwDice: () => saying(doing.throwDice),
    throwAgain: () => saying(doing.throwAgain),
    beforeThirdSix: () => saying(doing.beforeThirdSix),
    thirdSixWouldCost: () => saying(doing.thirdSixWouldCost),
    nth: (_who, nth) => saying(doing.nth(nth)),
    move: () => saying(doing.move),
    six: () => saying(doing.six),
    partner: (_who, partner) => saying(doing.partner(partner)),
    partnerMove: (_who, partner) => saying(doing.partnerMove(partner)),
    challenge: (_who, sixes, needed) => saying(doing.challenge(sixes, needed)),
    challengeMove: () => saying(doing.challengeMove),
    count: (_who, number) => saying(doing.count(number)),
  };
}
