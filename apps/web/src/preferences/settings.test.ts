import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { recall, recallJson, remember } from '../device/storage.ts';

describe('settings', () => {
  it('begin sensibly, and in whatever language the device has', () => {
    expect(readSettings(null)).toEqual({
      language: null,
      theme: 'auto',
      boardStyle: 'wood',
      speed: 'normal',
      sound: true,
      volume: 'full',
      vibration: true,
      turnCalls: 'ask',
      ownBelow: true,
      turnsToPlayer: false,
      messWords: false,
      allNumbers: false,
      throws: false,
      forced: false,
      aloud: true,
    });
  });

  it('keep what they know and ignore the rest', () => {
    expect(readSettings({ speed: 'warp', theme: 'dark', sound: false, language: 'en' })).toMatchObject({
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
