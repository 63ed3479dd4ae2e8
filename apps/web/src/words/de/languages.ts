/** Deutsch: die Wahl der Sprache. */

export const languages = {
  title: 'Sprache',
  /** The button that opens the choice, with the language that is shown. */
  button: (name: string) => `Sprache: ${name}`,
  failed: (name: string) => `${name} lässt sich gerade nicht laden. Vielleicht gibt es kein Netz.`,
  again: 'Noch einmal versuchen',
  close: 'Schließen',
};
