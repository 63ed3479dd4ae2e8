/** Who plays, and how well bots do. */
import { count } from './common.ts';

const peopleOf = (amount: number): string => count(amount, 'person', 'people');
const botsOf = (amount: number): string => count(amount, 'bot', 'bots');

export const company = {
  everybody: 'Everybody here',
  onlyMe: 'Only me, against bots',
  howWell: 'How well do the bots play?',
  levels: { random: 'For small children', frontmost: 'Easy', sensible: 'Good' },
  here: (people: number, bots: number) => {
    if (bots === 0) return peopleOf(people);
    return people === 0 ? botsOf(bots) : `${peopleOf(people)} and ${botsOf(bots)}`;
  },
  withFriends: (others: number) => `You and ${count(others, 'other', 'others')}`,
};
