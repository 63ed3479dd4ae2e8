/** Pictures that people choose for themselves. */
import type { Catalogue } from '../catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  title: 'صورة بجانب اسمك',
  none: 'بلا صورة',
  of: {
    cat: 'قطة',
    dog: 'كلب',
    fox: 'ثعلب',
    bear: 'دب',
    monkey: 'قرد',
    lion: 'أسد',
    frog: 'ضفدع',
    owl: 'بومة',
    penguin: 'بطريق',
    turtle: 'سلحفاة',
    octopus: 'أخطبوط',
    unicorn: 'يونيكورن',
    anchor: 'مرساة',
    ship: 'سفينة',
    rocket: 'صاروخ',
    star: 'نجمة',
  },
};
