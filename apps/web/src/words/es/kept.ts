import type { Catalogue } from '../catalogue.ts';

export const kept: Catalogue['kept'] = {
  title: 'Partidas guardadas aquí',
  all: 'Todas las partidas guardadas aquí',
  watch: 'Volver a verla',
  won: (who: string) => `Ganó ${who}`,
  wonTogether: (who: string) => `Ganaron ${who}`,
  ended: 'Terminada antes de tiempo',
  open: 'Sin terminar',
  forget: (game: string, when: string) => `Quitar ${game}, ${when}, de este dispositivo`,
  asked: '¿Quitar esta partida?',
  sure: (game: string, when: string) => `${game}, ${when}: solo este dispositivo te la guarda.`,
  keep: 'Conservarla',
  remove: 'Quitarla',
};
