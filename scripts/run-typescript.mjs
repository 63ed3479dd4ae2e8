// Runs a TypeScript entry on a Node that cannot: bundles it once with Vite and imports the bundle in this process, so
// that arguments, standard streams, IPC and exit status are the entry's own. A bundle is used again while the files
// named in its first line are unchanged; then nothing but Node's own modules is loaded. It is made in a child
// process, which prints to standard error only, and renamed into its place: two first runs at once are safe.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const repository = fileURLToPath(new URL('..', import.meta.url));
const bundler = fileURLToPath(new URL('./bundle-typescript.mjs', import.meta.url));

/** The first line of a bundle: this mark, then JSON `[path relative to the repository, sha1 of the content][]`. */
export const headerMark = '//made-of ';

/** @param {string | Buffer} content */
export const contentHash = (content) => createHash('sha1').update(content).digest('hex');

/**
 * Up to date; made now if need be. Throws if it cannot be made.
 * @param {string} entry
 * @returns {string}
 */
export function bundleOf(entry) {
  const source = resolve(entry);
  const name = `${basename(source, '.ts')}-${contentHash(source).slice(0, 12)}.mjs`;
  const reasons = [];
  for (const folder of [join(repository, 'node_modules/.cache/typescript-bundles'), temporaryFolder()]) {
    const bundle = join(folder, name);
    try {
      prepare(folder);
    } catch (error) {
      reasons.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    if (isFresh(bundle)) return bundle;
    if (!isWritable(folder)) {
      reasons.push(`${folder}: not writable`);
      continue;
    }
    const made = spawnSync(process.execPath, [bundler, source, bundle], { stdio: ['ignore', 2, 2] });
    if (made.status === 0) return bundle;
    if (made.status !== folderNotWritable) throw new Error(`${entry} could not be bundled`);
    reasons.push(`${folder}: not writable`);
  }
  throw new Error(`${entry}: no place to keep its bundle (${reasons.join('; ')})`);
}

/** The bundler's exit status when all that failed was writing the bundle. */
export const folderNotWritable = 73;

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} bundle */
function isFresh(bundle) {
  try {
    /** @type {[string, string][]} */
    const sources = JSON.parse(firstLine(bundle).slice(headerMark.length));
    return sources.every(([path, hash]) => contentHash(readFileSync(join(repository, path))) === hash);
  } catch {
    return false;
  }
}

/** @param {string} file */
function firstLine(file) {
  const handle = openSync(file, 'r');
  try {
    const chunk = Buffer.alloc(1 << 16);
    let text = '';
    for (let read = 1; read > 0 && !text.includes('\n');) {
      read = readSync(handle, chunk);
      text += chunk.toString('utf8', 0, read);
    }
    return text.slice(0, text.indexOf('\n'));
  } finally {
    closeSync(handle);
  }
}

function temporaryFolder() {
  return join(tmpdir(), `ludo-typescript-bundles-${process.getuid?.() ?? 'user'}`);
}

/**
 * A folder in a shared place may be somebody else's: code is run from our own only.
 * @param {string} folder
 */
function prepare(folder) {
  const isShared = folder === temporaryFolder();
  mkdirSync(folder, { recursive: true, mode: isShared ? 0o700 : 0o777 });
  if (!isShared || process.platform === 'win32') return;
  const { uid, mode } = statSync(folder);
  const isOurs = uid === (process.getuid?.() ?? uid) && (mode & 0o022) === 0;
  if (!isOurs) throw new Error('others can write there');
}

/**
 * As if started as `node entry ...args`.
 * @param {string} entry
 * @param {string[]} args
 */
export async function runTypeScript(entry, args) {
  let bundle;
  try {
    bundle = bundleOf(entry);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  process.argv = [process.execPath, resolve(entry), ...args];
  await import(pathToFileURL(bundle).href);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  if (entry === undefined) {
    console.error('usage: node scripts/run-typescript.mjs ENTRY.ts [ARGUMENTS]');
    process.exit(2);
  }
  await runTypeScript(entry, args);
}
