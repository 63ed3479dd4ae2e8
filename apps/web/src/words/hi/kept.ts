import type { Catalogue } from '../catalogue.ts';
import { oblique } from './agreement.ts';

export const kept: Catalogue['kept'] = {
  title: 'यहाँ सहेजे गए खेल',
  all: 'यहाँ सहेजे गए सभी खेल',
  watch: 'दोबारा देखें',
  won: (who: string) => `${oblique(who)} की जीत`,
  wonTogether: (who: string) => `${oblique(who)} की जीत`,
  ended: 'बीच में ही खत्म',
  open: 'अधूरा',
  forget: (game: string, when: string) => `${game}, ${when}, इस डिवाइस से हटाएँ`,
  asked: 'यह खेल हटाएँ?',
  sure: (game: string, when: string) => `${game}, ${when}: यह खेल आपके लिए केवल इसी डिवाइस पर सहेजा हुआ है.`,
  keep: 'रहने दें',
  remove: 'हटा दें',
};
