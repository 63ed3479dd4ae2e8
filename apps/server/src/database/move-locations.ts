// Owns the words that name where tables lie: a file, or an address of PostgreSQL, whose password nobody is told.
import { resolve } from 'node:path';
import { realPathOf } from '../store/store-lock.ts';

export type Location =
  | { readonly in: 'file'; readonly name: string }
  /** `name`: the address without a password. */
  | { readonly in: 'postgres'; readonly name: string; readonly url: string };

/** Null: it looks like an address, and is none of PostgreSQL. */
export function locationOf(word: string): Location | null {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(word)) return { in: 'file', name: fileOf(word) };
  if (!/^postgres(ql)?:/i.test(word) || !URL.canParse(word)) return null;
  const { protocol, username, host, pathname, search, hash, searchParams } = new URL(word);
  // Of a password that is written as it is, a part can come to stand there.
  if (/[@#]/.test(pathname + search + hash)) return null;
  const options = searchParams.get('options');
  const name = `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
  return { in: 'postgres', url: word, name: options === null ? name : `${name} (${options})` };
}

function fileOf(word: string): string {
  try {
    return realPathOf(word);
  } catch {
    // Whoever opens it tells why.
    return resolve(word);
  }
}
