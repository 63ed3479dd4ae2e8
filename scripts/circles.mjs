// Circles among files that import one another: none of them can be understood without the rest.

/**
 * Strongly connected parts of more than one file, or of one that imports itself (Tarjan 1972).
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports
 * @returns {readonly (readonly string[])[]}
 */
export function circlesIn(imports) {
  /** @type {Map<string, number>} */
  const found = new Map();
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const open = [];
  const isOpen = new Set();
  /** @type {string[][]} */
  const circles = [];

  /** @param {string} file */
  function visit(file) {
    const nth = found.size;
    found.set(file, nth);
    let low = nth;
    open.push(file);
    isOpen.add(file);
    for (const other of imports.get(file) ?? []) {
      if (!found.has(other)) low = Math.min(low, visit(other));
      else if (isOpen.has(other)) low = Math.min(low, found.get(other) ?? nth);
    }
    lowest.set(file, low);
    if (low === nth) close(file);
    return low;
  }

  /** @param {string} first */
  function close(first) {
    const circle = open.splice(open.indexOf(first));
    for (const file of circle) isOpen.delete(file);
    if (circle.length > 1 || imports.get(first)?.has(first)) circles.push(circle);
  }

  for (const file of imports.keys()) if (!found.has(file)) visit(file);
  return circles;
}
