import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

const peopleOf = (amount: number): string => count(amount, 'persona', 'personas');
const botsOf = (amount: number): string => count(amount, 'bot', 'bots');

export const company: Catalogue['company'] = {
  everybody: 'Todos aquí',
  onlyMe: 'Solo yo, contra bots',
  howWell: '¿Cómo de bien juegan los bots?',
  levels: { random: 'Para niños pequeños', frontmost: 'Fácil', sensible: 'Bien' },
  here: (people: number, bots: number) => {
    if (bots === 0) return peopleOf(people);
    return people === 0 ? botsOf(bots) : `${peopleOf(people)} y ${botsOf(bots)}`;
  },
  withFriends: (others: number) => `Tú y ${count(others, 'persona más', 'personas más')}`,
};
