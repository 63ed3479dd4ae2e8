/** A drawing as data: a tree of SVG elements. A page turns it into its own elements, `printSvg` into text. */

export interface SvgNode {
  readonly tag: string;
  /** By SVG's own names: `class`, `font-size`. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly parts: readonly (SvgNode | string)[];
}

/** One element; null parts are left out. */
export function svg(
  tag: string,
  attributes: SvgNode['attributes'],
  ...parts: readonly (SvgNode | string | null)[]
): SvgNode {
  return { tag, attributes, parts: parts.filter((part) => part !== null) };
}
