import { describe, expect, it } from 'vitest';
import { fetchText, readSettings, showLanguage, useSettings } from './settings.ts';
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

describe('words', () => {
  it('that say what is said already leave it in place, and those of another language take it', async () => {
    await showLanguage('en');
    const { first } = useSettings.getState();
    await fetchText();
    expect(useSettings.getState()).toMatchObject({ first: { code: 'en' }, text: { code: 'en' } });
    expect(useSettings.getState().first).toBe(first);

    useSettings.getState().change({ language: 'de' });
    await showLanguage('de');
    expect(useSettings.getState()).toMatchObject({ first: { code: 'de' }, text: { code: 'de' } });
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
