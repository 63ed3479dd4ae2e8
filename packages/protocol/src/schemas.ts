// Owns how messages are checked: strict objects, with bounds on every text and number. The last lines make the compiler
// compare schemas and types.
import type { Result } from '@ludo/rules';
import type { GameRecord } from '@ludo/room/record';
import * as v from 'valibot';
import type * as h from './host-questions.ts';
import type * as m from './messages.ts';
import type * as p from './push.ts';
import { answers } from './schemas/answers.ts';
import { clientMessages } from './schemas/client-messages.ts';
import type { gameRecordSchema } from './schemas/game-record.ts';
import { serverMessages } from './schemas/server-messages.ts';
import type * as t from './talk.ts';
import type * as tv from './television.ts';

export { readGameRecord } from './game-records.ts';
export { joinedSchema } from './schemas/answers.ts';
export {
  base64url,
  chainValue,
  codeSchema,
  colour,
  count,
  nameText,
  personSchema,
  picture,
  player,
  positionText,
  roomIdSchema,
  rulesText,
} from './schemas/fields.ts';
export { refusedSchema } from './schemas/refused.ts';
export { loggedRowSchema } from './schemas/rows.ts';
export { saidSchema } from './schemas/server-messages.ts';
export { snapshotSchema } from './schemas/snapshot.ts';
export { isUsualCommand } from './schemas/usual-commands.ts';
export { answers, clientMessages, serverMessages };

export type ClientMessage = keyof typeof clientMessages;
export type MessageOf<E extends ClientMessage> = v.InferOutput<(typeof clientMessages)[E]>;

/** Or the path of the first invalid field. */
export function parseMessage<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): Result<v.InferOutput<S>, string> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  return { ok: false, error: v.getDotPath(parsed.issues[0])?.slice(0, 40) ?? '' };
}

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
type Same<A, B> = [Writable<A>] extends [Writable<B>]
  ? [Writable<B>] extends [Writable<A>]
    ? true
    : false
  : false;
type Asked<E extends ClientMessage, T> = Same<MessageOf<E>, T>;
type Answered<E extends ClientMessage, T> = Same<v.InferOutput<(typeof answers)[E]>, T>;
type Told<E extends keyof typeof serverMessages, T> = Same<v.InferOutput<(typeof serverMessages)[E]>, T>;
type Agree<Each extends readonly true[]> = Each[number];

const agree: Agree<
  [
    Asked<'create', m.Create>,
    Asked<'join', m.Join>,
    Asked<'leave', m.Leave>,
    Asked<'take', m.Take>,
    Asked<'command', m.CommandMessage>,
    Asked<'log', m.AskLog>,
    Asked<'say', t.Say>,
    Asked<'ask', h.Ask>,
    Asked<'answer', h.AnswerQuestion>,
    Asked<'push', p.Push>,
    Asked<'show', tv.ShowTable>,
    Answered<'create', m.Created>,
    Answered<'join', m.Joined>,
    Answered<'pass', m.PassGiven>,
    Answered<'take', m.Taken>,
    Answered<'command', m.AlreadyAccepted>,
    Answered<'log', m.LogPart>,
    Answered<'television', tv.CodeGiven>,
    Same<v.InferOutput<typeof gameRecordSchema>, GameRecord>,
    Told<'presence', m.Presence>,
    Told<'said', t.Said>,
    Told<'questions', h.Questions>,
    Told<'wished', h.Wished>,
    Told<'shown', tv.ToShow>,
  ]
> = true;
void agree;
