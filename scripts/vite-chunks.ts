// Which modules travel together: a file costs a slow network a round trip, so each step on the way to the first throw
// is one. All else is left to the bundler.
import { join } from 'node:path';

interface Known {
  readonly importedIds: readonly string[];
}

interface Modules {
  readonly getModuleInfo: (id: string) => Known | null;
}

/** Itself, what it imports, and so on; not what it fetches later. */
export function loadedWith(root: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const ENTRY = 'app/main.tsx';

/**
 * Each step with the modules of `source` that open it; a module belongs to the first that needs it. The entry stays
 * alone: it waits for words that are fetched, and these must not wait for it.
 */
export function chunksOf(source: string) {
  const steps = [
    ['first', [ENTRY]],
    ['setup', ['pages/setup-page.tsx']],
    ['table', ['table-page/table-page.tsx', 'pages/here-page.tsx']],
  ] as const;
  const loaded = new Map<string, ReadonlySet<string>>();
  const isLoadedWith = (root: string, id: string, modules: Modules): boolean => {
    const path = join(source, root);
    let all = loaded.get(path);
    if (all === undefined) loaded.set(path, (all = loadedWith(path, modules)));
    return all.has(id);
  };
  return {
    includeDependenciesRecursively: false,
    groups: steps.map(([name, roots], nth) => ({
      priority: steps.length - nth,
      name: (id: string, modules: Modules) =>
        id !== join(source, ENTRY) && roots.some((root) => isLoadedWith(root, id, modules)) ? name : null,
    })),
  };
}
