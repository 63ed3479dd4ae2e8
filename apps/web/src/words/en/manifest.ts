import type { Manifest } from '../manifest.ts';

export const manifest = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  lists: {
    conjunction: { two: ' and ', between: ', ', last: ', and ' },
    disjunction: { two: ' or ', between: ', ', last: ', or ' },
  },
} as const satisfies Manifest;
