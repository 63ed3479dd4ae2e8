/** A drawing as a tree of SVG elements; `printSvg` makes text of it. */

export interface SvgNode {
  readonly tag: string;
  /** By SVG's own names: `class`, `font-size`. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly parts: readonly (SvgNode | string)[];
}

/** Null parts are left out. */
export function svg(
  tag: string,
  attributes: SvgNode['attributes'],
  ...parts: readonly (SvgNode | string | null)[]
): SvgNode {
  return { tag, attributes, parts: parts.filter((part) => part !== null) };
}
