import type { Said, Speaker } from '@ludo/protocol';
import { describe, expect, it } from 'vitest';
import { recallJson } from '../device/storage.ts';
import {
  createHearing,
  isHeard,
  mute,
  readHearing,
  speakersIn,
  unreadIn,
  type Hearing,
} from './talk-hearing.ts';

const ada: Speaker = { as: 'player', person: 'ada', player: 1, name: 'Ada' };
const ben: Speaker = { as: 'player', person: 'ben', player: 2, name: 'Ben' };
const eve: Speaker = { as: 'watcher', person: 'eve', number: 1 };
const lines = [ada, ben, eve, ben].map((by, nth): Said => ({
  room: 'r',
  n: nth + 1,
  at: nth,
  by,
  words: { phrase: 'hello' },
}));
const all: Hearing = { muted: [], hidesWatchers: false, seen: 0 };
const heardOf = (hearing: Hearing, me: string | null): readonly number[] =>
  lines.filter(({ by }) => isHeard(hearing, by, me)).map(({ n }) => n);

describe('what is heard of the talk', () => {
  it('is everybody, to begin with, whatever was remembered', () => {
    for (const remembered of [null, 7, 'x', { muted: 'ben', hidesWatchers: 1 }, { muted: [7, null] }])
      expect(readHearing(remembered)).toEqual(all);
  });

  it('is not who is muted, until that is taken back', () => {
    const quiet = mute(all, 'ben', true);
    expect(heardOf(quiet, 'ada')).toEqual([1, 3]);
    expect(mute(quiet, 'ben', true)).toEqual(quiet);
    expect(mute(quiet, 'ben', false)).toEqual(all);
  });

  it('is no watcher where they are hidden, but oneself always', () => {
    const hiding = { ...all, hidesWatchers: true };
    expect(heardOf(hiding, 'ada')).toEqual([1, 2, 4]);
    expect(heardOf(hiding, 'eve')).toEqual([1, 2, 3, 4]);
  });

  it('goes by the person, not by seat or name', () => {
    const quiet = mute(all, 'eve', true);
    expect(isHeard(quiet, { as: 'player', person: 'eve', player: 1, name: 'Ada' }, null)).toBe(false);
    expect(isHeard(quiet, { ...eve, person: 'mia' }, null)).toBe(true);
  });
});

describe('what is new', () => {
  const newFor = (hearing: Hearing, me: string | null) => unreadIn(lines, hearing, me).map(({ n }) => n);

  it('is what others said since one looked, without what is not heard', () => {
    expect(newFor(all, 'ada')).toEqual([2, 3, 4]);
    expect(newFor({ ...all, seen: 2 }, 'ada')).toEqual([3, 4]);
    expect(newFor({ ...all, seen: 2, hidesWatchers: true }, 'ada')).toEqual([4]);
    expect(newFor(mute(all, 'ben', true), 'ada')).toEqual([3]);
    expect(newFor({ ...all, seen: 4 }, null)).toEqual([]);
  });

  it('begins anew where the numbers do', () => {
    expect(newFor({ ...all, seen: 40 }, 'ada')).toEqual([2, 3, 4]);
  });
});

it('everybody else who spoke is named once, as they are now', () => {
  const later: Said = {
    room: 'r',
    n: 5,
    at: 5,
    by: { ...eve, as: 'player', player: 3, name: 'Eve' },
    words: { phrase: 'wow' },
  };
  expect(speakersIn([...lines, later], 'ada')).toEqual([ben, later.by]);
});

it('is kept on this device, for this room alone', () => {
  const store = createHearing('one');
  store.setState((hearing) => ({ ...mute(hearing, 'ben', true), seen: 9 }));
  expect(recallJson('talk.one')).toEqual({ muted: ['ben'], hidesWatchers: false });
  expect(createHearing('one').getState()).toEqual({ ...all, muted: ['ben'] });
  expect(createHearing('two').getState()).toEqual(all);
  createHearing(null).setState({ hidesWatchers: true });
  expect(createHearing(null).getState()).toEqual(all);
});
