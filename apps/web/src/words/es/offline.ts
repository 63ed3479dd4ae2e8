import type { Catalogue } from '../catalogue.ts';

export const offline: Catalogue['offline'] = {
  book: 'Libro de reglas',
  title: 'Jugar sin internet',
  what: 'Jugar en esta pantalla, los bots y el libro de reglas no necesitan internet una vez que están en este aparato.',
  states: {
    kept: 'Están en este aparato.',
    preparing: 'Se están descargando…',
    failed: 'No se pudieron guardar en este aparato. Se intentará otra vez cuando vuelvas a abrir la página.',
    impossible:
      'Esta dirección no lo permite: los navegadores solo guardan una página si su dirección empieza por https://, o en el mismo aparato que la sirve. Todo lo demás funciona igual.',
  },
  install: 'Instalar el juego',
  installHint:
    'Una vez instalado, el juego está entre las demás aplicaciones: busca «Instalar» o «Añadir a pantalla de inicio» en el menú del navegador.',
  noTable: 'Esta mesa necesita internet',
  noTableHint:
    'Ahora mismo no se puede llegar a ella. Tu asiento y la partida están a salvo. En cuanto vuelva la conexión, la mesa volverá sola.',
  meanwhile: 'Mientras tanto, sin internet:',
  here: 'Jugar en esta pantalla',
  newVersion: 'Hay una versión nueva de esta página. Tu asiento y la partida se conservan.',
  loadNew: 'Cargar la versión nueva',
  notHere:
    'Ahora mismo no hay conexión, y esta parte de la página todavía no está en este aparato. Tu asiento y la partida están a salvo.',
  unread: 'La partida de esta pantalla es de otra versión de esta página',
  unreadHint:
    'Esta versión no la puede abrir. No se pierde nada: se queda en este aparato, aunque empieces otra partida.',
  beginOther: 'Empezar otra partida',
  aside: 'En este aparato se guarda una partida que esta versión no puede abrir.',
  asideBack: 'Intentar abrirla otra vez',
};
