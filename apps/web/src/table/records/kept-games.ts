/**
 * The records of games that are kept on this device, in IndexedDB: played on this screen, or read from a file. Each has two
 * keys, one for what the list tells and one for its text, so that the list reads no texts.
 */
import { createStore, promisifyRequest } from 'idb-keyval';
import { isInstant } from '../../device/instants.ts';
import { noteKeptGames } from '../../device/kept-games-note.ts';

export interface KeptGame {
  /** `[a-z0-9]{1,32}`: fits an address. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** Played on this screen, or read from a file or the clipboard. */
  readonly origin: 'here' | 'read';
  readonly rules: string;
  /** One for each player, in order; empty for a bot, and where names are left out. */
  readonly names: readonly string[];
  /** As in the record: `w2`, `ended`, `open`. */
  readonly result: string;
  readonly throws: number;
}

/** What is stored beside a text. */
interface Entry {
  readonly game: KeptGame;
  /** Of the text. */
  readonly digest: string;
  /** Characters of the text. */
  readonly length: number;
}

const MOST_GAMES = 30;
/** Characters of all texts. */
const MOST_CHARACTERS = 5_000_000;

const games = createStore('ludo.kept-games', 'games');
const ABOUT = 'about.';
const TEXT = 'text.';
const ID = /^[a-z0-9]{1,32}$/;

/** Newest first; none where the browser stores nothing, as some private windows do. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  try {
    const { entries, strays } = await games('readonly', survey);
    noteKeptGames(entries.length > 0);
    if (strays.length > 0) void games('readwrite', tidied).catch(() => undefined);
    return entries.map(({ game }) => game);
  } catch {
    return [];
  }
}

/** As text; null: it is not there, or not any more. */
export async function keptRecord(id: string): Promise<string | null> {
  try {
    const text = await games('readonly', (store) => promisifyRequest<unknown>(store.get(TEXT + id)));
    if (typeof text === 'string') return text;
    if (text !== undefined) await forgetKept(id);
    return null;
  } catch {
    return null;
  }
}

/**
 * Its identifier: `id`, if it is another game than those that are kept, else one that follows from the text. A game that is
 * kept by this `id` is replaced. Null: it cannot be kept, since the device has no room or forbids it, or this is no record.
 */
export async function keepRecord(
  text: string,
  origin: KeptGame['origin'],
  id?: string,
): Promise<string | null> {
  try {
    const { aboutRecord } = await import('./about-record.ts');
    const found = aboutRecord(text);
    if (found === null || (id !== undefined && !ID.test(id))) return null;
    const { digest, ...about } = found;
    const game: KeptGame = { ...about, id: id ?? digest, keptAt: Date.now(), origin };
    const entry: Entry = { game, digest, length: text.length };
    const kept = await games('readwrite', (store) => put(store, entry, text));
    noteKeptGames(true);
    return kept;
  } catch {
    return null;
  }
}

export async function forgetKept(id: string): Promise<void> {
  try {
    await games('readwrite', (store) => {
      remove(store, id);
      return promisifyRequest(store.transaction);
    });
  } catch {}
}

async function put(store: IDBObjectStore, entry: Entry, text: string): Promise<string> {
  const known = await tidied(store);
  const same = known.find(({ digest }) => digest === entry.digest);
  if (same !== undefined) return same.game.id;
  const { id } = entry.game;
  store.put(entry, ABOUT + id);
  store.put(text, TEXT + id);
  const others = known.filter(({ game }) => game.id !== id);
  let characters = entry.length;
  for (const [nth, { game, length }] of others.entries()) {
    characters += length;
    if (nth + 1 >= MOST_GAMES || characters > MOST_CHARACTERS) remove(store, game.id);
  }
  await promisifyRequest(store.transaction);
  return id;
}

function remove(store: IDBObjectStore, id: string): void {
  store.delete(ABOUT + id);
  store.delete(TEXT + id);
}

/** Entries, newest first, and keys of what is damaged or nobody's: each entry needs its text, and each text its entry. */
async function survey(
  store: IDBObjectStore,
): Promise<{ readonly entries: readonly Entry[]; readonly strays: readonly IDBValidKey[] }> {
  const keys = await promisifyRequest(store.getAllKeys());
  const found = await Promise.all(
    keys.map(async (key) => {
      const id = idIn(key, ABOUT);
      if (id === null || !keys.includes(TEXT + id)) return null;
      return readEntry(id, await promisifyRequest<unknown>(store.get(key)));
    }),
  );
  const entries = found.filter((entry) => entry !== null);
  const ids = new Set(entries.map(({ game }) => game.id));
  const strays = keys.filter((key) => {
    const id = idIn(key, ABOUT) ?? idIn(key, TEXT);
    return id === null || !ids.has(id);
  });
  return { entries: entries.toSorted(byNewest), strays };
}

/** Without strays from now on. */
async function tidied(store: IDBObjectStore): Promise<readonly Entry[]> {
  const { entries, strays } = await survey(store);
  for (const key of strays) store.delete(key);
  return entries;
}

function idIn(key: IDBValidKey, kind: string): string | null {
  if (typeof key !== 'string' || !key.startsWith(kind)) return null;
  const id = key.slice(kind.length);
  return ID.test(id) ? id : null;
}

function byNewest({ game: a }: Entry, { game: b }: Entry): number {
  return b.keptAt - a.keptAt || (a.id > b.id ? -1 : 1);
}

/** Null: another program or version wrote it. */
function readEntry(id: string, found: unknown): Entry | null {
  if (typeof found !== 'object' || found === null) return null;
  const { game, digest, length }: Partial<Record<keyof Entry, unknown>> = found;
  if (typeof game !== 'object' || game === null || typeof digest !== 'string' || !isCount(length))
    return null;
  const {
    id: own,
    keptAt,
    origin,
    rules,
    names,
    result,
    throws,
  }: Partial<Record<keyof KeptGame, unknown>> = game;
  if (own !== id || (origin !== 'here' && origin !== 'read')) return null;
  if (typeof rules !== 'string' || typeof result !== 'string' || !isInstant(keptAt) || !isCount(throws))
    return null;
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return null;
  return { game: { id, keptAt, origin, rules, names, result, throws }, digest, length };
}

function isCount(found: unknown): found is number {
  return typeof found === 'number' && Number.isFinite(found) && found >= 0;
}
