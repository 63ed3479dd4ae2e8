/** Colours from the text of style sheets. */

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
type Mixture = readonly [red: number, green: number, blue: number, alpha: number];

/** Not a mixture itself. */
const PART = String.raw`\s*((?!color-mix)[^\s,()]+(?:\([^()]*\))?)`;
const MIX = new RegExp(String.raw`color-mix\(\s*in srgb,${PART} ([\d.]+)%,${PART}\s*\)`);

/** Innermost first. */
export function mixedIn(text: string): string {
  const found = MIX.exec(text);
  if (found === null) return text;
  const [all, one = '', share = '', other = ''] = found;
  const [first, second] = [mixtureOf(one), mixtureOf(other)];
  const part = Number(share) / 100;
  const alpha = first[3] * part + second[3] * (1 - part);
  const mixed = (nth: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (first[nth] * first[3] * part + second[nth] * second[3] * (1 - part)) / alpha;
  const written = `rgb(${mixed(0)} ${mixed(1)} ${mixed(2)} / ${alpha * 100}%)`;
  return mixedIn(text.replace(all, () => written));
}

export function parseColour(text: string): { readonly hex: string; readonly alpha: number } {
  const [red, green, blue, alpha] = mixtureOf(text);
  const hex = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
  return { hex: `#${hex}`, alpha };
}

function mixtureOf(text: string): Mixture {
  if (text === 'transparent') return [0, 0, 0, 0];
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text) ?? [];
  const digits = long ?? short?.replaceAll(/./g, '$&$&');
  if (digits !== undefined) {
    const part = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16);
    return [part(0), part(2), part(4), 1];
  }
  const [, red, green, blue, alpha = '100'] =
    /^rgb\(([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+)%)?\)$/.exec(text) ?? [];
  if (red === undefined) throw new Error(`not a colour: ${text}`);
  return [Number(red), Number(green), Number(blue), Number(alpha) / 100];
}
