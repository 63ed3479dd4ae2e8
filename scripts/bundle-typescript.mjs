// `node bundle-typescript.mjs ENTRY OUTPUT`: bundles a TypeScript entry for Node with the project's own packages;
// those from npm stay imports. run-typescript.mjs says what the header is.
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { contentHash, folderNotWritable, headerMark, repository } from './run-typescript.mjs';

const [entry, output] = process.argv.slice(2);
if (entry === undefined || output === undefined) throw new Error('usage: bundle-typescript.mjs ENTRY OUTPUT');

/** @type {Map<string, string>} path relative to the repository -> hash of what went into the bundle */
const sources = new Map();

/** @param {string} file */
function note(file) {
  const content = readFileSync(file, 'utf8');
  sources.set(relative(repository, file).replaceAll('\\', '/'), contentHash(content));
  return content;
}

/** Besides modules: how a bundle is made, and where packages say that their entry is. */
function noteSurroundings() {
  note(fileURLToPath(import.meta.url));
  note(join(repository, 'node_modules/vite/package.json'));
  const workspaces = new Set(
    Array.from(sources.keys(), (file) => /^(packages|apps)\/[^/]+(?=\/)/.exec(file)?.[0]),
  );
  for (const workspace of workspaces) {
    if (workspace !== undefined) note(join(repository, workspace, 'package.json'));
  }
}

/** @type {import('vite').Plugin} reads each module itself: the hash is then of the very text that is bundled */
const recorded = {
  name: 'recorded',
  enforce: 'pre',
  load(id) {
    return /^[^\0?]+\.(m?[jt]sx?|json)$/.test(id) ? note(id) : null;
  },
};

let code;
try {
  const built = await build({
    configFile: false,
    root: repository,
    logLevel: 'silent',
    plugins: [recorded],
    ssr: { noExternal: [/^@ludo\//] },
    build: {
      ssr: entry,
      target: 'node20',
      minify: false,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = /** @type {import('vite').Rollup.RollupOutput} */ (built).output;
  if (outputs.length !== 1)
    throw new Error(`expected one file, got ${outputs.map((file) => file.fileName).join(', ')}`);
  code = outputs[0].code;
  noteSurroundings();
} catch (error) {
  console.error(`${relative(repository, entry)}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

const temporary = `${output}.${process.pid}.tmp`;
try {
  linkPackages(dirname(output));
  writeFileSync(temporary, `${headerMark}${JSON.stringify([...sources])}\n${code}`);
  renameSync(temporary, output);
} catch (error) {
  remove(temporary);
  console.error(`${output}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(folderNotWritable);
}

/**
 * Outside the repository nothing resolves the packages that the bundle imports.
 * @param {string} folder
 */
function linkPackages(folder) {
  const link = join(folder, 'node_modules');
  if (!relative(repository, folder).startsWith('..') || existsSync(link)) return;
  try {
    symlinkSync(join(repository, 'node_modules'), link, 'junction');
  } catch (error) {
    if (!existsSync(link)) throw error;
  }
}

/** @param {string} file */
function remove(file) {
  try {
    rmSync(file, { force: true });
  } catch {
    // It could not be written either.
  }
}
