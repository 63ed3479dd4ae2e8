/** A drawing as data: a tree of SVG elements, which a page makes into its own and `printSvg` into text. */

export interface SvgNode {
  readonly tag: string;
  /** By SVG's own names: `class`, `font-size`. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly parts: readonly (SvgNode | string)[];
}

/** One element; of what is only drawn sometimes, null is left out. */
export function svg(
  tag: string,
  attributes: SvgNode['attributes'],
  ...parts: readonly (SvgNode | string | null)[]
): SvgNode {
  return { tag, attributes, parts: parts.filter((part) => part !== null) };
}
