/** The look of a still board for pictures without a page: drawing.css by class, and the tokens that it uses. */
import type { TokenRule } from './look.ts';
import { COLOUR_TOKENS } from './looks/colours.ts';
import { GAME_TOKENS } from './looks/games.ts';
import { PALETTE_TOKENS } from './looks/palettes.ts';
import { USUAL_TOKENS } from './looks/usual.ts';

export { LOOKS } from './looks/classes.ts';

/** Later ones win. */
export const TOKENS: readonly TokenRule[] = [
  ...USUAL_TOKENS,
  ...PALETTE_TOKENS,
  ...GAME_TOKENS,
  ...COLOUR_TOKENS,
];
