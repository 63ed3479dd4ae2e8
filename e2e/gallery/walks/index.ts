// All walks. A new state is a line in one of them, a new page a walk of its own.
import type { Walk } from '../walk.ts';
import { asking } from './asking.ts';
import { atHome } from './at-home.ts';
import { fairDice } from './fair-dice.ts';
import { firstPage, nowhere } from './first-page.ts';
import { learning, looking, ruleBook } from './learning.ts';
import { clock, ending, playing, rollOff } from './playing.ts';
import { lookingBack, replaying } from './replaying.ts';
import { room, talk } from './room.ts';
import { oneScreen, ruleSets } from './rule-sets.ts';
import { setup } from './setup.ts';
import { television } from './television.ts';

export const walks: readonly Walk[] = [
  setup,
  playing,
  room,
  asking,
  ruleSets,
  firstPage,
  oneScreen,
  ending,
  talk,
  nowhere,
  clock,
  rollOff,
  learning,
  looking,
  ruleBook,
  atHome,
  television,
  fairDice,
  replaying,
  lookingBack,
];
