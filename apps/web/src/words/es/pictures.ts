/** Pictures that people choose for themselves. */
import type { Catalogue } from '../catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  title: 'Un dibujo junto a tu nombre',
  none: 'Sin dibujo',
  of: {
    cat: 'Gato',
    dog: 'Perro',
    fox: 'Zorro',
    bear: 'Oso',
    monkey: 'Mono',
    lion: 'León',
    frog: 'Rana',
    owl: 'Búho',
    penguin: 'Pingüino',
    turtle: 'Tortuga',
    octopus: 'Pulpo',
    unicorn: 'Unicornio',
    anchor: 'Ancla',
    ship: 'Barco',
    rocket: 'Cohete',
    star: 'Estrella',
  },
};
