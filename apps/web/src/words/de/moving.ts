import type { Catalogue } from '../catalogue.ts';
import { duration } from './common.ts';

export const moving: Catalogue['moving'] = {
  menu: 'Auf einem anderen Gerät weiterspielen',
  menuOf: (who: string) => `Mit ${who} auf einem anderen Gerät weiterspielen`,
  title: 'Auf einem anderen Gerät weiterspielen',
  what: 'Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link und sage Ja. Dann ziehen alle deine Sitze an diesem Tisch dorthin um, und dieses Gerät schaut zu.',
  secret: 'Behalte diesen Link für dich: Wer ihn öffnet, kann deinen Sitz nehmen.',
  link: 'Link für das andere Gerät',
  qrName: 'QR-Code des Links für das andere Gerät',
  left: (seconds: number) => `Der Link gilt einmal und noch ${duration(seconds)}.`,
  over: 'Dieser Link ist abgelaufen.',
  anew: 'Neuen Link machen',
  reach: {
    network: 'Dieser Link gilt für Geräte im selben Netz (WLAN) wie dieses.',
    here: 'Dieser Link geht nur auf diesem Gerät, weil die Seite unter einer Adresse geöffnet ist, die nur dieses Gerät hat. Öffne sie unter einer Adresse, die andere Geräte erreichen.',
  },
  question: (who: string) => `Mit dem Sitz von ${who} auf diesem Gerät weiterspielen?`,
  questionTitle: 'Auf diesem Gerät weiterspielen',
  questionHint: 'Das andere Gerät schaut dann nur noch zu.',
  yes: 'Ja, hier spielen',
  no: 'Nein',
  again: 'Noch einmal versuchen',
  moved: 'Auf diesem Sitz wird jetzt auf einem anderen Gerät gespielt.',
  movedHint:
    'Hier schaust du zu. Ist das andere Gerät weg, kann, wer den Tisch leitet, den Sitz frei machen.',
  lost: 'Deinen Sitz hat eine andere Kopie dieses Browsers.',
  lostHint:
    'Der Tisch wurde dort seither geöffnet, darum kann diese Seite nicht mehr zeigen, dass der Sitz deiner ist. Du schaust zu. Hast du die andere Kopie, holst du den Sitz von dort zurück; sonst bitte die Leitung des Tisches, den Sitz frei zu machen, und setz dich neu.',
  back: 'Wieder hier spielen',
  backHow:
    'Öffne auf dem Gerät, das jetzt spielt, das Menü ⋯ neben dem Sitz und wähle „Auf einem anderen Gerät weiterspielen“. Scanne dort den Code mit diesem Gerät oder schreibe den Link hierher:',
  backLink: 'Link vom anderen Gerät',
  backGo: 'Weiter',
  notALink: 'Das ist kein solcher Link zu diesem Tisch. Er endet mit #take= und 22 Zeichen.',
};
