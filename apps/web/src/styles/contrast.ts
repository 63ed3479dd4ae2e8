/** By WCAG 2. */

/** From 0 to 255. */
export type Rgb = readonly [number, number, number];

/** From `#rrggbb`; throws for a mistake in a token file. */
export function parseHex(text: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new Error(`not a colour of the form #rrggbb: ${text}`);
  const part = (from: number) => Number.parseInt(text.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

/** From 0 for black to 1 for white. */
export function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** From 1 for no difference to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
