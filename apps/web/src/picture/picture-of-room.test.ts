import type { RoomState } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { fakeRoom, roomFrom, type FakeRoom } from '../../test/dom/fake-room.ts';
import { standsOf } from '../../test/words.ts';
import { catalogue as english } from '../words/en/index.ts';
import { loadCatalogue } from '../words/fetching.ts';
import { isolated } from '../words/isolated.ts';
import { LANGUAGES, MANIFESTS } from '../words/languages.ts';
import { pictureOf } from './picture-of-room.ts';

const CHALLENGED = 'uckers 1213 b.47.51.51/b.b.h.h/b.h.h.h/b.b.b.h R ? cBb*1';
/** Red wins with a 1. */
const LAST = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';

type Choices = Parameters<typeof pictureOf>[2];
const NAMED: Choices = { hasNames: true, style: 'wood' };
const UNNAMED: Choices = { hasNames: false, style: 'wood' };

function begun(position: string, ...names: readonly string[]): FakeRoom {
  const seated = Object.fromEntries(names.map((name, nth) => [`person ${nth}`, { [nth + 1]: name }]));
  const room = roomFrom(position, seated);
  room.does('person 0', { do: 'start' });
  return room;
}

function won(): FakeRoom {
  const room = begun(LAST, 'Ada', 'Ben');
  room.deal(1);
  room.does('person 0', { do: 'throw', ply: 1 }, { do: 'play', ply: 2, play: 'R55>h' });
  return room;
}

const drawn = (room: RoomState, choices = NAMED, text = english): string =>
  pictureOf(text, room, choices) ?? '';
const descriptionOf = (picture: string): string => /<desc[^>]*>([^<]*)<\/desc>/.exec(picture)?.[1] ?? '';
const textsOf = (picture: string): readonly string[] =>
  Array.from(picture.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text = '']) => text);

describe('a picture of a room', () => {
  it('says in words where every piece is, who plays, and whose turn it is', () => {
    const { position } = begun(CHALLENGED, 'Ada', 'Ben', 'Cem').state();
    const room = begun(CHALLENGED, 'Ada', 'Ben', 'Cem').state();
    if (position === null) throw new Error('no position');
    const told = descriptionOf(drawn(room));
    for (const stand of standsOf(position)) expect(told).toContain(stand);
    expect(told).toContain('Players: Ada (Red and Yellow), Ben (Green), Cem (Blue).');
    expect(told).toMatch(/^Ada \(Red\) throws\. /);
    expect(textsOf(drawn(room))).toEqual(expect.arrayContaining(['Uckers', 'Ada (Red) throws', '6: 1/3']));
  });

  it.each(LANGUAGES)('is in the language of the page: %s', async (language) => {
    const text = await loadCatalogue(language);
    const picture = drawn(won().state(), NAMED, text);
    expect(picture).toContain(`xml:lang="${language}"`);
    expect(picture).toContain(`direction="${MANIFESTS[language].direction}"`);
    expect(picture).toContain(text.board.name(text.ruleSets.jumbo.name));
    expect(textsOf(picture)).toContain(text.turn.over(text.common.who(isolated(language, 'Ada'), 'red')));
  });

  it('stands alone', () => {
    for (const style of ['wood', 'modern'] as const) {
      const picture = drawn(begun(CHALLENGED, 'Ada', 'Ben', 'Cem').state(), { ...NAMED, style });
      expect(picture).not.toMatch(/url\((?!#)|href|var\(|class=|style=|<script|<image|<foreignObject/);
    }
  });

  it('is the same text for the same room', () => {
    const room = won().state();
    expect(drawn({ ...room })).toBe(drawn(room));
  });

  it('is none before the first start', () => {
    const room = fakeRoom({ rules: 'ludo', seats: '1-2-' }, { ada: { 1: 'Ada' } });
    expect(pictureOf(english, room.state(), NAMED)).toBeNull();
  });
});

describe('of a game that is over', () => {
  it('has the names of those who played, whoever sits there now', () => {
    const room = won();
    room.does('person 1', { do: 'stand', player: 2 });
    room.does('zoe', { do: 'sit', player: 2, name: 'Zoe' });
    const picture = drawn(room.state());
    expect(textsOf(picture)).toEqual(expect.arrayContaining(['Ada (Red) has won', 'Ada', 'Ben']));
    expect(picture).not.toContain('Zoe');
  });

  it('shows neither a turn nor dice, if it was ended', () => {
    const room = begun(CHALLENGED, 'Ada', 'Ben', 'Cem');
    room.deal(6, 4);
    room.does('person 0', { do: 'throw', ply: 1 });
    const going = drawn(room.state());
    room.does('person 0', { do: 'end' });
    const ended = drawn(room.state());
    expect(textsOf(ended)).toContain('The game was ended');
    const dice = (picture: string) => picture.split('<rect x="-1" y="-1" width="2" height="2"').length - 1;
    expect([dice(going), dice(ended)]).toEqual([2, 0]);
  });
});

describe('without the names', () => {
  const NAMES = ['Ada', 'Ben', 'Zoe', '🐱'];

  it.each<[string, () => FakeRoom]>([
    ['while it is played', () => begun(LAST, 'Ada', 'Ben')],
    ['at its end', won],
    [
      'when others have come since',
      () => {
        const room = won();
        room.does('person 1', { do: 'stand', player: 2 });
        room.does('zoe', { do: 'sit', player: 2, name: 'Zoe' });
        return room;
      },
    ],
    [
      'when a bot plays for somebody',
      () => {
        const room = begun(LAST, 'Ada', 'Ben');
        room.does('person 1', { do: 'bot', player: 2, level: 'sensible' });
        return room;
      },
    ],
    [
      'with a picture beside a name',
      () => {
        const room = begun(LAST, 'Ada', 'Ben');
        room.does('person 0', { do: 'rename', player: 1, name: 'Ada', picture: 'cat' });
        return room;
      },
    ],
  ])('nobody is named: %s', (_, room) => {
    const state = room().state();
    expect(NAMES.some((name) => drawn(state).includes(name))).toBe(true);
    const picture = drawn(state, UNNAMED);
    for (const name of NAMES) expect(picture).not.toContain(name);
    expect(descriptionOf(picture)).toMatch(/^Red (throws|has won)\. Red pieces? /);
  });
});
