/** Automatic players for seats: take a position, return a play. Pure: chance is passed in. */
export { choosePlay } from './choose-play.ts';
