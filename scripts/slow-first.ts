// In which order vitest takes test files: slow ones first. A clean clone knows no durations, and vitest would go by the size
// of files: the longest of all is among the shortest to read, and would keep everybody waiting at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isSlow } from './slow-tests.mjs';

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own, of its own files
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) => slowFirst(sorted.filter((file) => file.project === project)));
  }
}

/** Otherwise as they were. */
export function slowFirst<T extends { readonly moduleId: string }>(files: readonly T[]): T[] {
  const slow = files.filter(({ moduleId }) => isSlow(moduleId));
  return [...slow, ...files.filter(({ moduleId }) => !isSlow(moduleId))];
}
