/** Pictures that people choose for themselves. */
import type { Catalogue } from '../catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  title: 'आपके नाम के साथ एक चित्र',
  none: 'कोई चित्र नहीं',
  of: {
    cat: 'बिल्ली',
    dog: 'कुत्ता',
    fox: 'लोमड़ी',
    bear: 'भालू',
    monkey: 'बंदर',
    lion: 'शेर',
    frog: 'मेंढक',
    owl: 'उल्लू',
    penguin: 'पेंगुइन',
    turtle: 'कछुआ',
    octopus: 'ऑक्टोपस',
    unicorn: 'यूनिकॉर्न',
    anchor: 'लंगर',
    ship: 'जहाज़',
    rocket: 'रॉकेट',
    star: 'तारा',
  },
};
