import type { Catalogue } from '../catalogue.ts';

export const languages: Catalogue['languages'] = {
  title: 'Sprache',
  button: (name: string) => `Sprache: ${name}`,
  failed: (name: string) => `${name} lässt sich gerade nicht laden. Vielleicht gibt es kein Netz.`,
  again: 'Noch einmal versuchen',
  close: 'Schließen',
};
