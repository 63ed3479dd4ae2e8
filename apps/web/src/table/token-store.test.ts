import { describe, expect, it } from 'vitest';
import { afterDeadToken, keepToken, tokenIn, type TokenStore } from './token-store.ts';

function shelf(first: string | null, isFull = false): TokenStore {
  let kept = first;
  return {
    read: () => kept,
    write: (token) => {
      if (!isFull || token === null) kept = token;
    },
  };
}

describe('the token of a browser', () => {
  it('may die once the next one is stored, and not where it could not be', () => {
    expect(keepToken(shelf('old'), 'old', 'new')).toBe(true);
    expect(keepToken(shelf(null), null, 'new')).toBe(true);
    const full = shelf('old', true);
    expect(keepToken(full, 'old', 'new')).toBe(false);
    expect(full.read()).toBe('old');
  });

  it('is not replaced by one that was given for an older one: that page slept meanwhile', () => {
    const store = shelf('newer');
    expect(keepToken(store, 'old', 'new')).toBe(false);
    expect(keepToken(store, 'old', 'old')).toBe(false);
    expect(store.read()).toBe('newer');
  });

  it('is read anew when it is dead: another page may have stored the next one', () => {
    const store = shelf('new');
    expect(afterDeadToken(store, 'old')).toBe('again');
    expect(store.read()).toBe('new');
  });

  it('is forgotten when there is no other: then this browser is somebody new', () => {
    const store = shelf('old');
    expect(afterDeadToken(store, 'old')).toBe('anew');
    expect(store.read()).toBeNull();
  });

  it('is as good as none where it is damaged: servers refuse whoever brings what cannot be a token', () => {
    const token = 'sFNOkmqJC_wz3uihuWUlGQ';
    expect(tokenIn(token)).toBe(token);
    for (const damaged of [null, '', 'garbage', `${token}x`, ` ${token}`, token.replace('s', 'é')])
      expect(tokenIn(damaged), JSON.stringify(damaged)).toBeNull();
  });
});
