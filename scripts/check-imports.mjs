// Checks the direction of imports in every source of the repository (or of the folder given): see import-rules.mjs and
// storeys.mjs. Prints each import that may not be, each circle of files that import one another, and each folder that holds
// too many; ends with status 1 if there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { circlesIn } from './circles.mjs';
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
console.log(
  `${files.length} files, ${violations.length} imports in a wrong direction, ${circles.length} circles, ${crowded.length} crowded folders`,
);
process.exitCode = violations.length + circles.length + crowded.length > 0 || files.length === 0 ? 1 : 0;
