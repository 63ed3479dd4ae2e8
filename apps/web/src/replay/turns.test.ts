import { expect, test } from 'vitest';
import { checkRecord, momentsOf, parseRecord, printRecordLine, roomBefore } from '@ludo/room/record';
import { boardOf } from '@ludo/rules';
import { uckersGame } from '../../test/uckers-record.ts';
import { consideredAt } from './others.ts';
import { marksOf, notationOf, turnsOf } from './turns.ts';

const { record, deeds } = uckersGame();
const moments = momentsOf(roomBefore(record), deeds);
const all = Array.from({ length: moments.length() }, (_, nth) => moments.at(nth));

test('turns take all moments, each begins with a throw, and is written as the record writes it', () => {
  const turns = turnsOf(moments);
  expect(
    turns.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth)),
  ).toEqual(all.map(({ nth }) => nth));
  for (const { from } of turns) expect(['start', 'throw', 'end']).toContain(moments.rowAt(from)?.t);
  const written = record.lines.flatMap((line) => {
    if (line.is === 'begin')
      return [printRecordLine({ is: 'begin', colour: line.colour, rounds: line.rounds })];
    if (line.is !== 'turn') return [];
    const { is, colour, thrown, played } = line;
    return [printRecordLine({ is, colour, thrown, played })];
  });
  // A play that has a line of its own, because the seats changed before it, belongs to its throw.
  for (let nth = written.length - 1; nth > 0; nth -= 1) {
    const [, play] = /^. \. (.+)$/.exec(written[nth] ?? '') ?? [];
    if (play !== undefined) written.splice(nth - 1, 2, `${written[nth - 1]} ${play}`);
  }
  // Somebody ended it, of which the record has no line.
  expect(turns.map((turn) => notationOf(moments, turn))).toEqual([...written, '']);
});

test('turns of a game that goes on are those of the whole game', () => {
  const growing = momentsOf(roomBefore(record), []);
  let turns = turnsOf(growing);
  for (const deed of deeds) {
    growing.add(deed);
    turns = turnsOf(growing, turns);
  }
  expect(turns).toEqual(turnsOf(moments));
});

test('every capture is marked, from wherever the marks are looked for', () => {
  const marks = marksOf(moments);
  const captures = all.filter(({ events }) => events.some(({ type }) => type === 'captured'));
  expect(captures.length).toBeGreaterThan(0);
  expect(marks.filter(({ kind }) => kind === 'capture').map(({ nth }) => nth)).toEqual(
    captures.map(({ nth }) => nth),
  );
  expect([...marksOf(momentsOf(roomBefore(record), deeds.slice(0, 40))), ...marksOf(moments, 40)]).toEqual(
    marks,
  );
});

test('of every throw it is known what could be done, what was done, and why a piece could not move', () => {
  for (const { nth, row, room } of all) {
    const asked = consideredAt(moments, nth);
    if (row.t === 'start') expect(asked).toBeNull();
    if (row.t === 'play') expect(asked?.possible.map(({ text }) => text)).toContain(row.m);
    if (asked === null) continue;
    const { position } = asked.room;
    if (position === null) throw new Error('no game');
    expect(position.dice).not.toBeNull();
    const isForfeited = row.t === 'throw' && room.position?.dice === null;
    expect(asked.possible.length > 0).toBe(!isForfeited);
    // Whoever has the turn has no piece of which nothing is said.
    const mover = position.colour;
    const places = new Set(position.pieces[mover ?? 0]);
    const said = new Set([
      ...asked.stuck.flatMap(({ colour, place }) => (colour === mover ? [place] : [])),
      ...asked.possible.flatMap(({ play }) =>
        play.flatMap(({ colour, from }) => (colour === mover ? [from] : [])),
      ),
    ]);
    const { hasHome, lastPlace } = boardOf(position);
    const silent = [...places].filter((place) => !said.has(place) && !(hasHome && place === lastPlace));
    expect({ nth, silent }).toEqual({ nth, silent: [] });
  }
});

test('what was announced stands before its throw, and no play behind it (WU-1)', () => {
  const position = 'uckers+suckBack 1212 b.b.b.15/b.67.69.69/b.b.b.49/b.b.b.30 R ? -';
  const text = `record 1
rules uckers+suckBack
seats 1212
position ${position}
game 1
dice scripted
result open
seat 1 person - Ada
seat 2 person - Ben

begin R
R suck:RG@3 33
G 21 G67>>70
`;
  const read = parseRecord(text);
  if (!read.ok) throw new Error(read.error.reason);
  const checked = checkRecord(read.value);
  if (!checked.ok) throw new Error(`line ${checked.error.line}: ${checked.error.reason}`);
  const game = momentsOf(roomBefore(read.value), checked.value.deeds);
  expect(turnsOf(game).map((turn) => notationOf(game, turn))).toEqual([
    'begin R',
    'R suck:RG@3 33',
    'G 21 G67>>70',
  ]);
  expect(marksOf(game)).toEqual([{ nth: 1, kind: 'capture' }]);
});
