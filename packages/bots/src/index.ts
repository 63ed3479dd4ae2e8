/** Automatic players for seats: a position in, a play out. Pure: chance is passed in, and nothing else is asked. */
export { choosePlay, levels, type Level } from './choose-play.ts';
