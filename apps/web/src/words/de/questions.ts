import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

export const questions: Catalogue['questions'] = {
  keepPlaying: 'Weiterspielen',
  endGame: 'Spiel beenden',
  keepTable: 'Tisch behalten',
  closeTable: 'Tisch schließen',
  keepPlayer: 'Weiter mitspielen lassen',
  remove: 'Vom Sitz nehmen',
  stay: 'Sitzen bleiben',
  leave: 'Sitz aufgeben',
  another: 'Ein anderes Spiel an diesem Bildschirm?',
  anotherSure: (rules: string, moves: number) =>
    `Hier läuft ${rules}, bisher ${count(moves, 'Wurf', 'Würfe')}. Wenn ein anderes Spiel beginnt, ist dieses weg.`,
  goOn: 'Damit weiterspielen',
  begin: 'Ein anderes beginnen',
};
