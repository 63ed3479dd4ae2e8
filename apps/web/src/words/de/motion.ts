/** German: what moves, sounds and is felt, and how a win is celebrated. */
import type { Catalogue } from '../catalogue.ts';

export const motion: Catalogue['motion'] = {
  loudness: { off: 'Aus', soft: 'Leise', full: 'Voll' },
  vibration: 'Vibrieren: du bist dran, geschlagen, gewonnen',
};
