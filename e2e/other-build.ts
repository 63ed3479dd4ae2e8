// Another build of the page, as after a change of one text: every hashed file has another name.
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtPage } from './server-process.ts';

/** On the first page, in either build. */
export const HINTS = {
  usual: 'Play with friends: send a link, and each plays on their own device',
  other: 'The second edition of this page',
} as const;

/** `folder` must not be there yet. */
export async function writeOtherBuild(folder: string): Promise<void> {
  await cp(builtPage, folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const compressed = paths.filter((path) => /\.(br|gz)$/.test(path));
  await Promise.all(compressed.map((path) => rm(path)));
  const files = paths.filter((path) => !compressed.includes(path));
  const hashed = files.flatMap((path) => /[\w-]+-([\w-]{8})\.(?:js|css)$/.exec(path)?.slice(1, 2) ?? []);
  const renamed = (text: string): string =>
    hashed.reduce((all, hash) => all.replaceAll(`-${hash}.`, `-${turned(hash)}.`), text);
  for (const path of files) {
    if (!/\.(js|css|html)$/.test(path)) continue;
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      renamed(text).replaceAll(HINTS.usual, HINTS.other).replace('"name":"', '"name":"other '),
    );
    if (renamed(path) !== path) await rename(path, renamed(path));
  }
}

function turned(hash: string): string {
  return [...hash].toReversed().join('');
}
