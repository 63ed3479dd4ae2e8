import type { Catalogue } from '../catalogue.ts';

export const kept: Catalogue['kept'] = {
  title: 'Hier behaltene Spiele',
  all: 'Alle hier behaltenen Spiele',
  watch: 'Noch einmal ansehen',
  won: (who: string) => `${who} hat gewonnen`,
  wonTogether: (who: string) => `${who} haben gewonnen`,
  ended: 'Vorzeitig beendet',
  open: 'Nicht zu Ende gespielt',
  forget: (game: string, when: string) => `${game}, ${when}, von diesem Gerät entfernen`,
  asked: 'Dieses Spiel entfernen?',
  sure: (game: string, when: string) => `${game}, ${when}: Nur dieses Gerät bewahrt es für dich auf.`,
  keep: 'Behalten',
  remove: 'Entfernen',
};
