import type { Catalogue } from '../catalogue.ts';

export const motion: Catalogue['motion'] = {
  loudness: { off: 'Aus', soft: 'Leise', full: 'Voll' },
  vibration: 'Vibrieren: du bist dran, geschlagen, gewonnen',
};
