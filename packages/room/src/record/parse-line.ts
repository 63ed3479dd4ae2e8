// Owns reading one line of a record. Every pattern is bounded and reads a line once.
import { parseBytes, VALUE_LENGTH } from '@ludo/fairness';
import { botLevels } from '@ludo/rules';
import { readName } from '../names.ts';
import type { Deputy } from '../rows.ts';
import type { RecordLine, RecordRoll, RecordSeat, RecordThrow, Turn } from './game-record.ts';

/** A line that is none, and why. */
export class Misread extends Error {
  constructor(reason: string) {
    super(reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason);
    this.name = 'Misread';
  }
}

/** Characters: words of a damaged line are quoted in it. */
const LONGEST_REASON = 300;

/** Characters of a line: the longest is a start with a thousand rounds. */
export const LINE_LENGTH = 100_000;

/** Of a game or a throw: the largest number. */
export const MOST = 999_999_999;

/** As it stands in rows: 22 letters, or a word for everybody on one screen. */
const PERSON = /^(?!-$|server$)[\w-]{1,22}$/;
const MARK = /^(.*?)(?:\(([a-z]{1,16})(?:,([a-z]{1,16}))?\))?$/;
const PLAY = /^[A-Za-z0-9>*<=,-]{1,40}$/;

export function fail(reason: string): never {
  throw new Misread(reason);
}

export function parseNumber(text: string | undefined, what: string, most: number): number {
  if (text === undefined || !/^(?:0|[1-9]\d{0,8})$/.test(text) || Number(text) > most)
    fail(`'${text ?? ''}' is no ${what}`);
  return Number(text);
}

export function parsePerson(text: string | undefined): string {
  if (text === undefined || !PERSON.test(text)) fail(`'${text ?? ''}' is no public name of a person`);
  return text;
}

/** A value or a tip. */
export function parseValue(text: string | undefined, what: string): string {
  if (text?.length !== VALUE_LENGTH || parseBytes(text) === null)
    fail(`'${text ?? ''}' is no ${what}: 16 bytes in base64url are expected`);
  return text;
}

/** Of a person, or of the server, which is null. */
export function parseOwner(text: string | undefined): string | null {
  return text === 'server' ? null : parsePerson(text);
}

export function nothingMore(words: readonly string[]): void {
  if (words.length > 0) fail(`'${words.join(' ')}' is too much`);
}

/** After the word `seat`. */
export function parseSeat(words: readonly string[]): RecordSeat {
  const [number, is, first, second, ...rest] = words;
  const player = parseNumber(number, 'player', 4);
  if (is === 'nobody') {
    nothingMore(words.slice(2));
    return { player, is };
  }
  if (is === 'person') return { player, is, ...parseHolder(words.slice(2)) };
  if (is !== 'bot') fail(`'${is ?? ''}' is nobody who sits: person, bot or nobody is expected`);
  const level = botLevels.find((each) => each === first);
  if (level === undefined)
    fail(`'${first ?? ''}' is no level of a bot: expected one of ${botLevels.join(' ')}`);
  if (second === undefined) return { player, is, level, person: null, name: null };
  const holder = parseHolder([second, ...rest]);
  if (holder.person === null && holder.name === null) fail("'-' is left out where a bot plays for itself");
  return { player, is, level, ...holder };
}

function parseHolder([id, ...words]: readonly string[]): {
  readonly person: string | null;
  readonly name: string | null;
} {
  const person = id === '-' ? null : parsePerson(id);
  if (words.length === 0) return { person, name: null };
  const text = words.join(' ');
  const name = readName(text);
  if (!name.ok || name.value !== text) fail('the name is none that a table would take');
  return { person, name: text };
}

/** `colours`: the letters of the board. */
export function parseLine(text: string, colours: readonly string[]): RecordLine {
  // Names may have anything in them.
  if (text.startsWith('seat ')) return { is: 'seat', seat: parseSeat(text.split(' ').slice(1)) };
  const [said = '', proof, ...more] = text.split(' | ');
  if (more.length > 0) fail("' | ' stands once in a line");
  const [word = '', ...words] = said.split(' ');
  const values = proof === undefined ? [] : proof.split(' ');
  switch (word) {
    case 'value': {
      const [player, value, ...rest] = words;
      nothingMore([...rest, ...values]);
      return { is: 'value', player: parseNumber(player, 'player', 4), value: parseValue(value, 'value') };
    }
    case 'lots':
      nothingMore(values);
      return { is: 'lots', lots: words.map((lot) => parseThrow(lot, 1)) };
    case 'begin':
      return parseBegin(words, values, colours);
    case 'tip': {
      const [owner, tip, restored, ...rest] = words;
      if (restored !== undefined && restored !== 'restored') fail(`'${restored}' is too much`);
      nothingMore([...rest, ...values]);
      const read = { is: 'tip', person: parseOwner(owner), tip: parseValue(tip, 'tip') } as const;
      return restored === undefined ? read : { ...read, isRestored: true };
    }
    default:
      return parseTurn(parseColour(word, colours), words, values);
  }
}

function parseColour(text: string, colours: readonly string[]): string {
  if (!colours.includes(text))
    fail(`'${text}' is no colour and begins no line: expected ${colours.join(' ')}`);
  return text;
}

function parseBegin(
  [letter = '', ...words]: readonly string[],
  values: readonly string[],
  colours: readonly string[],
): RecordLine {
  const [server, ...rest] = values;
  nothingMore(rest);
  const colour = parseColour(letter, colours);
  const rounds: RecordRoll[][] = words.length === 0 ? [] : [[]];
  for (const word of words) {
    if (word === '/') rounds.push([]);
    else
      rounds.at(-1)?.push({ colour: parseColour(word.charAt(0), colours), ...parseThrow(word.slice(1), 2) });
  }
  return {
    is: 'begin',
    colour,
    rounds,
    ...(server === undefined ? {} : { server: parseValue(server, 'value') }),
  };
}

function parseTurn(colour: string, words: readonly string[], values: readonly string[]): Turn {
  const [server, device, ...rest] = values;
  nothingMore(rest);
  const at = words.findIndex((word) => !/^[a-z]{1,16}:[\w@]{1,24}$/.test(word));
  const announced = at < 0 ? words : words.slice(0, at);
  const [dice, ...after] = at < 0 ? [] : words.slice(at);
  if (dice === undefined) fail('the throw is missing');
  const isCounting = after[0]?.startsWith('+') === true;
  const play = isCounting ? undefined : after[0];
  const more = isCounting ? after : after.slice(1);
  const bonuses = [];
  for (let nth = 0; nth < more.length; nth += 2) {
    const [, count] = /^\+([1-9]\d?)$/.exec(more[nth] ?? '') ?? [];
    if (count === undefined) fail(`'${more[nth] ?? ''}' is too much`);
    bonuses.push({ count: Number(count), ...parsePlayed(more[nth + 1] ?? '') });
  }
  return {
    is: 'turn',
    colour,
    ...(announced.length === 0 ? {} : { announced }),
    thrown: dice === '.' ? null : parseThrown(dice),
    played: play === undefined ? null : parsePlayed(play),
    ...(bonuses.length === 0 ? {} : { bonuses }),
    ...(server === undefined ? {} : { server: parseValue(server, 'value of the server') }),
    ...(device === undefined ? {} : { device: parseValue(device, 'value of a device') }),
  };
}

function parsePlayed(word: string): { readonly play: string; readonly by?: Deputy } {
  const [, play = '', mark, more] = MARK.exec(word) ?? [];
  if (!PLAY.test(play) || more !== undefined) fail(`'${word}' is no play`);
  return mark === undefined ? { play } : { play, by: deputyOf(mark) ?? fail(`nobody plays as '${mark}'`) };
}

const deputyOf = (word: string): Deputy | null => (word === 'bot' || word === 'clock' ? word : null);

/** With who threw, if it was not the player, and the origin, if it is not the record's. */
function parseThrown(word: string): RecordThrow & { readonly by?: Deputy } {
  const [, faces = '', first, second] = MARK.exec(word) ?? [];
  const by = first === undefined ? null : deputyOf(first);
  const origin = by === null ? first : second;
  if (by === null && second !== undefined) fail(`nobody throws as '${first ?? ''}'`);
  if (origin !== undefined && deputyOf(origin) !== null) fail(`'${origin}' is no origin of dice`);
  return {
    faces: facesOf(faces, word, 2),
    ...(origin === undefined ? {} : { origin }),
    ...(by === null ? {} : { by }),
  };
}

function parseThrow(word: string, most: 1 | 2): RecordThrow {
  const [, faces = '', origin, second] = MARK.exec(word) ?? [];
  if (second !== undefined) fail(`'${word}' is no throw`);
  return { faces: facesOf(faces, word, most), ...(origin === undefined ? {} : { origin }) };
}

function facesOf(text: string, word: string, most: 1 | 2): readonly number[] {
  if (!/^[1-6]{1,2}$/.test(text) || text.length > most) fail(`'${word}' is no throw`);
  return Array.from(text, Number);
}
