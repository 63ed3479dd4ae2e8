// Prints each import in a wrong direction, each circle, each crowded folder and each needless export of the
// repository (or of the folder given); ends with status 1 if there is one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { circlesIn } from './circles.mjs';
import { unusedExports } from './exports.mjs';
import { filesNamedIn, importViolations } from './import-rules.mjs';
import { repository } from './run-typescript.mjs';
import { crowdedFolders } from './storeys.mjs';

const root = resolve(process.argv[2] ?? repository);
const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.git']);

/** @type {Map<string, import('./import-rules.mjs').Manifest>} */
const manifests = new Map();

/** @param {string} workspace */
function manifestOf(workspace) {
  const manifest =
    manifests.get(workspace) ?? JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  manifests.set(workspace, manifest);
  return manifest;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesUnder(path);
    return /\.[mc]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}

const files = ['packages', 'apps', 'e2e', 'reliability'].flatMap((folder) =>
  sourcesUnder(join(root, folder)),
);
/** @type {Map<string, string>} */
const texts = new Map(
  files.map((file) => [relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
);
const violations = [...texts].flatMap(([path, text]) => importViolations(path, text, manifestOf));
for (const { path, line, specifier, reason } of violations) {
  console.log(`${path}:${line}: import of '${specifier}': ${reason}`);
}

/** @param {string} named */
function filesLike(named) {
  if (!named.includes('*')) return texts.has(named) ? [named] : [];
  const [before = '', after = ''] = named.split('*');
  return [...texts.keys()].filter(
    (path) =>
      path.startsWith(before) &&
      path.endsWith(after) &&
      /^[^/]+$/.test(path.slice(before.length, -after.length)),
  );
}
const circles = circlesIn(
  new Map([...texts].map(([path, text]) => [path, new Set(filesNamedIn(path, text).flatMap(filesLike))])),
);
for (const circle of circles) console.log(`in a circle: ${circle.join(' ')}`);
const crowded = crowdedFolders([...texts.keys()]);
for (const [folder, count] of crowded) console.log(`${folder}: ${count} sources in one folder`);
/** The file behind an entry of a package of our own. @param {string} specifier */
function doorOf(specifier) {
  const [, name, entry = ''] = /^@ludo\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  const workspace = ['packages', 'apps']
    .map((folder) => `${folder}/${name ?? ''}`)
    .find((folder) => existsSync(join(root, folder, 'package.json')));
  if (name === undefined || workspace === undefined) return undefined;
  const file = manifestOf(workspace).exports?.[`.${entry}`];
  return typeof file === 'string' ? posix.join(workspace, file) : undefined;
}
/** The build reads it, not an import. */
const readElsewhere = new Set(['apps/web/src/app/prerender.tsx']);
const isSource = (/** @type {string} */ path) =>
  /^(packages|apps)\/[^/]+\/src\//.test(path) && !/\.test\.tsx?$/.test(path) && !readElsewhere.has(path);
const needless = unusedExports(texts, doorOf, isSource);
for (const { path, line, name } of needless)
  console.log(`${path}:${line}: nobody imports ${name}, which is exported`);
console.log(
  `${files.length} files, ${violations.length} imports in a wrong direction, ${circles.length} circles, ` +
    `${crowded.length} crowded folders, ${needless.length} needless exports`,
);
const faults = violations.length + circles.length + crowded.length + needless.length;
process.exitCode = faults > 0 || files.length === 0 ? 1 : 0;
