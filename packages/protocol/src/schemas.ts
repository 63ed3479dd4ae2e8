// Owns the schema of every message: strict objects, with bounds on every text and number. The last lines make the
// compiler compare schemas and types.
import {
  beginChoices,
  bestOfChoices,
  languages,
  LEAST_SECONDS,
  MOST_SECONDS,
  MOST_TALLIED,
  pointChoices,
  talkChoices,
  TEXT_UNITS,
} from '@ludo/room';
import type { PersonId } from '@ludo/room';
import { type Result, botLevels } from '@ludo/rules';
import * as v from 'valibot';
import { MOST_QUESTIONS, wishStates } from './host-questions.ts';
import type * as a from './host-questions.ts';
import { refusalCodes } from './refusals.ts';
import { phrases } from './talk.ts';
import type * as t from './talk.ts';
import type * as m from './messages.ts';
import type * as p from './push.ts';
import { CODE_LENGTH, CODE_LETTERS } from './television.ts';
import type * as tv from './television.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const player = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9));
const colour = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(3));
const faces = v.pipe(
  v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(6))),
  v.maxLength(2),
);
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const base64url = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}$`)));

const tokenSchema = base64url(22, 22);
const passSchema = base64url(22, 22);
const personSchema = base64url(22, 22);
const roomIdSchema = base64url(12, 12);
const commandId = base64url(8, 32);
const rulesText = text(200);
const seatsText = text(8);
const positionText = text(300);
const nameText = text(400);
const playText = text(64);
const originText = text(200);
/** More than any room may have. */
const MOST_ROWS = 100_000;

const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(LEAST_SECONDS), v.maxValue(MOST_SECONDS));
const increment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_SECONDS));
const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('throw'), seconds }),
  v.strictObject({ kind: v.literal('bank'), seconds, increment }),
]);
const talkChoice = v.picklist(talkChoices);
const tableSchema = v.strictObject({
  clock: clockSchema,
  expiry: v.picklist(['bot', 'forfeit']),
  away: v.picklist(['wait', 'bot', 'others']),
  grace: seconds,
  talk: v.exactOptional(talkChoice),
  listed: v.exactOptional(v.boolean()),
  points: v.exactOptional(v.picklist(pointChoices)),
  bestOf: v.exactOptional(v.picklist(bestOfChoices)),
  begins: v.exactOptional(v.picklist(beginChoices)),
});
const language = v.picklist(languages);
const level = v.picklist(botLevels);
const deputy = v.picklist(['bot', 'clock']);

const createSchema = v.strictObject({
  v: v.number(),
  rules: rulesText,
  seats: seatsText,
  position: v.exactOptional(positionText),
  goesOn: v.exactOptional(v.literal(true)),
  table: v.exactOptional(tableSchema),
  language: v.exactOptional(language),
  token: v.exactOptional(tokenSchema),
});

const joinSchema = v.strictObject({
  v: v.number(),
  room: roomIdSchema,
  token: v.exactOptional(tokenSchema),
  lastSeq: count,
});

const leaveSchema = v.strictObject({ room: roomIdSchema });

const tokenKeptSchema = v.strictObject({ token: tokenSchema });
const askPassSchema = v.strictObject({ room: roomIdSchema });
const takeSchema = v.strictObject({ room: roomIdSchema, pass: passSchema, isSure: v.boolean() });

// Variants are tried in order, so the most frequent come first.
const commandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('throw'), ply: count }),
  v.strictObject({ do: v.literal('play'), ply: count, play: playText }),
  v.strictObject({ do: v.literal('sit'), player, name: nameText }),
  v.strictObject({ do: v.literal('stand'), player }),
  v.strictObject({ do: v.literal('back'), player }),
  v.strictObject({ do: v.literal('bot'), player, level }),
  v.strictObject({ do: v.literal('remove'), player }),
  v.strictObject({ do: v.literal('host'), player }),
  v.strictObject({ do: v.literal('list'), listed: v.boolean() }),
  v.strictObject({ do: v.literal('pause') }),
  v.strictObject({ do: v.literal('resume') }),
  v.strictObject({ do: v.literal('talk'), talk: talkChoice }),
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('end') }),
  v.strictObject({ do: v.literal('close') }),
]);

const commandMessageSchema = v.strictObject({
  room: roomIdSchema,
  id: commandId,
  command: commandSchema,
});

const words = v.union([
  v.strictObject({ phrase: v.picklist(phrases) }),
  v.strictObject({ text: text(TEXT_UNITS) }),
]);
const saySchema = v.strictObject({ room: roomIdSchema, words });

const askSchema = v.strictObject({
  room: roomIdSchema,
  wish: v.variant('do', [
    v.strictObject({ do: v.literal('end') }),
    v.strictObject({ do: v.literal('sit'), player, name: nameText }),
  ]),
});
const nth = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const answerSchema = v.strictObject({ room: roomIdSchema, n: nth, says: v.picklist(['yes', 'no']) });

const pushSchema = v.strictObject({
  room: roomIdSchema,
  language,
  endpoint: text(500),
  p256dh: base64url(87, 87),
  auth: base64url(22, 22),
});

const codeSchema = v.pipe(v.string(), v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)));
const askCodeSchema = v.strictObject({});
const showTableSchema = v.strictObject({ room: roomIdSchema, code: codeSchema });

/** Of a row, or of a snapshot, which names persons otherwise. */
const tally = <S extends v.GenericSchema<PersonId | number>>(of: S) =>
  v.pipe(v.array(v.strictTuple([of, nameText, count, count, count, count])), v.maxLength(MOST_TALLIED));

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
  v.strictObject({ t: v.literal('sit'), p: player, n: nameText, who: personSchema }),
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

const presenceSchema = v.strictObject({ room: roomIdSchema, here: v.array(player), watchers: count });

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

const list = <S extends v.GenericSchema>(item: S, most: number) => v.pipe(v.array(item), v.maxLength(most));
const wishTo = v.picklist(['end', 'sit']);
const questionList = list(v.strictObject({ n: nth, to: wishTo, player, name: nameText }), MOST_QUESTIONS);
const questionsSchema = v.strictObject({ room: roomIdSchema, questions: questionList });
const wishedSchema = v.strictObject({ room: roomIdSchema, to: wishTo, is: v.picklist(wishStates) });

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

export const snapshotSchema = v.strictObject({
  s: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  p: positionText,
  ply: count,
  game: count,
  opened: count,
  who: list(personSchema, MOST_ROWS),
  host: v.exactOptional(who),
  seats: list(seatSnapshot, 4),
  table: tableSchema,
  language: v.exactOptional(language),
  from: v.exactOptional(positionText),
  goesOn: v.exactOptional(v.literal(true)),
  clock: list(count, 5),
  paused: v.exactOptional(count),
  closed: v.exactOptional(v.literal(true)),
  removed: v.exactOptional(list(who, MOST_ROWS)),
  moved: v.exactOptional(list(who, MOST_ROWS)),
  rolls: v.exactOptional(list(list(rollSnapshot, 4), 1000)),
  thrown: v.exactOptional(throwSnapshot),
  stats: v.exactOptional(list(list(count, 10), 4)),
  tally: v.exactOptional(tally(v.pipe(v.number(), v.safeInteger()))),
  agreed: v.exactOptional(list(count, 5)),
  began: v.exactOptional(count),
  over: v.exactOptional(v.strictTuple([count, v.union([v.literal('rules'), who])])),
  names: v.exactOptional(list(v.nullable(nameText), 4)),
});

/** A newer server may add fields. */
const refusalSchema = v.looseObject({
  code: v.picklist(refusalCodes),
  clause: v.nullable(v.string()),
});
export const refusedSchema = v.strictObject({ ok: v.literal(false), refusal: refusalSchema });
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
const spokenSchema = v.strictObject({ ok: v.literal(true) });
const wasAskedSchema = v.strictObject({ ok: v.literal(true) });
const wasAnsweredSchema = v.strictObject({ ok: v.literal(true) });
const pushNotedSchema = v.strictObject({ ok: v.literal(true) });
const codeGivenSchema = v.strictObject({ ok: v.literal(true), code: codeSchema, lasts: count });
const tableShownSchema = v.strictObject({ ok: v.literal(true) });
const toShowSchema = v.strictObject({ room: roomIdSchema });
const leftSchema = v.strictObject({ ok: v.literal(true) });
const tokenKeptAnswerSchema = v.strictObject({ ok: v.literal(true) });
const passGivenSchema = v.strictObject({ ok: v.literal(true), pass: passSchema, until: count });
const takenSchema = v.strictObject({ ok: v.literal(true), players: v.array(player) });
const alreadyAcceptedSchema = v.strictObject({ ok: v.literal(true), seq: count });

/** By event. */
export const clientMessages = {
  create: createSchema,
  join: joinSchema,
  leave: leaveSchema,
  kept: tokenKeptSchema,
  pass: askPassSchema,
  take: takeSchema,
  command: commandMessageSchema,
  say: saySchema,
  ask: askSchema,
  answer: answerSchema,
  push: pushSchema,
  television: askCodeSchema,
  show: showTableSchema,
} as const;
export type ClientMessage = keyof typeof clientMessages;
export type MessageOf<E extends ClientMessage> = v.InferOutput<(typeof clientMessages)[E]>;

/** Successful answers, by the event that they answer. */
export const answers = {
  create: createdSchema,
  join: joinedSchema,
  leave: leftSchema,
  kept: tokenKeptAnswerSchema,
  pass: passGivenSchema,
  take: takenSchema,
  command: alreadyAcceptedSchema,
  say: spokenSchema,
  ask: wasAskedSchema,
  answer: wasAnsweredSchema,
  push: pushNotedSchema,
  television: codeGivenSchema,
  show: tableShownSchema,
} as const;

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

/** Or the path of the first invalid field. */
export function parseMessage<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): Result<v.InferOutput<S>, string> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  return { ok: false, error: v.getDotPath(parsed.issues[0])?.slice(0, 40) ?? '' };
}

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
type Out<S extends v.GenericSchema> = v.InferOutput<S>;
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
const agree: readonly [
  Same<Writable<m.Create>, Writable<Out<typeof createSchema>>>,
  Same<Writable<m.Join>, Writable<Out<typeof joinSchema>>>,
  Same<Writable<m.Leave>, Writable<Out<typeof leaveSchema>>>,
  Same<Writable<m.Take>, Writable<Out<typeof takeSchema>>>,
  Same<Writable<m.PassGiven>, Writable<Out<typeof passGivenSchema>>>,
  Same<Writable<m.Taken>, Writable<Out<typeof takenSchema>>>,
  Same<Writable<m.CommandMessage>, Writable<Out<typeof commandMessageSchema>>>,
  Same<Writable<m.Created>, Writable<Out<typeof createdSchema>>>,
  Same<Writable<m.Joined>, Writable<Out<typeof joinedSchema>>>,
  Same<Writable<m.Presence>, Writable<Out<typeof presenceSchema>>>,
  Same<Writable<m.AlreadyAccepted>, Writable<Out<typeof alreadyAcceptedSchema>>>,
  Same<Writable<t.Say>, Writable<Out<typeof saySchema>>>,
  Same<Writable<t.Said>, Writable<Out<typeof saidSchema>>>,
  Same<Writable<a.Ask>, Writable<Out<typeof askSchema>>>,
  Same<Writable<a.AnswerQuestion>, Writable<Out<typeof answerSchema>>>,
  Same<Writable<tv.ShowTable>, Writable<Out<typeof showTableSchema>>>,
  Same<Writable<tv.CodeGiven>, Writable<Out<typeof codeGivenSchema>>>,
  Same<Writable<tv.ToShow>, Writable<Out<typeof toShowSchema>>>,
  Same<Writable<p.Push>, Writable<Out<typeof pushSchema>>>,
  Same<Writable<a.Questions>, Writable<Out<typeof questionsSchema>>>,
  Same<Writable<a.Wished>, Writable<Out<typeof wishedSchema>>>,
] = [
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
];
void agree;
