// Owns the schema of the record of a game, as JSON.
import * as v from 'valibot';
import {
  base64url,
  chainValue,
  count,
  deputy,
  diceResult,
  faces,
  level,
  list,
  nameText,
  nth,
  playText,
  player,
  positionText,
  rulesText,
  seatsText,
  text,
} from './fields.ts';

/** More than any game has. */
const MOST_LINES = 20_000;
const MOST_ROUNDS = 1000;

/** On one screen another word stands for each. */
const personId = base64url(1, 22);
const roomName = base64url(1, 12);
const person = v.nullable(personId);
const name = v.nullable(nameText);
const origin = v.exactOptional(text(16));
const letter = text(1);
const word = text(42);
const by = v.exactOptional(deputy);

const seat = v.variant('is', [
  v.strictObject({ player, is: v.literal('person'), person, name }),
  v.strictObject({ player, is: v.literal('bot'), level, person, name }),
  v.strictObject({ player, is: v.literal('nobody') }),
]);

const chains = v.strictObject({
  throws: count,
  before: diceResult,
  server: v.strictObject({ tip: chainValue, spent: count }),
  persons: list(v.strictObject({ person: personId, tip: chainValue, spent: count }), 4),
  waiting: list(v.strictObject({ person, tip: chainValue }), 5),
  renewing: list(personId, 4),
});

const line = v.variant('is', [
  v.strictObject({ is: v.literal('value'), player, value: chainValue }),
  v.strictObject({ is: v.literal('lots'), lots: list(v.strictObject({ faces, origin }), MOST_ROUNDS) }),
  v.strictObject({
    is: v.literal('begin'),
    colour: letter,
    rounds: list(list(v.strictObject({ colour: letter, faces, origin }), 4), MOST_ROUNDS),
    server: v.exactOptional(chainValue),
  }),
  v.strictObject({
    is: v.literal('turn'),
    colour: letter,
    announced: v.exactOptional(list(word, 8)),
    thrown: v.nullable(v.strictObject({ faces, origin, by })),
    played: v.nullable(v.strictObject({ play: playText, by })),
    // 28 times 10 squares are all the ways of four pieces.
    bonuses: v.exactOptional(list(v.strictObject({ count, play: playText, by }), 28)),
    server: v.exactOptional(chainValue),
    device: v.exactOptional(chainValue),
  }),
  v.strictObject({ is: v.literal('seat'), seat }),
  v.strictObject({
    is: v.literal('tip'),
    person,
    tip: chainValue,
    isRestored: v.exactOptional(v.literal(true)),
  }),
]);

export const gameRecordSchema = v.strictObject({
  record: v.literal(1),
  rules: rulesText,
  seats: seatsText,
  position: v.exactOptional(positionText),
  hasHeadStart: v.exactOptional(v.literal(true)),
  game: nth,
  hasClock: v.exactOptional(v.literal(true)),
  begins: v.exactOptional(v.picklist(['winner', 'loser'])),
  began: v.exactOptional(text(24)),
  over: v.exactOptional(text(24)),
  room: v.exactOptional(roomName),
  dice: text(16),
  result: text(8),
  seated: list(seat, 4),
  chains: v.exactOptional(chains),
  lines: list(line, MOST_LINES),
});
