import type { Catalogue } from '../catalogue.ts';

export const motion: Catalogue['motion'] = {
  loudness: { off: 'Sin sonido', soft: 'Bajo', full: 'Alto' },
  vibration: 'Vibrar: te toca, capturas, una victoria',
};
