/** Pictures that people choose for themselves. */
import type { Catalogue } from '../catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  title: 'Ein Bild neben deinem Namen',
  none: 'Kein Bild',
  of: {
    cat: 'Katze',
    dog: 'Hund',
    fox: 'Fuchs',
    bear: 'Bär',
    monkey: 'Affe',
    lion: 'Löwe',
    frog: 'Frosch',
    owl: 'Eule',
    penguin: 'Pinguin',
    turtle: 'Schildkröte',
    octopus: 'Krake',
    unicorn: 'Einhorn',
    anchor: 'Anker',
    ship: 'Schiff',
    rocket: 'Rakete',
    star: 'Stern',
  },
};
