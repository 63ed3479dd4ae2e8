/**
 * Rules with options set that people know under a name of their own, as identifiers: where a game is chosen they have a card,
 * and a table whose rules are exactly these is called by it.
 */
const VARIANTS = { 'quick-ludo': 'indian+captureFirst+goal=1+places=first' } as const;

export type Variant = keyof typeof VARIANTS;

const isVariant = (id: string): id is Variant => Object.hasOwn(VARIANTS, id);

export const variants: readonly Variant[] = Object.keys(VARIANTS).filter(isVariant);

export const rulesOfVariant = (variant: Variant): string => VARIANTS[variant];

/** Null: with an option more or less they are none. */
export function variantOf(rules: string): Variant | null {
  return variants.find((variant) => VARIANTS[variant] === rules) ?? null;
}
