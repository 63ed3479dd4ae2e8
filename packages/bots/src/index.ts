/** Automatic players for seats, and what they find out about rules. Pure: chance is passed in. */
export { choosePlay, consider } from './choose-play.ts';
export { createRulesLab, LAB_SEED } from './rules-lab.ts';
