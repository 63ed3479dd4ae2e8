// For tests: a built page in a folder of its own, and the tags in the head of what is answered.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PAGE = [
  '<!doctype html>',
  '<html lang="en">',
  '  <head>',
  '    <title>Ludo</title>',
  '  </head>',
  '  <body></body>',
  '</html>',
  '',
].join('\n');

export function writePage(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), PAGE);
  for (const language of ['en', 'de'])
    writeFileSync(join(folder, `first.${language}.html`), PAGE.replace('lang="en"', `lang="${language}"`));
}

const TAG = /<meta (?:property|name)="([^"<>]+)" content="([^"<>]*)" \/>\n */g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** As a reader of HTML understands them. */
export function tagsIn(html: string): Readonly<Record<string, string>> {
  const plain = (text: string) =>
    text.replaceAll(/&([#\w]+);/g, (all, name: string) => ENTITIES[name] ?? all);
  return Object.fromEntries(
    Array.from(html.matchAll(TAG), ([, name = '', content = '']) => [name, plain(content)]),
  );
}

export function withoutTags(html: string): string {
  return html
    .replaceAll(TAG, '')
    .replace('  </head>', '</head>')
    .replace(/\n {2,}<\/head>/, '\n  </head>');
}
