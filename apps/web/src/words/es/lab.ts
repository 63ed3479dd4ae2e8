import type { LabWords } from '../catalogue.ts';
import { count } from './common.ts';

export const lab: LabWords = {
  games: (players) =>
    `Partidas de ${players} jugadores que buscan todos buenas jugadas, jugadas ahora en este dispositivo.`,
  switched: { own: 'Con ella', other: 'Sin ella' },
  chosen: { own: 'Como está elegido', other: 'Sin variantes' },
  figures: {
    minutes: 'Minutos por partida',
    captures: 'Capturas por partida',
    firstAhead: 'Quien empieza: victorias por encima de su parte justa, en 100 partidas',
    leaderWins: 'Quien va por delante a mitad de la partida: victorias en 100 partidas',
    carefulAhead:
      'Buenas jugadas contra jugadas al azar: victorias por encima de su parte justa, en 100 partidas',
  },
  pace: (throws, seconds) => `${throws} tiradas de ${seconds} segundos cada una`,
  between: (low, high) => `entre ${low} y ${high}`,
  minutes: {
    more: (minutes) => `alrededor de ${count(minutes, 'minuto', 'minutos')} más`,
    less: (minutes) => `alrededor de ${count(minutes, 'minuto', 'minutos')} menos`,
    aLittle: { more: 'menos de un minuto más larga', less: 'menos de un minuto más corta' },
  },
  more: (by) => `alrededor de ${by} más`,
  less: (by) => `alrededor de ${by} menos`,
  none: 'apenas hay diferencia',
  unclear: 'ninguna diferencia clara',
  margin: 'Después de ± está el margen: de 100 cifras así, 95 no se alejan más de la verdadera.',
  first: 'Se están jugando las primeras partidas …',
  come: 'Ya están las primeras cifras.',
  playing: (games) => `Partidas jugadas hasta ahora: ${games}.`,
  enough: (games) => `Partidas jugadas: ${games}. Con eso basta.`,
  failed: 'Este dispositivo no puede jugar las partidas ahora.',
};
