import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('../', import.meta.url);
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);
const read = (path: string): string =>
  readFileSync(new URL(path, source), 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** What a browser can animate without layout or paint. */
const MOVABLE = ['transform', 'opacity', 'none'];

/** The properties that a sheet animates: in its transitions and its keyframes. */
function movedIn(css: string): readonly string[] {
  const transitions = Array.from(css.matchAll(/transition(?:-property)?:\s*([^;}]+)/g), ([, list = '']) =>
    list
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((each) => each.trim().split(/\s/)[0] ?? ''),
  );
  const keyframes = Array.from(
    css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^}]*\})*)/g),
    ([, steps = '']) => Array.from(steps.matchAll(/([\w-]+)\s*:/g), ([, name = '']) => name),
  );
  return [...transitions, ...keyframes].flat();
}

describe('what sheets move', () => {
  it('is found in transitions and keyframes', () => {
    expect(
      movedIn('a { transition: color 1s, transform 2s cubic-bezier(0, 1, 0, 1); transition-property: top }'),
    ).toEqual(['color', 'transform', 'top']);
    expect(movedIn('@keyframes grow { from { width: 0; opacity: 1 } to { width: 1px } }')).toEqual([
      'width',
      'opacity',
      'width',
    ]);
  });

  it.each(sheets)('%s moves by nothing but transforms and opacity', (path) => {
    expect(movedIn(read(path)).filter((name) => !MOVABLE.includes(name))).toEqual([]);
  });
});
