// Tests find modules as an earlier run has transformed them (`fsModuleCache` of vitest). What a module becomes by more than
// its own text and the configuration is named here, or it would stay as it was when that changes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';

/** `root`: of the repository. */
export function keptModules(root: string): Plugin {
  return {
    name: 'kept-modules',
    configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
      defineKey(keyOf(root));
    },
  };
}

/** Beside the text of a module; false: it is transformed anew each time. */
export function keyOf(root: string): (module: { readonly sourceCode: string }) => string | false {
  const entries = entriesOfPackages(root);
  // A pattern finds other files when there are others.
  return ({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : entries);
}

/** Of our own packages: where their names lead. */
function entriesOfPackages(root: string): string {
  return ['packages', 'apps']
    .flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'package.json')),
    )
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
