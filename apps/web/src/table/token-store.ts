/**
 * All pages of a browser share one token for a table, which the server renews whenever one comes back: the stored value
 * counts, never what a page remembers.
 */
export interface TokenStore {
  readonly read: () => string | null;
  readonly write: (token: string | null) => void;
}

/** 128 bits, base64url. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Of what is stored. Null: nothing, or what no server would read. */
export function tokenIn(stored: string | null): string | null {
  return stored !== null && TOKEN.test(stored) ? stored : null;
}

/** For a page that only watches, whoever sits at the table by this browser. */
export function ownTokenOfPage(): TokenStore {
  let own: string | null = null;
  return { read: () => own, write: (token) => void (own = token) };
}

/**
 * True if stored, so that other tokens may die. False if another page has stored one since: a page that slept must not
 * replace a newer token.
 */
export function keepToken(store: TokenStore, presented: string | null, token: string): boolean {
  if (presented === null || store.read() === presented) store.write(token);
  return store.read() === token;
}

/** `again`: another page has stored a newer token. `anew`: there is none, and this browser becomes a new person. */
export function afterDeadToken(store: TokenStore, presented: string | null): 'again' | 'anew' {
  if (store.read() !== presented) return 'again';
  store.write(null);
  return 'anew';
}
