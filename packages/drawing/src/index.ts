/** A still board from board data: where everything lies, and which piece is which. Pure: no page, no clock, no storage. */
export {
  homeOf,
  layoutFor,
  layoutOf,
  pointOf,
  wayBetween,
  type Layout,
  type Point,
  type StartLayout,
} from './layout.ts';
export { arrange, ringOf, standKey, type PlacedToken, type Stand } from './arrangement.ts';
export { tokenAt, tokensAfter, tokensOf, tokensShowing, type Token } from './tokens.ts';
export { edgesOf, quartersOf, squaresOf } from './squares.ts';
export { fitted } from './fitting.ts';
