/** Automatic players for seats. Pure: chance is passed in. */
export { choosePlay } from './choose-play.ts';
