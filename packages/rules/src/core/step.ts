/**
 * One piece goes from one place of its way to another. Pieces on one place are indistinguishable, so colour and place
 * name a piece. Inside the engine a step is one integer, so that lists of them are typed arrays.
 */

export const STEP_KINDS = ['move', 'enter', 'back', 'total', 'challenge', 'together'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface Step {
  readonly colour: number;
  /** On the colour's way, or BASE. */
  readonly from: number;
  /** For a challenge, the place of the blob. */
  readonly to: number;
  readonly kind: StepKind;
  /** The colour of which a piece makes room, where the player may choose. */
  readonly takes?: number;
}

/** In the order of making; empty when the throw is forfeited. */
export type Play = readonly Step[];

export const FORFEIT: Play = [];

/** From the lowest bit: to + 1 (8 bits), from + 1 (8), colour (2), kind (3), colour that makes room + 1 (3). Never 0 for a real step. */
export type PackedStep = number;

/** A move from base enters. */
export const FORWARD = 0;
export const BACKWARD = 1;
export const TOTAL = 2;
export const CHALLENGE = 3;
/** All pieces of the colour on the place go, with the whole throw. */
export const TOGETHER = 4;

/** From here on packed steps are compound: more than one piece goes, by their kind or because another one makes room. */
export const COMPOUND = CHALLENGE << 18;

export function packStep(kind: number, colour: number, from: number, to: number): PackedStep {
  return (to + 1) | ((from + 1) << 8) | (colour << 16) | (kind << 18);
}

export function kindOf(step: PackedStep): number {
  return (step >> 18) & 7;
}

/** -1: nobody makes room. */
export function takenBy(step: PackedStep): number {
  return (step >> 21) - 1;
}

export function withTaken(step: PackedStep, colour: number): PackedStep {
  return step | ((colour + 1) << 21);
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

function kindNameOf(step: PackedStep): StepKind {
  switch (kindOf(step)) {
    case BACKWARD:
      return 'back';
    case TOTAL:
      return 'total';
    case CHALLENGE:
      return 'challenge';
    case TOGETHER:
      return 'together';
    default:
      return fromOf(step) < 0 ? 'enter' : 'move';
  }
}

export function unpackStep(step: PackedStep): Step {
  const takes = takenBy(step);
  return {
    colour: colourOf(step),
    from: fromOf(step),
    to: toOf(step),
    kind: kindNameOf(step),
    ...(takes < 0 ? {} : { takes }),
  };
}

const PACKED_KIND: Readonly<Record<StepKind, number>> = {
  move: FORWARD,
  enter: FORWARD,
  back: BACKWARD,
  total: TOTAL,
  challenge: CHALLENGE,
  together: TOGETHER,
};

/** Places must fit (BASE to 126). */
export function packed({ kind, colour, from, to, takes = -1 }: Step): PackedStep {
  return withTaken(packStep(PACKED_KIND[kind], colour, from, to), takes);
}
