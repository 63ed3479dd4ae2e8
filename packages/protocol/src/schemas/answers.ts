// Owns the schemas of successful answers.
import * as v from 'valibot';
import {
  base64url,
  codeSchema,
  count,
  list,
  passSchema,
  personSchema,
  player,
  roomIdSchema,
  tokenSchema,
  wishTo,
} from './fields.ts';
import { loggedRowSchema } from './rows.ts';
import { presenceSchema, questionList, saidSchema } from './server-messages.ts';
import { snapshotSchema } from './snapshot.ts';

const identity = { token: tokenSchema, person: personSchema };
const createdSchema = v.strictObject({ ok: v.literal(true), room: roomIdSchema, ...identity });
export const joinedSchema = v.strictObject({
  ok: v.literal(true),
  ...identity,
  snapshot: v.exactOptional(snapshotSchema),
  rows: v.array(loggedRowSchema),
  presence: presenceSchema,
  talk: v.array(saidSchema),
  questions: v.exactOptional(questionList),
  wishes: v.exactOptional(wishTo),
  pushKey: v.exactOptional(base64url(87, 87)),
  time: count,
});
/** As many as one answer may have. */
const MOST_OF_A_LOG = 1000;
const logPartSchema = v.strictObject({ ok: v.literal(true), rows: list(loggedRowSchema, MOST_OF_A_LOG) });
const spokenSchema = v.strictObject({ ok: v.literal(true) });
const wasAskedSchema = v.strictObject({ ok: v.literal(true) });
const wasAnsweredSchema = v.strictObject({ ok: v.literal(true) });
const pushNotedSchema = v.strictObject({ ok: v.literal(true) });
const codeGivenSchema = v.strictObject({ ok: v.literal(true), code: codeSchema, lasts: count });
const tableShownSchema = v.strictObject({ ok: v.literal(true) });
const leftSchema = v.strictObject({ ok: v.literal(true) });
const tokenKeptAnswerSchema = v.strictObject({ ok: v.literal(true) });
const passGivenSchema = v.strictObject({ ok: v.literal(true), pass: passSchema, until: count });
const takenSchema = v.strictObject({ ok: v.literal(true), players: v.array(player) });
const alreadyAcceptedSchema = v.strictObject({ ok: v.literal(true), seq: count });

/** Successful answers, by the event that they answer. */
export const answers = {
  create: createdSchema,
  join: joinedSchema,
  leave: leftSchema,
  kept: tokenKeptAnswerSchema,
  pass: passGivenSchema,
  take: takenSchema,
  command: alreadyAcceptedSchema,
  log: logPartSchema,
  say: spokenSchema,
  ask: wasAskedSchema,
  answer: wasAnsweredSchema,
  push: pushNotedSchema,
  television: codeGivenSchema,
  show: tableShownSchema,
} as const;
