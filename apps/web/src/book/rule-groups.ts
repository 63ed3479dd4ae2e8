import type { ClauseId } from '@ludo/rules';

const RULE_GROUPS = {
  board: 'CO-1 CO-2 CO-3 CO-4 CO-5 CO-9 ML-1 ML-2 ML-4 JL-1 NU-1 MU-2 GL-1 CO-6 ML-5 GL-2 CO-8',
  moving: 'ML-6 GL-3 MU-3 MU-4 MU-5 NU-5.2 ML-7 MU-7 GL-11 GV-4 ML-8 ML-13 JL-2 JL-4 MU-6 GL-6 GL-10 JL-3',
  duties: 'CO-7 NU-8.6 GL-7 GL-8 GL-9 GV-7',
  capturing: 'ML-9 GL-4 GV-3 MU-8 ML-10 MU-9 MU-10 GL-5 GV-6 NU-10.1',
  challenge: 'MU-11 MU-12 MU-13 MU-14 HO-1',
  partners: 'MU-1 MU-15 NU-11 MU-16 GV-1 GV-2 GV-2.1 GV-2.2 GV-2.3',
  home: 'ML-11 MU-17 GL-12 GV-5 ML-12 GL-13 MU-18',
  names: 'LS-3',
} as const;

type RuleGroup = keyof typeof RULE_GROUPS;

const GROUPS = Object.keys(RULE_GROUPS) as readonly RuleGroup[];

/** The clauses in force by group, in the order of the card, without empty groups. */
export function groupsOf(
  inForce: readonly ClauseId[],
): readonly { readonly group: RuleGroup; readonly ids: readonly string[] }[] {
  return GROUPS.flatMap((group) => {
    const ids = RULE_GROUPS[group].split(' ').filter((id) => inForce.some((each) => each === id));
    return ids.length === 0 ? [] : [{ group, ids }];
  });
}
