/** What rules do where people play by them, who look for good plays as the sensible bot does; and what that care is worth. */
import { createLab, success, type Chooser, type Lab, type LabOptions } from '@ludo/rules';
import { choosePlay } from './choose-play.ts';

const CAREFUL = 'sensible';

const sensible: Chooser = (position, draw) => choosePlay(position, CAREFUL, draw);
const choosers = new Map([[CAREFUL, sensible]]);

/** Everybody looks the same games up. */
export const LAB_SEED = 'lab';

type Asked = Pick<LabOptions, 'rules' | 'seats' | 'start'> & Partial<Pick<LabOptions, 'seed'>>;

/**
 * Of each game, one is played with care by all; by `carefulAhead`, another where one plays with care and the others at
 * random. Errors: see `createLab`.
 */
export function createRulesLab(asked: Asked): ReturnType<typeof createLab> {
  const options = { seed: LAB_SEED, ...asked, choosers };
  const usual = createLab({ ...options, usual: CAREFUL });
  if (!usual.ok) return usual;
  const careless = createLab({ ...options, careful: CAREFUL });
  if (!careless.ok) return careless;
  const labs: readonly Lab[] = [usual.value, careless.value];
  return success({
    play(games) {
      for (const lab of labs) lab.play(games);
    },
    figures: () => ({ ...usual.value.figures(), carefulAhead: careless.value.figures().carefulAhead }),
  });
}
