import type { Catalogue } from '../catalogue.ts';

export const languages: Catalogue['languages'] = {
  title: 'भाषा',
  button: (name: string) => `भाषा: ${name}`,
  failed: (name: string) => `${name} अभी लोड नहीं हो सकी. शायद नेटवर्क नहीं है.`,
  again: 'फिर कोशिश करें',
  close: 'बंद करें',
};
