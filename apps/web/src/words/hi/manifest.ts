import type { Manifest } from '../manifest.ts';

export const manifest = {
  code: 'hi',
  name: 'हिन्दी',
  direction: 'ltr',
  lists: {
    conjunction: { two: ' और ', between: ', ', last: ', और ' },
    disjunction: { two: ' या ', between: ', ', last: ' या ' },
  },
} as const satisfies Manifest;
