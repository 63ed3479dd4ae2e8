// Which tests `npm run check` leaves out: what costs seconds by its nature is seen by its name or its folder.

export const slowTests = ['**/*.slow.test.{ts,tsx}', 'reliability/**/*.test.ts'];

/** @param {string} path of a test file */
export const isSlow = (path) => /\.slow\.test\.tsx?$|[/]reliability[/]/.test(path);
