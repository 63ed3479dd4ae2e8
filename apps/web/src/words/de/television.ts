import type { Catalogue } from '../catalogue.ts';

export const television: Catalogue['television'] = {
  title: 'Auf einem Fernseher zeigen',
  open: 'Öffne diese Adresse im Browser des Fernsehers. Er zeigt einen Code: Gib ihn hier ein.',
  code: 'Code auf dem Fernseher',
  codeWrong: 'Der Code hat sechs Buchstaben und Ziffern.',
  send: 'Dort zeigen',
  sent: 'Der Fernseher zeigt diesen Tisch.',
  here: 'Auf diesem Gerät zeigen',
  hereHint:
    'Für den Browser des Fernsehers selbst oder einen Computer, der daran hängt. Diese Seite schaut dann nur zu.',
  big: 'Groß zeigen, wie auf einem Fernseher',
  waiting: 'Euer Tisch auf diesem Fernseher',
  scan: 'Scannt das mit der Kamera eines Handys, das am Tisch mitspielt.',
  type: (menu: string) => `Öffnet am Tisch die Einstellungen, wählt „${menu}“ und gebt diesen Code ein:`,
  orType: (menu: string) =>
    `Oder öffnet am Tisch die Einstellungen, wählt „${menu}“ und gebt diesen Code ein:`,
  qrName: 'QR-Code, der einen Tisch zu diesem Fernseher schickt',
  codeIs: (code: string) => `Der Code: ${code}`,
  connecting: 'Verbinden …',
  lost: 'Der Server ist nicht zu erreichen. Es wird von selbst weiter versucht.',
  which: 'Welcher Tisch?',
  none: 'Dieser Browser kennt keinen Tisch von dir. Öffne den Tisch hier, wähle in seinen Einstellungen „Auf einem Fernseher zeigen“ und gib diesen Code ein:',
  failed: 'Dieser Tisch war nicht zu erreichen.',
  toTable: 'Zum Tisch',
  join: 'Mitspielen oder zuschauen',
  joinName: 'QR-Code des Links zu diesem Tisch',
  next: 'Das nächste Spiel beginnt auf den Handys.',
  closed: 'Dieser Tisch ist geschlossen.',
  again: 'Es wird von selbst noch einmal versucht.',
};
