import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

const peopleOf = (amount: number): string => count(amount, 'व्यक्ति', 'लोग');
const botsOf = (amount: number): string => `${amount} बॉट`;

export const company: Catalogue['company'] = {
  everybody: 'यहाँ मौजूद सब लोग',
  onlyMe: 'सिर्फ़ मैं, बॉट के खिलाफ़',
  howWell: 'बॉट कितना अच्छा खेलें?',
  levels: { random: 'छोटे बच्चों के लिए', frontmost: 'आसान', sensible: 'अच्छा' },
  here: (people: number, bots: number) => {
    if (bots === 0) return peopleOf(people);
    return people === 0 ? botsOf(bots) : `${peopleOf(people)} और ${botsOf(bots)}`;
  },
  withFriends: (others: number) => `आप और ${others} अन्य खिलाड़ी`,
};
