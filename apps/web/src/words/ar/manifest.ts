/** Arabic. */
import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  name: 'العربية',
  direction: 'rtl',
  lists: {
    conjunction: { two: ' و', between: ' و', last: ' و' },
    disjunction: { two: ' أو ', between: ' أو ', last: ' أو ' },
  },
};
