import type { Catalogue } from '../catalogue.ts';

export const oneGame: Catalogue['oneGame'] = {
  goneOn: 'استمرت اللعبة في علامة تبويب أو نافذة أخرى.',
  replaced: 'بدأت لعبة أخرى',
  replacedHint:
    'بدأت على هذا الجهاز لعبة أخرى في علامة تبويب أو نافذة أخرى، وحلّت محل اللعبة التي كانت مفتوحة هنا.',
  toGame: 'إلى تلك اللعبة',
  toGameHint: 'كما هي الآن',
};
