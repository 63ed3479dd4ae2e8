import type { Catalogue } from '../catalogue.ts';

export const calls: Catalogue['calls'] = {
  yourTurn: 'دورك الآن',
  title: 'تنبيهك إلى دورك',
  ask: 'هل ينبّهك هذا الجهاز عندما يحين دورك، حتى إن كانت أمامك صفحة أخرى؟',
  yes: 'نبّهني',
  no: 'لا، شكرًا',
  setting: 'تنبيهي عندما يحين دوري وأمامي صفحة أخرى',
  refused: 'هذا المتصفح لا يسمح بذلك. يمكن تغيير ذلك في إعداداته لهذا الموقع.',
};
