// What the log tells in the third person, as somebody reads it whom it is about. English.
import type { RoomState } from '@ludo/room';
import { playerIs, whoIs, boardOfRoom, colourName } from '../../src/telling/sentences.ts';
import { catalogue as english } from '../../src/words/en/index.ts';

const VERBS: Readonly<Record<string, string>> = {
  throws: 'throw',
  moves: 'move',
  brings: 'bring',
  captures: 'capture',
  leaves: 'leave',
  challenges: 'challenge',
  counts: 'count',
  wins: 'win',
  has: 'have',
  takes: 'take',
  begins: 'begin',
};

/** `player`: the only seat of who reads. */
export function asReadBy(room: RoomState, player: number, sentences: string): string {
  const board = boardOfRoom(room);
  const colours = room.seatList.find((seat) => seat.player === player)?.colours ?? [];
  const own = colours.map((colour) => ({
    who: whoIs(english, room, colour),
    word: board === null ? '' : english.common.colour[colourName(board, colour)],
  }));
  return sentences
    .split(/(?<=\.) (?=[A-Z])/)
    .map((sentence) => {
      const whole = toTeam(sentence, playerIs(english, room, player));
      if (whole !== sentence) return whole;
      const ofAll = toYou(sentence, playerIs(english, room, player));
      if (own.length > 1 && ofAll !== sentence) return ofAll;
      for (const { who, word } of own.toSorted((a, b) => at(sentence, a.who) - at(sentence, b.who))) {
        const you = toYou(sentence, who);
        if (you !== sentence) return own.length > 1 ? ofColour(you, word, own) : you;
      }
      return sentence;
    })
    .join(' ');
}

const at = (sentence: string, who: string): number => (sentence.includes(who) ? sentence.indexOf(who) : 999);

/** To a player of several colours. */
function ofColour(
  sentence: string,
  word: string,
  own: readonly { readonly who: string; readonly word: string }[],
): string {
  const [other] = own.filter(({ who }) => sentence.includes(who));
  if (other === undefined) return `${word}: ${sentence}`;
  const moved = `You move a piece of ${other.who} `;
  if (sentence.startsWith(moved)) {
    const way = sentence.slice(moved.length);
    return `${other.word}: You ${way.endsWith(' home.') ? 'bring a piece' : 'move'} ${way}`;
  }
  const isCapture = sentence.includes(`a piece of ${other.who}`);
  return isCapture
    ? sentence.replace(`a piece of ${other.who}`, `your own piece of ${other.word}`)
    : `${word}: ${sentence.replace(other.who, other.word)}`;
}

function toTeam(sentence: string, who: string): string {
  if (!sentence.startsWith('All eight pieces of ')) return sentence;
  return sentence
    .replace(`of ${who} are home: a win.`, 'of you are home: you win.')
    .replace('All eight pieces of you are', 'All your eight pieces are')
    .replace(
      new RegExp(`of (?:${quoted(who)} and (.*)|(.*) and ${quoted(who)}) are home: they win`),
      (_all, after, before) => `of you and ${after ?? before} are home: you win`,
    );
}

function toYou(sentence: string, who: string): string {
  const begins = new RegExp(`^(Who begins\\? )?${quoted(who)} (\\w+)`).exec(sentence);
  if (begins !== null) {
    const [all, question = '', verb = ''] = begins;
    return `${question}You ${VERBS[verb] ?? verb}${sentence.slice(all.length)}`
      .replace('home and wins', 'home and win')
      .replace('all own pieces home and goes', 'all your own pieces home and go')
      .replace('base and goes', 'base and go')
      .replace('on this player moves', 'on you move')
      .replace(/^You capture (?!\d)(.*): the piece goes/, 'You capture a piece of $1: it goes');
  }
  return sentence
    .replace(`captures ${who}: the piece goes`, 'captures your piece: it goes')
    .replace(new RegExp(`captures (\\d+) pieces of ${quoted(who)}:`), 'captures $1 of your pieces:')
    .replace(`It is ${who}’s turn`, 'It is your turn')
    .replace(`6 in a row costs ${who} the`, '6 in a row costs you the')
    .replace(`moves a piece of ${who} `, 'moves your piece ')
    .replace(`challenges the blob of ${who} `, 'challenges your blob ')
    .replace(`The challenge of ${who} lapses`, 'Your challenge lapses')
    .replace(`the challenge of ${who} is over`, 'your challenge is over')
    .replace(`moves the pieces of ${who}.`, 'moves your pieces.');
}

const quoted = (words: string): string => words.replaceAll(/[()]/g, String.raw`\$&`);
