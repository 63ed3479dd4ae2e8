/** English. */
import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  name: 'English',
  direction: 'ltr',
  lists: {
    conjunction: { two: ' and ', between: ', ', last: ', and ' },
    disjunction: { two: ' or ', between: ', ', last: ', or ' },
  },
};
