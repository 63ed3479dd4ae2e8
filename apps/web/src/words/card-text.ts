/** Which cards have words of their own, beside those of their rule sets. */
import type { Variant } from '@ludo/room/variants';

/** What a card is called where the name of its rule set does not say it, or is that of another card. First words. */
export type CardNames = Readonly<Record<CardName, string>>;

export type CardName = 'ludo' | Variant;

/** What is special about them. */
export type VariantTexts = Readonly<Record<Variant, string>>;
