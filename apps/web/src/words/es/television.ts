import type { Catalogue } from '../catalogue.ts';

export const television: Catalogue['television'] = {
  title: 'Mostrar en un televisor',
  open: (address: string) =>
    `Abre ${address} en el navegador del televisor. Muestra un código: escríbelo aquí.`,
  code: 'Código del televisor',
  codeWrong: 'El código tiene seis letras y cifras.',
  send: 'Mostrar allí',
  sent: 'El televisor muestra esta mesa.',
  here: 'Mostrar en esta pantalla',
  hereHint:
    'Para el navegador del propio televisor o un ordenador conectado a él. Esta página solo mira a partir de entonces.',
  big: 'Mostrar en grande, como en un televisor',
  waiting: 'Vuestra mesa en este televisor',
  scan: 'Escanead esto con la cámara de un móvil que juegue en la mesa.',
  orType: (menu: string) => `O abrid los ajustes en la mesa, elegid «${menu}» y escribid este código:`,
  qrName: 'Código QR que envía una mesa a este televisor',
  codeIs: (code: string) => `Código: ${code}`,
  connecting: 'Conectando…',
  lost: 'No se puede llegar al servidor. Se vuelve a intentar solo.',
  which: '¿Qué mesa?',
  none: 'Este navegador no conoce ninguna mesa tuya. Abre aquí la mesa, elige «Mostrar en un televisor» en sus ajustes y escribe este código:',
  failed: 'No se ha podido llegar a esta mesa.',
  toTable: 'A la mesa',
  join: 'Jugar o mirar',
  joinName: 'Código QR del enlace a esta mesa',
  next: 'La siguiente partida se empieza en los móviles.',
  closed: 'Esta mesa está cerrada.',
  again: 'Se vuelve a intentar solo.',
};
