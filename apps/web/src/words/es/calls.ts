import type { Catalogue } from '../catalogue.ts';

export const calls: Catalogue['calls'] = {
  yourTurn: 'Te toca',
  title: 'Aviso de tu turno',
  ask: '¿Quieres que este dispositivo te avise cuando te toque, aunque estés mirando otra cosa?',
  yes: 'Avísame',
  no: 'No, gracias',
  setting: 'Avisarme cuando me toque mientras miro otra cosa',
  refused: 'Este navegador no lo permite. Puedes cambiarlo en sus ajustes para este sitio.',
};
