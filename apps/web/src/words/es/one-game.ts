import type { Catalogue } from '../catalogue.ts';

export const oneGame: Catalogue['oneGame'] = {
  goneOn: 'La partida ha seguido en otra pestaña o ventana.',
  replaced: 'Ha empezado otra partida',
  replacedHint:
    'En este aparato ha empezado otra partida, en otra pestaña o ventana. Ha ocupado el lugar de la que estaba abierta aquí.',
  toGame: 'A esa partida',
  toGameHint: 'Tal como está ahora',
};
