import type { Manifest } from '../manifest.ts';

export const manifest = {
  code: 'de',
  name: 'Deutsch',
  direction: 'ltr',
  lists: {
    conjunction: { two: ' und ', between: ', ', last: ' und ' },
    disjunction: { two: ' oder ', between: ', ', last: ' oder ' },
  },
} as const satisfies Manifest;
