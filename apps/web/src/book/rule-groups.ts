import type { ClauseId } from '@ludo/rules';

const GROUPS = ['board', 'moving', 'duties', 'capturing', 'challenge', 'partners', 'home', 'names'] as const;

type RuleGroup = (typeof GROUPS)[number];

/** In the order of the card. */
const GROUP_OF: Readonly<Record<ClauseId, RuleGroup>> = {
  'CO-1': 'board',
  'CO-2': 'board',
  'CO-3': 'board',
  'CO-4': 'board',
  'CO-5': 'board',
  'CO-9': 'board',
  'ML-1': 'board',
  'ML-2': 'board',
  'ML-4': 'board',
  'JL-1': 'board',
  'PA-1': 'board',
  'NU-1': 'board',
  'MU-2': 'board',
  'GL-1': 'board',
  'CO-6': 'board',
  'ML-5': 'board',
  'PA-4': 'board',
  'GL-2': 'board',
  'CO-8': 'board',
  'PA-2': 'board',
  'ML-6': 'moving',
  'GL-3': 'moving',
  'MU-3': 'moving',
  'MU-4': 'moving',
  'PA-6': 'moving',
  'MU-5': 'moving',
  'NU-5.2': 'moving',
  'ML-7': 'moving',
  'PA-11': 'moving',
  'MU-7': 'moving',
  'GL-11': 'moving',
  'GV-4': 'moving',
  'ML-8': 'moving',
  'ML-13': 'moving',
  'JL-2': 'moving',
  'JL-4': 'moving',
  'PA-5': 'moving',
  'MU-6': 'moving',
  'GL-6': 'moving',
  'GL-10': 'moving',
  'JL-3': 'moving',
  'CO-7': 'duties',
  'NU-8.6': 'duties',
  'GL-7': 'duties',
  'GL-8': 'duties',
  'GL-9': 'duties',
  'GV-7': 'duties',
  'ML-9': 'capturing',
  'PA-9': 'capturing',
  'GL-4': 'capturing',
  'GV-3': 'capturing',
  'MU-8': 'capturing',
  'ML-10': 'capturing',
  'MU-9': 'capturing',
  'MU-10': 'capturing',
  'GL-5': 'capturing',
  'GV-6': 'capturing',
  'NU-10.1': 'capturing',
  'PA-3': 'capturing',
  'PA-7': 'capturing',
  'PA-8': 'capturing',
  'MU-11': 'challenge',
  'MU-12': 'challenge',
  'MU-13': 'challenge',
  'MU-14': 'challenge',
  'HO-1': 'challenge',
  'MU-1': 'partners',
  'MU-15': 'partners',
  'NU-11': 'partners',
  'MU-16': 'partners',
  'GV-1': 'partners',
  'GV-2': 'partners',
  'GV-2.1': 'partners',
  'GV-2.2': 'partners',
  'GV-2.3': 'partners',
  'ML-11': 'home',
  'MU-17': 'home',
  'PA-10': 'home',
  'GL-12': 'home',
  'GV-5': 'home',
  'ML-12': 'home',
  'PA-12': 'home',
  'HO-2': 'home',
  'GL-13': 'home',
  'MU-18': 'home',
  'LS-3': 'names',
};

const CARD = Object.keys(GROUP_OF) as readonly ClauseId[];

/** In the order of the card, without empty groups. */
export function groupsOf(
  inForce: readonly ClauseId[],
): readonly { readonly group: RuleGroup; readonly ids: readonly ClauseId[] }[] {
  const told = CARD.filter((id) => inForce.includes(id));
  return GROUPS.flatMap((group) => {
    const ids = told.filter((id) => GROUP_OF[id] === group);
    return ids.length === 0 ? [] : [{ group, ids }];
  });
}
