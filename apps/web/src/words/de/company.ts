import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

const peopleOf = (amount: number): string => count(amount, 'Person', 'Personen');
const botsOf = (amount: number): string => count(amount, 'Bot', 'Bots');

export const company: Catalogue['company'] = {
  everybody: 'Alle an diesem Gerät',
  onlyMe: 'Nur ich, gegen Bots',
  howWell: 'Wie gut spielen die Bots?',
  levels: { random: 'Für kleine Kinder', frontmost: 'Leicht', sensible: 'Gut' },
  here: (people: number, bots: number) => {
    if (bots === 0) return peopleOf(people);
    return people === 0 ? botsOf(bots) : `${peopleOf(people)} und ${botsOf(bots)}`;
  },
  withFriends: (others: number) => `Du und ${count(others, 'weitere Person', 'weitere Personen')}`,
};
