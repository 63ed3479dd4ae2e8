import type { Catalogue } from '../catalogue.ts';

export const motion: Catalogue['motion'] = {
  loudness: { off: 'बंद', soft: 'धीमी', full: 'पूरी' },
  vibration: 'कंपन: मेरी बारी, गोटी कटने और जीत पर',
};
