import type { Catalogue } from '../catalogue.ts';

export const motion: Catalogue['motion'] = {
  loudness: { off: 'بلا صوت', soft: 'خافت', full: 'كامل' },
  vibration: 'الاهتزاز: عند دوري، وعند الأكل، وعند الفوز',
};
