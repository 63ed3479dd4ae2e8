import { expect, test } from 'vitest';
import { connectionsByFiles, leavingBeside } from './open-files.ts';

test('with all TCP connections there are files left for the process itself', () => {
  for (const files of [150, 256, 1024, 4096, 20_000, 1_048_576]) {
    const sockets = Math.floor(connectionsByFiles(1.25, files) * 1.25);
    const left = files - sockets - leavingBeside(sockets);
    expect(left).toBeGreaterThanOrEqual(99);
    // Most of the files are for connections, where there are many.
    if (files > 1000) expect(sockets).toBeGreaterThan(0.75 * files);
  }
  expect(connectionsByFiles(1.25, Infinity)).toBe(Infinity);
});
