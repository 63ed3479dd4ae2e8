/** The answers in sentences: what the eye reads in the panel is what the ear is told. */
import type { RoomState } from '@ludo/room';
import { boardOf, playerOf, type Position } from '@ludo/rules';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { choiceWords } from '../catalogue/choice-words.ts';
import { barOf } from '../catalogue/formations.ts';
import type { ReviewWords } from '../catalogue/en/review.ts';
import { citation, diceOf, faces, playerIs, whoFirst, whoIs } from '../catalogue/sentences.ts';
import { captionsOf } from '../catalogue/told.ts';
import type { Choice } from '../screen/choices.ts';
import type { Caption } from '../stage/stage.ts';
import {
  chancesOf,
  coloursMeant,
  findingsIn,
  hitsAbout,
  type Findings,
  type Hit,
  type PlacedStand,
} from './findings.ts';

export interface Asked {
  readonly text: Catalogue;
  readonly words: ReviewWords;
  readonly room: RoomState;
  readonly position: Position;
  /** The players at this device. */
  readonly mine: readonly number[];
}

/** The sentences under one heading; the heading is null where none is needed. */
export interface Answer {
  readonly heading: string | null;
  readonly lines: readonly string[];
}

/** Where the pieces of a colour stand, one stand a line. */
function standLine(asked: Asked, stand: PlacedStand): string {
  const { text, words, position } = asked;
  const board = boardOf(position);
  const toGo = stand.toGo === null ? [] : [words.toGo(stand.toGo, board.hasHome)];
  const place = words.stand(stand.count, text.common.standing(board, stand.place));
  return words.line([place, ...toGo, ...safety(asked, stand)]);
}

/** Why a stand is safe, or who can hit it. */
export function safety({ text, words, room }: Asked, stand: PlacedStand): readonly string[] {
  const by = (kind: 'capture' | 'challenge'): readonly string[] =>
    chancesOf(stand.hits, kind).map(({ by: colour, share }) =>
      words.by(whoIs(text, room, colour), share.throws, share.of),
    );
  const [hits, challenges] = [by('capture'), by('challenge')];
  const { state, barredBy } = stand;
  return [
    ...(stand.isMixed ? [words.mixed] : []),
    ...(state === 'barred' && barredBy !== null
      ? [words.barred(barOf(barredBy), citation(text, room.rules, barredBy))]
      : []),
    ...(state === 'barred' || state === 'hit' ? [] : [words.states[state]]),
    ...(hits.length === 0 ? [] : [words.hitBy(hits)]),
    ...(challenges.length === 0 ? [] : [words.challengedBy(challenges)]),
  ];
}

/** "Ben (Green) can hit Anna (Red) on square 40, 3 squares behind it, with any 3 or 2 + 1: 13 of 36 throws." */
function hitLine({ text, words, room, position }: Asked, hit: Hit): string {
  const { threat, share, behind, any, pairs } = hit;
  const standing = text.common.standing(boardOf(position), threat.place);
  const sentence = threat.kind === 'capture' ? words.hits : words.challenges;
  const way = threat.mover === threat.by ? [] : [words.withNeutral(whoIs(text, room, threat.mover))];
  const told = sentence(
    whoFirst(text, room, threat.by),
    words.means(
      any,
      pairs.map(([high = 0, low = 0]) => words.pair(high, low)),
      diceOf(room),
    ),
    whoIs(text, room, threat.colour),
    standing,
    text.common.commas([...way, words.way(behind)]),
  );
  return words.chance(told, share.throws, share.of);
}

function standsOf(asked: Asked, findings: Findings, colour: number): Answer {
  const { text, words, room } = asked;
  return {
    heading: words.of(whoFirst(text, room, colour)),
    lines: findings.stands.filter((stand) => stand.colour === colour).map((stand) => standLine(asked, stand)),
  };
}

export function myPieces(asked: Asked): readonly Answer[] {
  const findings = findingsIn(asked.room, asked.position);
  return coloursMeant(asked.position, asked.mine).map((colour) => standsOf(asked, findings, colour));
}

export function wholePosition(asked: Asked): readonly Answer[] {
  const findings = findingsIn(asked.room, asked.position);
  return asked.position.pieces.flatMap((places, colour) =>
    places.length === 0 ? [] : [standsOf(asked, findings, colour)],
  );
}

/** What heads both answers, or stands in place of one: to whoever plays here, else of the one whose turn it is. */
function hitWordsOf({ text, words, room, position, mine }: Asked) {
  const { colour } = position;
  const { watched } = words;
  if (mine.length > 0)
    return {
      nobodyHits: words.nobodyHits,
      hitsNobody: words.youHitNobody,
      hit: words.hitYou,
      hits: words.youHit,
    };
  const player = colour === null ? null : playerOf(position, colour);
  if (player === null) return null;
  const who = playerIs(text, room, player);
  return {
    nobodyHits: watched.nobodyHits(who),
    hitsNobody: watched.hitsNobody(who),
    hit: watched.hit(who),
    hits: watched.hits(who),
  };
}

export function whoHitsWhom(asked: Asked): readonly Answer[] {
  const { room, position, text } = asked;
  const words = hitWordsOf(asked);
  if (words === null) return [{ heading: null, lines: [text.captions.over] }];
  const colours = coloursMeant(position, asked.mine);
  const { suffered, dealt } = hitsAbout(findingsIn(room, position), colours);
  const answer = (hits: readonly Hit[], heading: string, none: string): Answer =>
    hits.length === 0
      ? { heading: null, lines: [none] }
      : {
          heading,
          lines: hits.toSorted((a, b) => b.share.throws - a.share.throws).map((hit) => hitLine(asked, hit)),
        };
  return [answer(suffered, words.hit, words.nobodyHits), answer(dealt, words.hits, words.hitsNobody)];
}

/** What has been done with each throw, oldest first: a throw begins what follows it. */
export function turnsIn(text: Catalogue, captions: readonly Caption[]): readonly (readonly string[])[] {
  const turns: string[][] = [];
  for (const { room, events } of captions) {
    const sentences = captionsOf(text, room, events);
    const last = turns.at(-1);
    if (last === undefined || events.some(({ type }) => type === 'threw')) turns.push([...sentences]);
    else last.push(...sentences);
  }
  return turns.filter((turn) => turn.length > 0);
}

/** Whose turn it is, what lies on the table, and what can be done with it. */
export function nowLines(asked: Asked, choices: readonly Choice[]): readonly Answer[] {
  const { text, words, room, position } = asked;
  const turn =
    position.colour === null
      ? [text.captions.over]
      : [text.captions.turn(whoIs(text, room, position.colour))];
  const dice = position.dice === null ? words.toThrow : words.dice(faces(position.dice));
  const offered = choices.map(
    (choice, nth) => `${text.voice.numbered(nth + 1, choiceWords(text, room, choice))}.`,
  );
  const isOver = position.colour === null;
  return [{ heading: null, lines: [...turn, ...(isOver ? [] : [dice]), ...offered] }];
}
