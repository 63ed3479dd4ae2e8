// Checks the direction of imports in every source of the repository (or of the folder given): see import-rules.mjs.
// Prints each import that may not be, and ends with status 1 if there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { importViolations } from './import-rules.mjs';
import { repository } from './run-typescript.mjs';

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
const violations = files.flatMap((file) =>
  importViolations(relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8'), manifestOf),
);
for (const { path, line, specifier, reason } of violations) {
  console.log(`${path}:${line}: import of '${specifier}': ${reason}`);
}
console.log(`${files.length} files, ${violations.length} imports in a wrong direction`);
process.exitCode = violations.length > 0 || files.length === 0 ? 1 : 0;
