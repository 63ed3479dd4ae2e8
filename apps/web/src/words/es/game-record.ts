import type { Catalogue } from '../catalogue.ts';

export const gameRecord: Catalogue['gameRecord'] = {
  title: 'Guardar esta partida',
  means:
    'La partida entera como texto: cada tirada y cada jugada, con lo necesario para comprobar los dados. Se puede repetir y comprobar sin esta página.',
  withoutNames: 'Sin los nombres',
  save: 'Guardar en un archivo',
  copy: 'Copiar',
  share: 'Compartir',
  copied: 'Copiada.',
  failed: 'Ahora no se puede obtener la partida. Inténtalo más tarde.',
  link: 'Quien tenga este enlace puede volver a ver la partida.',
  linkName: 'Enlace para ver la partida',
  watch: 'Volver a ver la partida',
  keptHere: 'También está guardada en este dispositivo: la primera página lleva a ella.',
  notKeptHere: 'No está guardada en este dispositivo. Guárdala para volver a verla.',
  another: 'Ver otra partida, también desde un archivo',
};
