/**
 * The secret by which this browser is somebody at one table. Pages of one browser share it, and the server renews it
 * whenever one of them comes back: what counts is what is stored at that moment, never what a page remembers.
 */
export interface KeyStore {
  readonly read: () => string | null;
  readonly write: (token: string | null) => void;
}

/**
 * Stores what the server has given; whether it is there now, so that the others may die. Not where another page has
 * stored one since: a page that slept over the answer does not put an old one in the place of a newer one.
 */
export function keepToken(store: KeyStore, presented: string | null, token: string): boolean {
  if (presented === null || store.read() === presented) store.write(token);
  return store.read() === token;
}

/**
 * The presented token is dead. `again`: another page has stored a newer one, to be presented at once. `anew`: there is
 * none, and this browser is somebody new.
 */
export function afterDeadToken(store: KeyStore, presented: string | null): 'again' | 'anew' {
  if (store.read() !== presented) return 'again';
  store.write(null);
  return 'anew';
}
