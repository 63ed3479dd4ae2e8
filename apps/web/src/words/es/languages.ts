import type { Catalogue } from '../catalogue.ts';

export const languages: Catalogue['languages'] = {
  title: 'Idioma',
  button: (name: string) => `Idioma: ${name}`,
  failed: (name: string) => `${name}: este idioma no se puede cargar ahora. Quizá no haya conexión.`,
  again: 'Intentar de nuevo',
  close: 'Cerrar',
};
