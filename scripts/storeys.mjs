// The storeys of the page: what a file of apps/web/src may import is seen from its path.
import { posix } from 'node:path';

/**
 * From the ground up. A file imports from its own folder, from the folders of the storeys below, and of the folders beside
 * it from those that are named here.
 * @type {readonly Readonly<Record<string, readonly string[]>>[]}
 */
const STOREYS = [
  {
    device: [],
    preferences: ['device'],
    words: ['preferences'],
    drawing: ['device'],
    board: ['drawing', 'device'],
    styles: [],
  },
  { table: [], stage: ['table'], sound: ['stage', 'table'], telling: ['table'], kit: [] },
  { settings: [], frame: ['settings'], book: ['frame', 'settings'], setup: [], lobby: [] },
  { play: [], talk: ['play'], seats: ['talk', 'play'], ending: ['seats', 'talk', 'play'], review: ['play'] },
  { 'table-page': [] },
  { lesson: [], pages: ['lesson'] },
  { app: [] },
];
const ROOT = 'apps/web/src/';

/**
 * Why a source of the page may not import this file; undefined where it may.
 * @param {string} path from the repository's root, with forward slashes
 * @param {string} target likewise
 */
export function reasonAgainstStorey(path, target) {
  if (!path.startsWith(ROOT) || !target.startsWith(ROOT)) return undefined;
  const [from, to] = [folderOf(path), folderOf(target)];
  if (from === to) return undefined;
  const [storey, other] = [storeyOf(from), storeyOf(to)];
  if (storey < 0) return `${from}/ has no storey: name it in scripts/storeys.mjs`;
  if (other < 0) return `${to}/ has no storey: name it in scripts/storeys.mjs`;
  if (other < storey || (other === storey && STOREYS[storey]?.[from]?.includes(to))) return undefined;
  return other > storey ? `${to}/ is above ${from}/` : `${from}/ does not import ${to}/ beside it`;
}

/** @param {string} path */
function folderOf(path) {
  const [folder = '', ...rest] = path.slice(ROOT.length).split('/');
  return rest.length === 0 ? '.' : folder;
}

/** @param {string} folder */
const storeyOf = (folder) => STOREYS.findIndex((folders) => folder in folders);

/** Sources that one folder may hold: whoever looks for one looks at all their names. */
const MOST_SOURCES = 25;

/**
 * Folders of the page that hold too many files; tests, styles and the folders of languages are not counted.
 * @param {readonly string[]} paths
 */
export function crowdedFolders(paths) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of paths) {
    if (!path.startsWith(ROOT) || !/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    const folder = posix.dirname(path);
    if (!folder.startsWith(`${ROOT}words/`)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MOST_SOURCES);
}
