// Owns the schema of a snapshot: a room's state, as a join brings it.
import * as v from 'valibot';
import {
  chainValue,
  colour,
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
  player,
  positionText,
  tableSchema,
  tally,
} from './fields.ts';

/** More than any room may have. */
const MOST_ROWS = 100_000;

/** Into the snapshot's list of persons. */
const who = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_ROWS));
const seatSnapshot = v.union([
  v.strictTuple([v.literal('open')]),
  v.strictTuple([v.literal('held'), who, nameText]),
  v.strictTuple([v.literal('away'), who, nameText, count, v.boolean()]),
  v.strictTuple([v.literal('bot'), level]),
  v.strictTuple([v.literal('bot'), level, who, nameText]),
  v.strictTuple([v.literal('given-up'), who, nameText]),
]);
const rollSnapshot = v.union([v.strictTuple([colour, faces]), v.strictTuple([colour, faces, originText])]);
const throwSnapshot = v.union([
  v.strictTuple([colour, faces, originText]),
  v.strictTuple([colour, faces, originText, deputy]),
]);

const chainSnapshot = v.union([
  v.strictTuple([chainValue, count, count]),
  v.strictTuple([chainValue, count, count, nth, chainValue]),
  v.strictTuple([chainValue, count, count, nth, chainValue, count]),
]);
const fairSnapshot = v.strictObject({
  n: count,
  result: diceResult,
  thrownAt: v.exactOptional(count),
  server: chainSnapshot,
  nextServer: v.exactOptional(chainSnapshot),
  persons: list(v.strictTuple([who, v.nullable(chainSnapshot), v.nullable(chainSnapshot)]), 4),
  start: v.exactOptional(
    v.strictTuple([count, list(player, 4), list(v.strictTuple([player, chainValue]), 4)]),
  ),
  calledAt: v.exactOptional(count),
  isReseated: v.exactOptional(v.literal(true)),
  renewing: v.exactOptional(list(who, 4)),
});

export const snapshotSchema = v.strictObject({
  s: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  p: positionText,
  ply: count,
  game: count,
  opened: count,
  who: list(personSchema, MOST_ROWS),
  host: v.exactOptional(who),
  seats: list(seatSnapshot, 4),
  pics: v.exactOptional(list(v.strictTuple([who, picture]), 8)),
  table: tableSchema,
  language: v.exactOptional(language),
  from: v.exactOptional(positionText),
  goesOn: v.exactOptional(v.literal(true)),
  headStart: v.exactOptional(v.literal(true)),
  rulesName: v.exactOptional(nameText),
  clock: list(count, 5),
  paused: v.exactOptional(count),
  closed: v.exactOptional(v.literal(true)),
  removed: v.exactOptional(list(who, MOST_ROWS)),
  moved: v.exactOptional(list(who, MOST_ROWS)),
  rolls: v.exactOptional(list(list(rollSnapshot, 4), 1000)),
  thrown: v.exactOptional(throwSnapshot),
  stats: v.exactOptional(list(list(count, 12), 4)),
  tally: v.exactOptional(tally(v.pipe(v.number(), v.safeInteger()))),
  agreed: v.exactOptional(list(count, 5)),
  fair: v.exactOptional(fairSnapshot),
  began: v.exactOptional(count),
  over: v.exactOptional(v.strictTuple([count, v.union([v.literal('rules'), who])])),
  names: v.exactOptional(list(v.nullable(nameText), 4)),
});
