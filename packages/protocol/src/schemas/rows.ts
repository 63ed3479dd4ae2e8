// Owns the schema of a row of a room's log.
import * as v from 'valibot';
import {
  colour,
  commandId,
  count,
  deputy,
  faces,
  language,
  level,
  nameText,
  originText,
  picture,
  personSchema,
  playText,
  player,
  positionText,
  rulesText,
  seatsText,
  tableSchema,
  talkChoice,
  tally,
  text,
} from './fields.ts';

const lot = v.strictTuple([v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(6)), originText]);
const roll = v.strictTuple([colour, faces, text(200)]);

const rowSchema = v.variant('t', [
  v.strictObject({
    t: v.literal('open'),
    v: v.literal(1),
    rules: rulesText,
    seats: seatsText,
    host: personSchema,
    position: v.exactOptional(positionText),
    goesOn: v.exactOptional(v.literal(true)),
    table: v.exactOptional(tableSchema),
    language: v.exactOptional(language),
  }),
  v.strictObject({
    t: v.literal('sit'),
    p: player,
    n: nameText,
    who: personSchema,
    pic: v.exactOptional(picture),
  }),
  v.strictObject({ t: v.literal('rename'), p: player, n: nameText, pic: v.exactOptional(picture) }),
  v.strictObject({ t: v.literal('stand'), p: player }),
  v.strictObject({ t: v.literal('away'), p: player }),
  v.strictObject({ t: v.literal('late'), p: player }),
  v.strictObject({ t: v.literal('back'), p: player }),
  v.strictObject({ t: v.literal('bot'), p: player, l: level, who: personSchema }),
  v.strictObject({ t: v.literal('remove'), p: player, who: personSchema }),
  v.strictObject({ t: v.literal('host'), p: player }),
  v.strictObject({ t: v.literal('list'), on: v.boolean(), who: personSchema }),
  v.strictObject({ t: v.literal('move'), from: personSchema, who: personSchema }),
  v.strictObject({ t: v.literal('pause'), who: personSchema }),
  v.strictObject({ t: v.literal('resume'), who: personSchema }),
  v.strictObject({ t: v.literal('talk'), k: talkChoice, who: personSchema }),
  v.strictObject({
    t: v.literal('start'),
    rolls: v.array(v.array(roll)),
    c: colour,
    w: v.exactOptional(tally(v.union([personSchema, player]))),
    lots: v.exactOptional(v.array(lot)),
    away: v.exactOptional(v.pipe(v.array(player), v.maxLength(4))),
  }),
  v.strictObject({ t: v.literal('agree'), who: personSchema }),
  v.strictObject({
    t: v.literal('throw'),
    d: faces,
    o: v.exactOptional(originText),
    by: v.exactOptional(deputy),
  }),
  v.strictObject({ t: v.literal('play'), m: playText, by: v.exactOptional(deputy) }),
  v.strictObject({ t: v.literal('end'), who: personSchema }),
  v.strictObject({ t: v.literal('close'), who: personSchema }),
]);

export const loggedRowSchema = v.strictObject({
  s: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  at: count,
  row: rowSchema,
  id: v.exactOptional(commandId),
});
