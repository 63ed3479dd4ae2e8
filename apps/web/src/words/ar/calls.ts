import type { Catalogue } from '../catalogue.ts';

export const calls: Catalogue['calls'] = {
  yourTurn: 'دورك الآن',
  title: 'إخبارك بدورك',
  ask: 'هل يخبرك هذا الجهاز عندما يحين دورك، حتى وأنت تنظر إلى شيء آخر؟',
  yes: 'أخبرني',
  no: 'لا، شكرًا',
  setting: 'أخبرني عندما يحين دوري وأنا أنظر إلى شيء آخر',
  refused: 'هذا المتصفح لا يسمح بذلك. يمكن تغيير ذلك في إعداداته لهذا الموقع.',
};
