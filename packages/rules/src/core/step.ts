/**
 * A step: one piece of a colour going from one place of its way to another. Pieces of a colour on one place cannot be told
 * apart, so colour and place name a piece.
 *
 * Inside the engine a step is one integer (colour, from, to, kind), so that lists of them are typed arrays.
 */

export const STEP_KINDS = ['move', 'enter'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface Step {
  readonly colour: number;
  /** BASE or the place on the colour's way. */
  readonly from: number;
  readonly to: number;
  readonly kind: StepKind;
}

/** A whole throw's use: one step with one die; none when the throw is forfeited. */
export type Play = readonly Step[];

export const FORFEIT: Play = [];

/** Layout, from the lowest bit: to + 1 (8 bits), from + 1 (8), colour (2), enters (1). Never 0 for a real step. */
export type PackedStep = number;

export function packStep(colour: number, from: number, to: number): PackedStep {
  return (to + 1) | ((from + 1) << 8) | (colour << 16);
}

export function colourOf(step: PackedStep): number {
  return (step >> 16) & 3;
}

export function fromOf(step: PackedStep): number {
  return ((step >> 8) & 0xff) - 1;
}

export function toOf(step: PackedStep): number {
  return (step & 0xff) - 1;
}

export function unpackStep(step: PackedStep): Step {
  const from = fromOf(step);
  return { colour: colourOf(step), from, to: toOf(step), kind: from < 0 ? 'enter' : 'move' };
}
