import type { Catalogue } from '../catalogue.ts';

export const offline: Catalogue['offline'] = {
  book: 'Regelbuch',
  title: 'Ohne Internet spielen',
  what: 'Das Spiel an diesem Bildschirm, die Bots und das Regelbuch brauchen kein Internet, sobald sie auf diesem Gerät sind.',
  states: {
    kept: 'All das ist schon auf diesem Gerät.',
    preparing: 'Sie werden gerade geholt …',
    failed:
      'Sie ließen sich auf diesem Gerät nicht aufbewahren. Beim nächsten Öffnen wird es wieder versucht.',
    impossible:
      'Diese Adresse erlaubt es nicht: Browser bewahren eine Seite nur auf, wenn ihre Adresse mit https:// beginnt, oder auf dem Gerät selbst, das sie ausliefert. Alles andere geht trotzdem.',
  },
  install: 'Das Spiel installieren',
  installHint:
    'Installiert steht das Spiel bei den anderen Apps: Im Menü des Browsers heißt es „Installieren“ oder „Zum Startbildschirm“.',
  noTable: 'Dieser Tisch braucht das Internet',
  noTableHint:
    'Er ist gerade nicht zu erreichen. Dein Sitz und das Spiel sind sicher. Sobald die Verbindung wieder da ist, kommt der Tisch von selbst zurück.',
  meanwhile: 'Bis dahin geht ohne Internet:',
  here: 'An diesem Bildschirm spielen',
  newVersion: 'Es gibt eine neue Fassung dieser Seite. Dein Sitz und das Spiel bleiben erhalten.',
  loadNew: 'Die neue Fassung laden',
  notHere:
    'Es gibt gerade keine Verbindung, und dieser Teil der Seite ist noch nicht auf diesem Gerät. Dein Sitz und das Spiel sind sicher.',
  unread: 'Das Spiel an diesem Bildschirm stammt aus einer anderen Fassung dieser Seite',
  unreadHint:
    'Diese Fassung kann es nicht öffnen. Nichts ist verloren: Es bleibt auf diesem Gerät, auch wenn du ein anderes Spiel beginnst.',
  beginOther: 'Ein anderes Spiel beginnen',
  aside: 'Auf diesem Gerät liegt ein Spiel, das diese Fassung nicht öffnen kann.',
  asideBack: 'Noch einmal versuchen, es zu öffnen',
};
