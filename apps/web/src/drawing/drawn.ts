/** Drawings as React elements; the same drawing gives the same element, so that React skips it. */
import { createElement, type ReactElement } from 'react';
import type { SvgNode } from '@ludo/drawing/svg';

const elements = new WeakMap<SvgNode, ReactElement>();

export function drawn(node: SvgNode): ReactElement {
  const known = elements.get(node) ?? elementOf(node);
  elements.set(node, known);
  return known;
}

function elementOf({ tag, attributes, parts }: SvgNode): ReactElement {
  const properties: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes)) properties[propertyOf(name)] = value;
  return createElement(
    tag,
    properties,
    ...parts.map((part) => (typeof part === 'string' ? part : elementOf(part))),
  );
}

/** React's name for an attribute of SVG. */
function propertyOf(name: string): string {
  if (name === 'class') return 'className';
  if (name.startsWith('aria-')) return name;
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
