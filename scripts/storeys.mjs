// What a file of the page or the server may import, by its path.
import { posix } from 'node:path';

/**
 * From the ground up. A file imports from its own folder, from the folders of the storeys below, and of the folders beside
 * it from those that are named here. `.` is what lies in no folder.
 * @typedef {readonly Readonly<Record<string, readonly string[]>>[]} Storeys
 */

/** @type {Storeys} */
const PAGE = [
  {
    device: [],
    preferences: ['device'],
    words: ['preferences'],
    drawing: ['device'],
    board: ['drawing', 'device'],
    styles: [],
  },
  { table: [], stage: ['table'], sound: ['stage', 'table'], telling: ['table'], kit: [] },
  {
    settings: [],
    frame: ['settings'],
    lab: [],
    book: ['frame', 'settings', 'lab'],
    cards: [],
    setup: ['cards', 'lab'],
    lobby: ['cards'],
    'house-rules': ['lobby'],
    picture: [],
  },
  {
    play: [],
    fair: ['play'],
    talk: ['play'],
    seats: ['talk', 'play'],
    ending: ['seats', 'talk', 'play'],
    review: ['play'],
  },
  { 'table-host': [] },
  { replay: [] },
  { 'table-page': [] },
  { lesson: [], television: [], pages: ['lesson', 'television'] },
  { app: [] },
];

/** @type {Storeys} */
const SERVER = [
  { kit: [], limits: [], secrets: [] },
  { telemetry: [], store: [] },
  { feed: [] },
  { rooms: [], database: [] },
  { people: [], upkeep: [], previews: [], records: [] },
  { push: [] },
  { wire: [], http: [] },
  { running: [] },
  { '.': [] },
];

const HOUSES = { 'apps/web/src/': PAGE, 'apps/server/src/': SERVER };

/** House and folder. @param {string} path */
function placeOf(path) {
  for (const [root, storeys] of Object.entries(HOUSES)) {
    if (!path.startsWith(root)) continue;
    const [folder = '', ...rest] = path.slice(root.length).split('/');
    return { root, storeys, folder: rest.length === 0 ? '.' : folder };
  }
  return undefined;
}

/**
 * Undefined: it may.
 * @param {string} path from the repository's root, with forward slashes
 * @param {string} target likewise
 */
export function reasonAgainstStorey(path, target) {
  const [at, wanted] = [placeOf(path), placeOf(target)];
  if (at === undefined || wanted?.root !== at.root) return undefined;
  const { storeys, folder: from } = at;
  const { folder: to } = wanted;
  if (from === to) return undefined;
  /** @param {string} folder */
  const storeyOf = (folder) => storeys.findIndex((folders) => folder in folders);
  const [storey, other] = [storeyOf(from), storeyOf(to)];
  if (storey < 0) return `${from}/ has no storey: name it in scripts/storeys.mjs`;
  if (other < 0) return `${to}/ has no storey: name it in scripts/storeys.mjs`;
  if (other < storey || (other === storey && storeys[storey]?.[from]?.includes(to))) return undefined;
  return other > storey ? `${to}/ is above ${from}/` : `${from}/ does not import ${to}/ beside it`;
}

/** Whoever looks for a source looks at all names of its folder. */
const MOST_SOURCES = 25;

/**
 * Tests, styles and the folders of languages are not counted.
 * @param {readonly string[]} paths
 */
export function crowdedFolders(paths) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of paths) {
    if (placeOf(path) === undefined || !/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    const folder = posix.dirname(path);
    if (!folder.startsWith('apps/web/src/words/')) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MOST_SOURCES);
}
