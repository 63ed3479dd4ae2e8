// Before and after each test with a document: a device without stored data, with instant moves and no sound; an error
// reported by the page fails the test.
import { format } from 'node:util';
import * as React from 'react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// With these React marks every element, and measures every drawing, for debuggers.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);
// Nor does it note where each of thousands of elements was made: a stack that only debuggers show.
const inside: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof inside !== 'object' || inside === null) throw new Error('React keeps its notes elsewhere');
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
  configurable: true,
});
// Nothing is rendered here, so nothing moves.
Object.assign(document, { getAnimations: () => [] });

const CHOSEN = { speed: 'instant', sound: false } as const;
const usual = { width: innerWidth, height: innerHeight };
const errors: string[] = [];

localStorage.setItem('ludo.settings', JSON.stringify(CHOSEN));

beforeAll(async () => {
  const { fetchText, followLanguage } = await import('../../src/words/text.ts');
  followLanguage();
  await fetchText();
});

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no server here')));
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void errors.push(format(...words)));
});

afterEach(async () => {
  const { closePages } = await import('./page.tsx');
  await closePages();
  const { forgetOpened } = await import('../../src/frame/stays-open.ts');
  forgetOpened();
  // What a module waits for at the next moment must not wait for ever.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  localStorage.clear();
  const { resizeWindow } = await import('./doing.ts');
  resizeWindow(usual);
  const { readSettings, useSettings } = await import('../../src/preferences/settings.ts');
  useSettings.setState({ settings: readSettings(CHOSEN) });
  const { showLanguage } = await import('../../src/words/text.ts');
  await showLanguage('en');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(errors.splice(0), 'no page reported an error').toEqual([]);
});
