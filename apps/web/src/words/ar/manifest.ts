import type { Manifest } from '../manifest.ts';

export const manifest = {
  code: 'ar',
  name: 'العربية',
  direction: 'rtl',
  lists: {
    conjunction: { two: ' و', between: ' و', last: ' و' },
    disjunction: { two: ' أو ', between: ' أو ', last: ' أو ' },
  },
} as const satisfies Manifest;
