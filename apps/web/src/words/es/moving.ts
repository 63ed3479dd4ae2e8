import type { Catalogue } from '../catalogue.ts';
import { duration } from './common.ts';

export const moving: Catalogue['moving'] = {
  menu: 'Seguir en otro aparato',
  menuOf: (who: string) => `Seguir con ${who} en otro aparato`,
  title: 'Seguir en otro aparato',
  what: 'Escanea este código con el otro aparato, o abre allí el enlace, y di que sí. Todos tus asientos de esta mesa pasan entonces a él, y este aparato mira.',
  secret: 'No enseñes este enlace: quien lo abra puede quedarse con tu asiento.',
  link: 'Enlace para el otro aparato',
  qrName: 'Código QR del enlace para el otro aparato',
  left: (seconds: number) => `El enlace sirve una sola vez, durante ${duration(seconds)} más.`,
  over: 'Este enlace ha caducado.',
  anew: 'Crear un enlace nuevo',
  reach: {
    network: 'Este enlace sirve para aparatos en la misma red (wifi) que este.',
    here: 'Este enlace solo sirve en este aparato, porque la página se abrió con una dirección que solo tiene este aparato. Ábrela con una dirección a la que lleguen otros aparatos.',
  },
  question: (who: string) => `¿Seguir en este aparato con el asiento de ${who}?`,
  questionTitle: 'Seguir en este aparato',
  questionHint: 'El otro aparato, desde entonces, solo mira.',
  yes: 'Sí, jugar aquí',
  no: 'No',
  again: 'Intentar de nuevo',
  moved: 'Este asiento se juega ahora en otro aparato.',
  movedHint: 'Aquí estás mirando. Si el otro aparato ya no está, el anfitrión puede liberar el asiento.',
  lost: 'Otra copia de este navegador tiene tu asiento.',
  lostHint:
    'Se abrió allí después, así que esta página ya no puede demostrar que el asiento es tuyo. Estás mirando. Si tienes la otra copia, el asiento puede volver desde allí; si no, pide al anfitrión que lo quite de la lista de la mesa y siéntate de nuevo.',
  back: 'Volver a jugar aquí',
  backHow:
    'En el aparato que juega ahora, abre el menú ⋯ junto al asiento y elige «Seguir en otro aparato». Escanea allí el código con este aparato, o escribe aquí el enlace:',
  backLink: 'Enlace del otro aparato',
  backGo: 'Seguir',
  notALink: 'Este no es un enlace de ese tipo a esta mesa. Termina en #take= y 22 caracteres.',
};
