import type { Catalogue } from '../catalogue.ts';

export const oneGame: Catalogue['oneGame'] = {
  goneOn: 'Das Spiel ging in einem anderen Tab oder Fenster weiter.',
  replaced: 'Ein anderes Spiel',
  replacedHint:
    'Auf diesem Gerät wurde in einem anderen Tab oder Fenster ein anderes Spiel begonnen. Es ist an die Stelle dessen getreten, das hier offen war.',
  toGame: 'Zu diesem Spiel',
  toGameHint: 'So, wie es jetzt steht',
};
