import type { Catalogue } from '../catalogue.ts';

export const oneGame: Catalogue['oneGame'] = {
  goneOn: 'खेल दूसरे टैब या विंडो में आगे बढ़ चुका है.',
  replaced: 'दूसरा खेल शुरू हो चुका है',
  replacedHint: 'इस डिवाइस पर दूसरे टैब या विंडो में दूसरा खेल शुरू हुआ है. उसने यहाँ खुले खेल की जगह ले ली है.',
  toGame: 'उस खेल पर जाएँ',
  toGameHint: 'अभी जैसा है, वैसा ही',
};
