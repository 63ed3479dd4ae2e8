/** Español: la elección del idioma. */

export const languages = {
  title: 'Idioma',
  /** The button that opens the choice, with the language that is shown. */
  button: (name: string) => `Idioma: ${name}`,
  failed: (name: string) => `${name}: este idioma no se puede cargar ahora. Quizá no haya conexión.`,
  again: 'Intentar de nuevo',
  close: 'Cerrar',
};
