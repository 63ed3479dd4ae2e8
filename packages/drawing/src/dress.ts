/**
 * Pictures without a page get the colours of the page's sheets: plain SVG, colours as `#rrggbb` with separate opacity, no
 * classes, no variables.
 */
import { mixedIn, parseColour } from './colour-text.ts';
import type { Look, TokenRule } from './look.ts';
import { TOKENS } from './looks.ts';
import { LOOKS } from './looks/classes.ts';
import type { SvgNode } from './svg.ts';

interface Place {
  readonly palette: string;
  readonly style: string;
  readonly game: string;
  /** Of the innermost element that has one. */
  readonly colour: string | null;
}

type Tokens = ReadonlyMap<string, string>;

function tokensAt({ palette, style, game, colour }: Place): Tokens {
  const holds = ({ where }: TokenRule) =>
    (where.palette === undefined || where.palette === palette) &&
    (where.style === undefined || where.style === style) &&
    (where.game === undefined || where.game === '*' || where.game === game) &&
    (where.colour === undefined || where.colour === colour);
  return new Map(TOKENS.flatMap((rule) => (holds(rule) ? Object.entries(rule.says) : [])));
}

function resolved(text: string, tokens: Tokens): string {
  const from = text.indexOf('var(');
  if (from < 0) return text;
  let to = from + 4;
  for (let open = 1; open > 0; to += 1) {
    if (text[to] === undefined) throw new Error(`a bracket is not closed: ${text}`);
    if (text[to] === '(') open += 1;
    if (text[to] === ')') open -= 1;
  }
  const [, name = '', otherwise] =
    /^\s*(--[\w-]+)\s*(?:,\s*([^]*))?$/.exec(text.slice(from + 4, to - 1)) ?? [];
  const value = tokens.get(name) ?? otherwise;
  if (value === undefined) throw new Error(`no token ${name} for ${text}`);
  return resolved(`${text.slice(0, from)}${value}${text.slice(to)}`, tokens);
}

const PAINTS: Readonly<Record<string, string>> = {
  fill: 'fill-opacity',
  stroke: 'stroke-opacity',
  'stop-color': 'stop-opacity',
};

/** The paint's own opacity times the given one. */
function paint(attributes: Record<string, string | number>, name: string, opacity: string): void {
  const value = attributes[name];
  if (typeof value !== 'string' || value === 'none' || value.startsWith('url(')) return;
  const { hex, alpha } = parseColour(mixedIn(value));
  attributes[name] = alpha === 0 && name !== 'stop-color' ? 'none' : hex;
  const part = alpha * Number(attributes[opacity] ?? 1);
  if (part === 1) delete attributes[opacity];
  else attributes[opacity] = part;
}

/** `unit`: pixels of a square, for lines of constant width. */
export function dressed(node: SvgNode, place: Omit<Place, 'colour'>, unit: number): SvgNode {
  const known = new Map<string | null, Tokens>();
  const at = (colour: string | null): Tokens => {
    const tokens = known.get(colour) ?? tokensAt({ ...place, colour });
    known.set(colour, tokens);
    return tokens;
  };
  const worn = new Map<string, Look>();
  const lookOf = (named: string, colour: string | null): Look => {
    const key = `${named} ${colour ?? ''}`;
    const known = worn.get(key);
    if (known !== undefined) return known;
    const classes = named.split(' ');
    const look = Object.fromEntries(
      Object.entries(LOOKS)
        .filter(([name]) => classes.includes(name))
        .flatMap(([, said]) => Object.entries(said))
        .map(([name, value]) => [name, resolved(value, at(colour))]),
    );
    worn.set(key, look);
    return look;
  };
  const dress = ({ tag, attributes, parts }: SvgNode, around: string | null): SvgNode | null => {
    const { class: classes = '', 'aria-hidden': _, ...rest } = attributes;
    const named = String(classes);
    const colour = /(?:^| )is-(\w+)/.exec(named)?.[1] ?? around;
    const given: Record<string, string | number> = { ...rest, ...lookOf(named, colour) };
    if (Number(given['opacity'] ?? 1) === 0) return null;
    for (const [name, opacity] of Object.entries(PAINTS)) paint(given, name, opacity);
    if (given['vector-effect'] === 'non-scaling-stroke') {
      delete given['vector-effect'];
      given['stroke-width'] = Number.parseFloat(String(given['stroke-width'])) / unit;
    }
    const inside = parts.flatMap((part) => (typeof part === 'string' ? part : (dress(part, colour) ?? [])));
    return { tag, attributes: given, parts: inside };
  };
  return dress(node, null) ?? { ...node, parts: [] };
}

/** `hex` is `#rrggbb`. */
export function tokenColour(name: string, place: Omit<Place, 'colour'>): { hex: string; alpha: number } {
  return parseColour(mixedIn(resolved(`var(${name})`, tokensAt({ ...place, colour: null }))));
}
