/** Well-formed XML for any content. */
import type { SvgNode } from './svg.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML cannot contain these even escaped. */
// oxlint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\0-\x08\x0B\x0C\x0E-\x1F\p{Surrogate}\uFFFE\uFFFF]/gu;

function escaped(text: string): string {
  return text.replace(IMPOSSIBLE, '\uFFFD').replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');
}

/** Thousandths of a square are invisible. */
const LONG = /-?\d*\.\d{4,}(?:e-\d+)?/g;

function valueOf(value: string | number): string {
  const rounded = (number: number) => String(Math.round(number * 1000) / 1000);
  return typeof value === 'number' ? rounded(value) : value.replace(LONG, (found) => rounded(Number(found)));
}

export function printSvg({ tag, attributes, parts }: SvgNode): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(valueOf(value))}"`);
  const inside = parts.map((part) => (typeof part === 'string' ? escaped(part) : printSvg(part)));
  const head = `<${tag}${given.join('')}`;
  return inside.length === 0 ? `${head}/>` : `${head}>${inside.join('')}</${tag}>`;
}

export function printDocument(document: SvgNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${printSvg(document)}\n`;
}
