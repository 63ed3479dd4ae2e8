import type { Catalogue } from '../catalogue.ts';

export const boardPicture: Catalogue['boardPicture'] = {
  title: 'Ein Bild des Bretts behalten',
  means:
    'Das Brett, wie es jetzt steht, auf diesem Gerät gezeichnet. Ein PNG lässt sich überallhin schicken, ein SVG bleibt in jeder Größe scharf.',
  withoutNames: 'Bild ohne die Namen',
  png: 'Als PNG speichern',
  svg: 'Als SVG speichern',
  copy: 'Bild kopieren',
  share: 'Bild teilen',
  copied: 'Das Bild ist kopiert.',
  notCopied: 'Das Bild ließ sich nicht kopieren. Speichern geht noch.',
  noPng: 'Dieser Browser kann kein PNG machen. Als SVG lässt sich das Bild trotzdem speichern.',
};
