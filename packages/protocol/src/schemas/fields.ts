// Owns the fields that several schemas share, with their bounds.
import {
  beginChoices,
  bestOfChoices,
  languages,
  LEAST_SECONDS,
  MOST_SECONDS,
  MOST_TALLIED,
  pictures,
  pointChoices,
  talkChoices,
  TEXT_UNITS,
} from '@ludo/room';
import type { PersonId } from '@ludo/room';
import { botLevels } from '@ludo/rules';
import * as v from 'valibot';
import { phrases } from '../talk.ts';
import { CODE_LENGTH, CODE_LETTERS } from '../television.ts';

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const player = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9));
export const colour = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(3));
export const faces = v.pipe(
  v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(6))),
  v.maxLength(2),
);
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const base64url = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}$`)));

/** 16 bytes in base64url, of a chain: the last letter holds two bits. */
export const chainValue = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{21}[AQgw]$/));
/** 32 bytes. */
export const diceResult = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/));

export const tokenSchema = base64url(22, 22);
export const passSchema = base64url(22, 22);
export const personSchema = base64url(22, 22);
export const roomIdSchema = base64url(12, 12);
export const commandId = base64url(8, 32);
export const rulesText = text(200);
export const seatsText = text(8);
export const positionText = text(300);
export const nameText = text(400);
export const playText = text(64);
export const announcementText = text(41);
export const originText = text(200);
const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(LEAST_SECONDS), v.maxValue(MOST_SECONDS));
const increment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_SECONDS));
const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('throw'), seconds }),
  v.strictObject({ kind: v.literal('bank'), seconds, increment }),
]);
export const talkChoice = v.picklist(talkChoices);
export const tableSchema = v.strictObject({
  clock: clockSchema,
  expiry: v.picklist(['bot', 'forfeit']),
  away: v.picklist(['wait', 'bot', 'others']),
  grace: seconds,
  talk: v.exactOptional(talkChoice),
  listed: v.exactOptional(v.boolean()),
  points: v.exactOptional(v.picklist(pointChoices)),
  bestOf: v.exactOptional(v.picklist(bestOfChoices)),
  begins: v.exactOptional(v.picklist(beginChoices)),
  drawsSeats: v.exactOptional(v.boolean()),
});
export const language = v.picklist(languages);
export const picture = v.picklist(pictures);
export const level = v.picklist(botLevels);
export const deputy = v.picklist(['bot', 'clock']);
export const nth = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const wishTo = v.picklist(['end', 'sit']);
export const words = v.union([
  v.strictObject({ phrase: v.picklist(phrases) }),
  v.strictObject({ text: text(TEXT_UNITS) }),
]);
export const list = <S extends v.GenericSchema>(item: S, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

/** Of a row, or of a snapshot, which names persons otherwise. */
export const tally = <S extends v.GenericSchema<PersonId | number>>(of: S) =>
  v.pipe(v.array(v.strictTuple([of, nameText, count, count, count, count])), v.maxLength(MOST_TALLIED));

export const codeSchema = v.pipe(v.string(), v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)));
