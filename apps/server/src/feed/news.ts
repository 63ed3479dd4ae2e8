// Owns how news are checked before any part of the server sees them: as strictly as messages of clients. Whoever may read the
// tables can write them, and so can a server of another version.
import {
  base64url,
  chainValue,
  clientMessages,
  codeSchema,
  colour,
  count,
  loggedRowSchema,
  nameText,
  personSchema,
  picture,
  player,
  positionText,
  roomIdSchema,
  rulesText,
  saidSchema,
  serverMessages,
} from '@ludo/protocol/schemas';
import type { Result } from '@ludo/rules';
import * as v from 'valibot';
import type { News } from './feed.ts';

const process = base64url(12, 12);
const question = base64url(12, 12);
/** Of a pass, or of an address. */
const hash = base64url(22, 22);
const room = roomIdSchema;
const person = personSchema;
/** Milliseconds. */
const age = v.pipe(v.number(), v.finite(), v.minValue(0));
/** Who sits down and has to ask first wants the whole command, with what page and server need for the dice. */
const wish = v.variant('do', [
  v.strictObject({ do: v.literal('end') }),
  v.strictObject({
    do: v.literal('sit'),
    player,
    name: nameText,
    picture: v.exactOptional(picture),
    tip: v.exactOptional(chainValue),
  }),
]);
const { endpoint, p256dh, auth, language } = clientMessages.push.entries;
const { to, is: says } = serverMessages.wished.entries;

const listedTable = v.strictObject({
  table: v.strictObject({
    room,
    rules: rulesText,
    seats: v.array(
      v.strictObject({
        player,
        colours: v.array(colour),
        state: v.picklist(['open', 'person', 'bot']),
        name: v.exactOptional(nameText),
      }),
    ),
    headStart: v.exactOptional(v.literal(true)),
    rulesName: v.exactOptional(nameText),
    phase: v.picklist(['gathering', 'playing', 'over']),
    watchers: count,
    position: v.exactOptional(positionText),
    since: count,
  }),
  nth: count,
});

/** Kinds are tried in order, so the most frequent come first. */
export const newsSchema = v.variant('is', [
  v.strictObject({
    is: v.literal('rows'),
    room,
    rows: v.array(v.strictObject({ logged: loggedRowSchema, author: v.nullable(count) })),
  }),
  v.strictObject({
    is: v.literal('here'),
    room,
    process,
    here: v.strictObject({ persons: v.array(person), watchers: count, televisions: count }),
  }),
  v.strictObject({ is: v.literal('who'), room, process }),
  v.strictObject({ is: v.literal('longer'), room }),
  v.strictObject({ is: v.literal('said'), room, said: saidSchema }),
  v.strictObject({ is: v.literal('talk'), room, lines: v.array(saidSchema) }),
  v.strictObject({ is: v.literal('tables'), process, isFirst: v.boolean(), tables: v.array(listedTable) }),
  v.strictObject({ is: v.literal('asked'), room, person, wish }),
  v.strictObject({ is: v.literal('answered'), room, person, to, says }),
  v.strictObject({ is: v.literal('pass'), room, pass: hash, from: person, lasts: count }),
  v.strictObject({ is: v.literal('taken'), room, pass: hash, by: person, players: v.array(player) }),
  v.strictObject({
    is: v.literal('subscribed'),
    room,
    person,
    age,
    subscription: v.strictObject({ endpoint, p256dh, auth, language, from: hash }),
  }),
  v.strictObject({ is: v.literal('unsubscribed'), room, person, endpoint }),
  v.strictObject({ is: v.literal('called'), room, person, ply: count }),
  v.strictObject({ is: v.literal('show'), room, code: codeSchema, ask: question }),
  v.strictObject({ is: v.literal('showed'), room, ask: question }),
]);

/** Or the path of the first invalid field. */
export function parseNews(heard: unknown): Result<News, string> {
  const parsed = v.safeParse(newsSchema, heard, { abortEarly: true });
  if (!parsed.success) return { ok: false, error: v.getDotPath(parsed.issues[0])?.slice(0, 40) ?? '' };
  const { output } = parsed;
  const lines = output.is === 'said' ? [output.said] : output.is === 'talk' ? output.lines : [];
  if ('room' in output && lines.some((line) => line.room !== output.room))
    return { ok: false, error: 'room' };
  return { ok: true, value: output };
}
