/** Pictures that people choose for themselves. */
export const pictures = {
  title: 'A picture beside your name',
  none: 'No picture',
  of: {
    cat: 'Cat',
    dog: 'Dog',
    fox: 'Fox',
    bear: 'Bear',
    monkey: 'Monkey',
    lion: 'Lion',
    frog: 'Frog',
    owl: 'Owl',
    penguin: 'Penguin',
    turtle: 'Turtle',
    octopus: 'Octopus',
    unicorn: 'Unicorn',
    anchor: 'Anchor',
    ship: 'Ship',
    rocket: 'Rocket',
    star: 'Star',
  },
};
