// Owns the schemas of what the server tells unasked.
import * as v from 'valibot';
import { MOST_QUESTIONS, wishStates } from '../host-questions.ts';
import { count, list, nameText, nth, personSchema, player, roomIdSchema, wishTo, words } from './fields.ts';
import { refusedSchema } from './refused.ts';
import { loggedRowSchema } from './rows.ts';

export const presenceSchema = v.strictObject({
  room: roomIdSchema,
  here: v.array(player),
  watchers: count,
  televisions: v.exactOptional(count),
});

export const saidSchema = v.strictObject({
  room: roomIdSchema,
  n: nth,
  at: count,
  by: v.variant('as', [
    v.strictObject({ as: v.literal('player'), person: personSchema, player, name: nameText }),
    v.strictObject({ as: v.literal('watcher'), person: personSchema, number: nth }),
  ]),
  words,
});

export const questionList = list(
  v.strictObject({ n: nth, to: wishTo, player, name: nameText }),
  MOST_QUESTIONS,
);
const questionsSchema = v.strictObject({ room: roomIdSchema, questions: questionList });
const wishedSchema = v.strictObject({ room: roomIdSchema, to: wishTo, is: v.picklist(wishStates) });

const toShowSchema = v.strictObject({ room: roomIdSchema });

/** By event; without answers. */
export const serverMessages = {
  row: loggedRowSchema,
  presence: presenceSchema,
  said: saidSchema,
  questions: questionsSchema,
  wished: wishedSchema,
  shown: toShowSchema,
  refused: refusedSchema,
} as const;
