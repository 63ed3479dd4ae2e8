/** Suck-backs, announced before a throw. */
import { describe, expect, test } from 'vitest';
import {
  announcements,
  applyAnnounced,
  foldEvents,
  possibleAnnouncements,
  printPosition,
  simulate,
} from '../../src/index.ts';
import { position } from '../positions.ts';

// The foot of green's column, place 66, is place 15 of red's way.
const game = (green: string, red = 'b.b.b.15', rest = 'b.b.b.2/b.b.b.30'): string =>
  `uckers+suckBack 1234 ${red}/${green}/${rest} R ?`;

function listed(text: string): readonly string[] | string {
  const found = announcements(position(text));
  return found.ok ? found.value : found.error.field;
}

function after(text: string, announcement: string, dice: string): string {
  const applied = applyAnnounced(position(text), announcement, Array.from(dice, Number));
  if (!applied.ok) return applied.error.code;
  return printPosition(applied.value.position).split(' ').slice(2).join(' ');
}

function dicePairs(): readonly (readonly number[])[] {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces.flatMap((one) => faces.map((other) => [one, other]));
}

describe('WU-1', () => {
  test('WU-1: at one or two pieces up the column of an opponent, from its foot', () => {
    expect(listed(`${game('b.67.69.69')} -`)).toEqual(['suck:RG@1', 'suck:RG@3']);
    expect(listed(`${game('67.69.69.69')} -`)).toEqual(['suck:RG@1']);
    expect(listed(`${game('b.b.73.73')} -`)).toEqual([]);
    expect(listed(`${game('b.b.b.73')} -`)).toEqual(['suck:RG@7']);
    expect(listed(`${game('b.67.69.69', 'b.b.b.14')} -`)).toEqual([]);
    expect(listed(`${game('b.b.b.h')} -`)).toEqual([]);
  });

  test('WU-1: not by a colour that tries for its 6 or has laid down a challenge, and not over dice that lie', () => {
    expect(listed(`${game('b.b.67.16', 'b.b.14.15').replace('67.16', '67.67')} -`)).toEqual(['suck:RG@1']);
    expect(listed(`${game('b.b.b.67', 'b.b.14.15', 'b.b.b.2/b.b.33.33')} cR16*0`)).toEqual([]);
    expect(listed('uckers+suckBack 1234 h.h.h.h/b.b.b.67/b.b.b.49/b.b.b.30 R ? -')).toEqual([]);
    // A freed player announces with the partner's pieces.
    expect(listed('uckers+suckBack 1234 h.h.h.h/b.b.b.67/b.b.b.49/b.b.b.30 R ? pR')).toEqual(['suck:YG@1']);
    expect(listed(`${game('b.67.69.69').replace('?', '21')} -`)).toBe('dice');
    expect(listed('uckers 1234 b.b.b.15/b.b.b.67/b.b.b.2/b.b.b.30 R ? -')).toEqual([]);
  });

  test('WU-1: a single piece goes by a die, and with it one on the other die, or by the total alone', () => {
    const text = `${game('67.69.71.h')} -`;
    expect(after(text, 'suck:RG@3', '32')).toBe('b.b.b.16/b.67.71.h/b.b.b.2/b.b.b.30 G ? -');
    expect(after(text, 'suck:RG@3', '51')).toBe('b.b.b.16/67.69.71.h/b.b.b.2/b.b.b.30 G ? -');
    expect(after(text, 'suck:RG@3', '53')).toBe('b.b.b.16/b.b.67.h/b.b.b.2/b.b.b.30 G ? -');
    expect(after(text, 'suck:RG@3', '21')).toBe('b.b.b.16/b.67.71.h/b.b.b.2/b.b.b.30 G ? -');
    expect(after(text, 'suck:RG@3', '33')).toBe('b.b.b.16/b.67.71.h/b.b.b.2/b.b.b.30 G ? -');
    expect(after(text, 'suck:RG@2', '22')).toBe('cannot-announce');
  });

  test('WU-1: two go together, by a double of their number only', () => {
    const text = `${game('b.69.69.h')} -`;
    expect(after(text, 'suck:RG@3', '33')).toBe('b.b.b.16/b.b.b.h/b.b.b.2/b.b.b.30 G ? -');
    for (const dice of ['31', '21', '11'])
      expect(after(text, 'suck:RG@3', dice)).toBe('b.b.b.16/b.69.69.h/b.b.b.2/b.b.b.30 G ? -');
  });

  test('WU-1: the piece goes one on whatever falls, captures there, stays before a blob, and the turn ends', () => {
    expect(after(`${game('b.b.b.67', 'b.b.b.15', 'b.b.b.2/b.b.b.33')} -`, 'suck:RG@1', '66')).toBe(
      'b.b.b.16/b.b.b.67/b.b.b.2/b.b.b.b G ? -',
    );
    expect(after(`${game('b.b.b.67', 'b.b.15.15', 'b.b.b.2/b.b.33.33')} -`, 'suck:RG@1', '61')).toBe(
      'b.b.15.15/b.b.b.b/b.b.b.2/b.b.33.33 G ? -',
    );
    expect(after(`${game('b.b.b.67', 'b.b.15.15')} -`, 'suck:RG@1', '32')).toBe(
      'b.b.15.16/b.b.b.67/b.b.b.2/b.b.b.30 G ? -',
    );
  });

  test.each([
    [`${game('b.67.69.69')} -`, { 'suck:RG@1': 11, 'suck:RG@3': 1 }],
    [`${game('b.b.67.71')} -`, { 'suck:RG@1': 11, 'suck:RG@5': 15 }],
    [`${game('b.b.b.73')} -`, { 'suck:RG@7': 6 }],
    [`${game('b.b.68.72')} -`, { 'suck:RG@2': 12, 'suck:RG@6': 16 }],
  ])('WU-1: so many throws of 36 hit as do when each is carried out: %s', (text, expected) => {
    const possible = possibleAnnouncements(position(text));
    const carriedOut = possible.map(({ text: announcement, colour, from, of, at }) => {
      const hits = dicePairs().filter((dice) => {
        const applied = applyAnnounced(position(text), announcement, dice);
        if (!applied.ok) throw new Error(applied.error.code);
        const { events } = applied.value;
        expect(events[0]).toEqual({ type: 'announced', colour, from, of, at });
        expect(printPosition(foldEvents(position(text), events))).toBe(printPosition(applied.value.position));
        return events.some((event) => event.type === 'captured' && event.from === at && event.colour === of);
      });
      return [announcement, hits.length] as const;
    });
    expect(Object.fromEntries(possible.map(({ text: each, hits }) => [each, hits]))).toEqual(expected);
    expect(Object.fromEntries(carriedOut)).toEqual(expected);
  });

  test('WU-1: what cannot be announced is refused, and dice that are none', () => {
    expect(after(`${game('b.b.b.67')} -`, 'suck:RG@2', '22')).toBe('cannot-announce');
    expect(after('uckers 1234 b.b.b.15/b.b.b.67/b.b.b.2/b.b.b.30 R ? -', 'suck:RG@1', '22')).toBe(
      'cannot-announce',
    );
    for (const dice of ['1', '111', '71'])
      expect(after(`${game('b.b.b.67')} -`, 'suck:RG@1', dice)).toBe('wrong-dice');
    expect(after(`${game('b.b.b.67')} -`.replace('?', '21'), 'suck:RG@1', '21')).toBe('throw-not-used');
    expect(possibleAnnouncements(position(`${game('b.b.b.67')} -`.replace('?', '21')))).toEqual([]);
  });

  test('WU-1: games with it end, and automatic players announce', () => {
    const play = (rules: string) =>
      simulate({ rules, seats: '1212', games: 200, seed: 'suck', players: ['random', 'random'] });
    const [withIt, without] = [play('uckers-navy+suckBack'), play('uckers-navy')];
    expect(withIt.ok && withIt.value.games).toBe(200);
    expect(withIt.ok && withIt.value.throws).not.toBe(without.ok && without.value.throws);
  });
});
