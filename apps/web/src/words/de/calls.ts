import type { Catalogue } from '../catalogue.ts';

export const calls: Catalogue['calls'] = {
  yourTurn: 'Du bist dran',
  title: 'Bescheid, wenn du dran bist',
  ask: 'Soll dieses Gerät Bescheid geben, wenn du dran bist, auch während du etwas anderes ansiehst?',
  yes: 'Bescheid geben',
  no: 'Nein, danke',
  setting: 'Bescheid geben, wenn ich dran bin und etwas anderes ansehe',
  refused: 'Dieser Browser erlaubt es nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.',
};
