import type { Catalogue } from '../catalogue.ts';

export const gameRecord: Catalogue['gameRecord'] = {
  title: 'Dieses Spiel behalten',
  means:
    'Das ganze Spiel als Text: jeder Wurf und jeder Zug, mit allem, was zum Prüfen der Würfel nötig ist. Es lässt sich ohne diese Seite nachspielen und prüfen.',
  withoutNames: 'Ohne die Namen',
  save: 'Als Datei speichern',
  copy: 'Kopieren',
  share: 'Teilen',
  copied: 'Kopiert.',
  failed: 'Das Spiel ist gerade nicht zu bekommen. Versuch es später noch einmal.',
  link: 'Wer diesen Link hat, kann das Spiel noch einmal ansehen.',
  linkName: 'Link zum Ansehen des Spiels',
  watch: 'Das Spiel noch einmal ansehen',
  keptHere: 'Es liegt auch auf diesem Gerät: Die erste Seite führt hin.',
  notKeptHere: 'Es liegt nicht auf diesem Gerät. Speichere es, um es wieder anzusehen.',
  another: 'Ein anderes Spiel ansehen, auch aus einer Datei',
};
