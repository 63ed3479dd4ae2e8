import { afterEach, expect, it, vi } from 'vitest';
import { recall, remember, settle, stored } from './storage.ts';

/** A store that keeps its entries but takes no more while it is full. */
function storeThatFills(): { isFull: boolean } {
  const state = { isFull: false };
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return state;
}

afterEach(() => vi.unstubAllGlobals());

it('what did not fit is remembered all the same, in place of what is stored', () => {
  const store = storeThatFills();
  remember('full', 'old');
  store.isFull = true;
  remember('full', 'new');
  expect(recall('full')).toBe('new');
  remember('full', null);
  expect(recall('full')).toBeNull();
});

it('what fits again is that of the store, also when another page writes it', () => {
  const store = storeThatFills();
  store.isFull = true;
  remember('again', 'unwritten');
  store.isFull = false;
  remember('again', 'written');
  localStorage.setItem('ludo.again', 'of another page');
  expect(recall('again')).toBe('of another page');
});

it('what another page has taken away is not remembered by this one', () => {
  storeThatFills();
  remember('taken', 'mine');
  localStorage.removeItem('ludo.taken');
  expect(recall('taken')).toBeNull();
});

it('what could not be written gives way to what is stored, when it is told to', () => {
  const store = storeThatFills();
  remember('gives way', 'old');
  store.isFull = true;
  remember('gives way', 'new');
  expect(stored('gives way')).toBe('old');
  settle('gives way');
  expect(recall('gives way')).toBe('old');
});

it('without a store it is remembered while the page is open', () => {
  remember('alone', 'kept');
  expect(recall('alone')).toBe('kept');
  expect(stored('alone')).toBe('kept');
});
