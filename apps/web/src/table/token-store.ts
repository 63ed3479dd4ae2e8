/**
 * The secret by which this browser is a person at one table. Pages of one browser share it, and the server renews it
 * whenever one of them comes back: the stored value counts, never what a page remembers.
 */
export interface TokenStore {
  readonly read: () => string | null;
  readonly write: (token: string | null) => void;
}

/**
 * Stores a new token; returns whether it is stored, so that the others may die. Does nothing if another page has stored
 * one since: a page that slept must not replace a newer token by an older one.
 */
export function keepToken(store: TokenStore, presented: string | null, token: string): boolean {
  if (presented === null || store.read() === presented) store.write(token);
  return store.read() === token;
}

/**
 * The presented token is dead. `again`: another page has stored a newer one to present. `anew`: there is none, and this
 * browser becomes a new person.
 */
export function afterDeadToken(store: TokenStore, presented: string | null): 'again' | 'anew' {
  if (store.read() !== presented) return 'again';
  store.write(null);
  return 'anew';
}
