import type { Manifest } from '../manifest.ts';

export const manifest = {
  code: 'es',
  name: 'Español',
  direction: 'ltr',
  lists: {
    conjunction: { two: ' y ', between: ', ', last: ' y ', gives: { to: /^(?:i|hi(?![ae]))/i, as: ' e ' } },
    disjunction: {
      two: ' o ',
      between: ', ',
      last: ' o ',
      gives: { to: /^(?:h?o|8|11(?: |$))/i, as: ' u ' },
    },
  },
} as const satisfies Manifest;
