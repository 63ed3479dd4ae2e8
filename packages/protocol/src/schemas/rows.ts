// Owns the schema of a row of a room's log.
import * as v from 'valibot';
import {
  chainValue,
  colour,
  commandId,
  count,
  deputy,
  diceResult,
  faces,
  language,
  level,
  list,
  nameText,
  nth,
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
const share = v.union([
  v.strictTuple([player, chainValue, nth]),
  v.strictTuple([player, chainValue, nth, chainValue]),
]);
const startProof = v.strictObject({
  s: chainValue,
  n: nth,
  r: diceResult,
  h: chainValue,
  k: nth,
  of: list(share, 4),
});
const roll = v.strictTuple([colour, faces, text(200)]);

// Variants are tried in order, so the most frequent come first.
const rowSchema = v.variant('t', [
  v.strictObject({
    t: v.literal('throw'),
    d: faces,
    o: v.exactOptional(originText),
    by: v.exactOptional(deputy),
    s: v.exactOptional(chainValue),
    p: v.exactOptional(chainValue),
  }),
  v.strictObject({ t: v.literal('play'), m: playText, by: v.exactOptional(deputy) }),
  v.strictObject({
    t: v.literal('open'),
    v: v.literal(1),
    rules: rulesText,
    seats: seatsText,
    host: personSchema,
    position: v.exactOptional(positionText),
    goesOn: v.exactOptional(v.literal(true)),
    headStart: v.exactOptional(v.literal(true)),
    rulesName: v.exactOptional(nameText),
    table: v.exactOptional(tableSchema),
    language: v.exactOptional(language),
    h: v.exactOptional(chainValue),
  }),
  v.strictObject({
    t: v.literal('sit'),
    p: player,
    n: nameText,
    who: personSchema,
    pic: v.exactOptional(picture),
    h: v.exactOptional(chainValue),
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
    f: v.exactOptional(startProof),
  }),
  v.strictObject({
    t: v.literal('tip'),
    h: chainValue,
    who: v.exactOptional(personSchema),
    z: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ t: v.literal('wanted'), of: list(player, 4), who: v.exactOptional(personSchema) }),
  v.strictObject({ t: v.literal('value'), p: player, v: chainValue }),
  v.strictObject({ t: v.literal('missed') }),
  v.strictObject({ t: v.literal('agree'), who: personSchema }),
  v.strictObject({ t: v.literal('end'), who: personSchema }),
  v.strictObject({ t: v.literal('close'), who: personSchema }),
]);

export const loggedRowSchema = v.strictObject({
  s: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  at: count,
  row: rowSchema,
  id: v.exactOptional(commandId),
});
