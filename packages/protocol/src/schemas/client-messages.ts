// Owns the schemas of what a client sends.
import * as v from 'valibot';
import {
  announcementText,
  base64url,
  chainValue,
  codeSchema,
  commandId,
  count,
  language,
  level,
  nameText,
  picture,
  nth,
  passSchema,
  playText,
  player,
  positionText,
  roomIdSchema,
  rulesText,
  seatsText,
  tableSchema,
  talkChoice,
  text,
  tokenSchema,
  words,
} from './fields.ts';

const createSchema = v.strictObject({
  v: v.number(),
  rules: rulesText,
  seats: seatsText,
  position: v.exactOptional(positionText),
  goesOn: v.exactOptional(v.literal(true)),
  headStart: v.exactOptional(v.literal(true)),
  table: v.exactOptional(tableSchema),
  language: v.exactOptional(language),
  token: v.exactOptional(tokenSchema),
});

const joinSchema = v.strictObject({
  v: v.number(),
  room: roomIdSchema,
  token: v.exactOptional(tokenSchema),
  lastSeq: count,
  television: v.exactOptional(v.literal(true)),
});

const leaveSchema = v.strictObject({ room: roomIdSchema });

const tokenKeptSchema = v.strictObject({ token: tokenSchema });
const askPassSchema = v.strictObject({ room: roomIdSchema });
const takeSchema = v.strictObject({ room: roomIdSchema, pass: passSchema, isSure: v.boolean() });

// Variants are tried in order, so the most frequent come first.
const commandSchema = v.variant('do', [
  v.strictObject({
    do: v.literal('throw'),
    ply: count,
    value: v.exactOptional(chainValue),
    announcement: v.exactOptional(announcementText),
  }),
  v.strictObject({ do: v.literal('play'), ply: count, play: playText }),
  v.strictObject({
    do: v.literal('sit'),
    player,
    name: nameText,
    picture: v.exactOptional(picture),
    tip: v.exactOptional(chainValue),
  }),
  v.strictObject({ do: v.literal('value'), player, value: chainValue }),
  v.strictObject({ do: v.literal('tip'), tip: chainValue }),
  v.strictObject({ do: v.literal('rename'), player, name: nameText, picture: v.exactOptional(picture) }),
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

const askLogSchema = v.strictObject({ room: roomIdSchema, after: count });

const saySchema = v.strictObject({ room: roomIdSchema, words });

const askSchema = v.strictObject({
  room: roomIdSchema,
  wish: v.variant('do', [
    v.strictObject({ do: v.literal('end') }),
    v.strictObject({ do: v.literal('sit'), player, name: nameText, picture: v.exactOptional(picture) }),
  ]),
});
const answerSchema = v.strictObject({ room: roomIdSchema, n: nth, says: v.picklist(['yes', 'no']) });

const pushSchema = v.strictObject({
  room: roomIdSchema,
  language,
  endpoint: text(500),
  p256dh: base64url(87, 87),
  auth: base64url(22, 22),
});

const askCodeSchema = v.strictObject({});
const showTableSchema = v.strictObject({ room: roomIdSchema, code: codeSchema });

/** By event. */
export const clientMessages = {
  create: createSchema,
  join: joinSchema,
  leave: leaveSchema,
  kept: tokenKeptSchema,
  pass: askPassSchema,
  take: takeSchema,
  command: commandMessageSchema,
  log: askLogSchema,
  say: saySchema,
  ask: askSchema,
  answer: answerSchema,
  push: pushSchema,
  television: askCodeSchema,
  show: showTableSchema,
} as const;
