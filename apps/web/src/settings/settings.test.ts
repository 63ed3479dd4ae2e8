import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { recall, recallJson, remember } from './storage.ts';

describe('settings', () => {
  it('begin sensibly, in the language of the device', () => {
    expect(readSettings(null, ['de-DE'])).toEqual({
      language: 'de',
      theme: 'auto',
      boardStyle: 'wood',
      speed: 'normal',
      sound: true,
      volume: 'full',
      vibration: true,
      throws: false,
      forced: false,
      aloud: true,
    });
  });

  it('keep what they know and ignore the rest', () => {
    expect(
      readSettings({ speed: 'warp', theme: 'dark', sound: false, language: 'en' }, ['de']),
    ).toMatchObject({
      speed: 'normal',
      theme: 'dark',
      sound: false,
      language: 'en',
    });
  });
});

describe('storage', () => {
  it('remembers also where there is none', () => {
    remember('a', '{"x":1}');
    expect(recallJson('a')).toEqual({ x: 1 });
    remember('a', 'not json');
    expect(recallJson('a')).toBeNull();
    remember('a', null);
    expect(recall('a')).toBeNull();
  });
});
