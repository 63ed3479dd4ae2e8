import { describe, expect, it } from 'vitest';
import { chunksOf, loadedWith } from './vite-chunks.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/src/app/main.tsx': ['/react', '/src/frame.tsx'],
  '/src/pages/setup-page.tsx': ['/react', '/src/frame.tsx', '/rules'],
  '/src/table-page/table-page.tsx': ['/rules', '/src/stage.ts'],
  '/src/stage.ts': ['/rules', '/src/scene.ts'],
  '/src/scene.ts': ['/src/stage.ts'],
  '/src/pages/here-page.tsx': ['/bots'],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

describe('what is loaded with a module', () => {
  it('is itself and all that it imports, round circles too', () => {
    expect([...loadedWith('/src/table-page/table-page.tsx', modules)].toSorted()).toEqual([
      '/rules',
      '/src/scene.ts',
      '/src/stage.ts',
      '/src/table-page/table-page.tsx',
    ]);
  });
});

describe('chunks', () => {
  /** As the bundler does: the group of the highest priority that gives a name has the module. */
  const chunkOf = (id: string): string | null => {
    const groups = chunksOf('/src').groups.toSorted((a, b) => b.priority - a.priority);
    return groups.map(({ name }) => name(id, modules)).find((name) => name !== null) ?? null;
  };

  it.each([
    ['/react', 'first'],
    ['/src/frame.tsx', 'first'],
    ['/rules', 'setup'],
    ['/src/scene.ts', 'table'],
    ['/bots', 'table'],
    ['/src/lesson.tsx', null],
    ['/src/app/main.tsx', null],
  ])('%s travels with the first step that needs it: %s', (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });

  it('never make an earlier step wait for a later one', () => {
    const order = ['first', 'setup', 'table'];
    for (const [id, own] of Object.entries(imports)) {
      if (id === '/src/app/main.tsx') continue;
      for (const other of own) {
        expect(order.indexOf(chunkOf(other) ?? '')).toBeLessThanOrEqual(order.indexOf(chunkOf(id) ?? ''));
      }
    }
  });
});
