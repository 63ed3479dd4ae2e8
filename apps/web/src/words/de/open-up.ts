import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

export const openUp: Catalogue['openUp'] = {
  title: 'Mit Freunden online weiterspielen',
  goesOn:
    'Das Spiel zieht an einen Tisch mit einem Link um. Es geht genau so weiter, wie es steht, und dieselbe Person ist dran, sobald alle Sitze vergeben sind.',
  beginsAnew:
    'Ein Tisch mit einem Link und denselben Regeln. Dort beginnt ein neues Spiel, wenn alle Sitze vergeben sind.',
  whoStays: 'Wer bleibt an diesem Gerät?',
  botStays: (colours: string) => `${colours}: ein Bot spielt weiter, bis jemand mit dem Link den Sitz nimmt`,
  free: (seats: number) =>
    `${count(seats, 'Sitz wird', 'Sitze werden')} frei: Wer den Link öffnet, kann ${seats === 1 ? 'ihn' : 'einen'} nehmen.`,
  allStay:
    'Alle bleiben an diesem Gerät: Das Spiel geht sofort weiter, und wer den Link hat, kann zuschauen.',
  allStayAnew:
    'Alle bleiben an diesem Gerät: Ein neues Spiel beginnt sofort, und wer den Link hat, kann zuschauen.',
  notTaken:
    'Nicht mitgenommen wird, wie viele Würfe und geschlagene Figuren es bisher gab. An einem Tisch online lässt sich kein Schritt zurücknehmen.',
  make: 'Tisch einrichten',
  stillHere: 'Das Spiel ist noch hier, wie es war.',
  gone: 'Dieses Spiel ist online',
  goneHint:
    'Du hast das Spiel dieses Bildschirms für Freunde geöffnet. Es geht an einem Tisch mit einem Link weiter.',
  toTable: 'Zum Tisch online',
  toTableHint: 'Deine Sitze warten dort auf dich',
  hereAfterAll: 'Trotzdem hier weiterspielen',
  hereAfterAllHint: 'So, wie es stand, als es online ging; der Tisch online merkt davon nichts',
};
