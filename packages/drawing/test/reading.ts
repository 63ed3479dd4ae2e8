// Reads pictures as any program would that knows no page.
interface XmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** `expect` is slow when called ten thousand times. */
function demand(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

const ESCAPED =
  /^(?:[\t\n\r\u0020-\u0025\u0027-\u003B\u003D-\uD7FF\uE000-\uFFFD]|[\uD800-\uDBFF][\uDC00-\uDFFF]|&(?:amp|lt|gt|quot);)*$/;

function plain(text: string): string {
  demand(ESCAPED.test(text), `not escaped, or not for XML: ${text}`);
  return text.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
}

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const TAG = /<(?:\/([\w-]+)|([A-Za-z][\w-]*)((?: [\w:-]+="[^"<]*")*)(\/?))>([^<]*)/y;

/** A strict XML reader: fails for anything but elements, attributes and text. */
export function parseXml(document: string): readonly XmlElement[] {
  demand(document.startsWith(DECLARATION), 'begins as XML');
  const found: XmlElement[] = [];
  const open: string[] = [];
  const whole = document.trimEnd();
  TAG.lastIndex = DECLARATION.length;
  while (TAG.lastIndex < whole.length) {
    const from = TAG.lastIndex;
    const [, close, tag, written = '', empty, text = ''] = TAG.exec(whole) ?? [];
    demand(close !== undefined || tag !== undefined, `cannot be read: ${whole.slice(from, from + 80)}`);
    if (tag === undefined) {
      demand(open.pop() === close, `${close} is closed`);
      demand(text === '' && (open.length > 0 || TAG.lastIndex === whole.length), `after ${close}: ${text}`);
      continue;
    }
    const pairs = Array.from(
      written.matchAll(/ ([\w:-]+)="([^"]*)"/g),
      ([, name = '', value = '']) => [name, plain(value)] as const,
    );
    const attributes = new Map(pairs);
    demand(attributes.size === pairs.length, `${tag} says an attribute twice`);
    found.push({ tag, attributes, text: plain(text) });
    if (empty === '') open.push(tag);
  }
  demand(open.length === 0, `${open.join()} are not closed`);
  return found;
}

const PAINT = /^(?:none|#[\da-f]{6}|url\(#[\w-]+\))$/;
/** SVG elements that only draw: no scripts, images or links. */
const DRAWING = new Set(
  'svg title desc defs g rect circle ellipse line path polygon text linearGradient radialGradient stop pattern'.split(
    ' ',
  ),
);

/** Reads a picture; fails if it depends on a page. */
export function readPicture(document: string): readonly XmlElement[] {
  const elements = parseXml(document);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
  demand(
    ids.size === elements.filter(({ attributes }) => attributes.has('id')).length,
    'an id is there twice',
  );
  for (const { tag, attributes } of elements) {
    demand(DRAWING.has(tag), `${tag} does more than draw`);
    for (const [name, value] of attributes) {
      const said = `${tag} ${name}="${value}"`;
      demand(!/^(?:on|class$|style$|href$|xlink)/.test(name), said);
      demand(!/var\(|color-mix|NaN|undefined|Infinity|javascript/.test(value), said);
      if (['fill', 'stroke', 'stop-color'].includes(name)) demand(PAINT.test(value), said);
      for (const [, id = ''] of value.matchAll(/url\(#([\w-]+)\)/g)) demand(ids.has(id), said);
    }
    // Without a fill it would be black.
    if (/^(?:rect|circle|ellipse|text|polygon)$/.test(tag))
      demand(attributes.has('fill'), `${tag} ${[...attributes].join(' ')} has no fill`);
  }
  return elements;
}
