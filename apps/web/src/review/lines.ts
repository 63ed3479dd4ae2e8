/** The answers, the same in the panel and for screen readers. */
import type { PersonId, RoomState } from '@ludo/room';
import { boardOf, playerOf, possibleAnnouncements, squareNameOf, type Position } from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';
import { announcementWords, choiceWords } from '../telling/choice-words.ts';
import type { ReviewWords } from '../words/catalogue.ts';
import { citation, diceOf, faces, isInTeams, playerIs, whoFirst, whoIs } from '../telling/sentences.ts';
import { captionsOf } from '../telling/captions.ts';
import { readerIn } from '../telling/reader.ts';
import type { Choice } from '../table/choices.ts';
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

export interface ReviewQuestion {
  readonly text: Catalogue;
  readonly words: ReviewWords;
  readonly room: RoomState;
  readonly position: Position;
  readonly mine: readonly number[];
  readonly person: PersonId | null;
}

/** Null: no heading is needed. */
export interface Answer {
  readonly heading: string | null;
  readonly lines: readonly string[];
}

function standLine(asked: ReviewQuestion, stand: PlacedStand): string {
  const { text, words, position } = asked;
  const board = boardOf(position);
  const toGo = stand.toGo === null ? [] : [words.toGo(stand.toGo, board.hasHome)];
  const place = words.stand(
    stand.count,
    text.common.standing(squareNameOf(board, stand.colour, stand.place)),
  );
  return words.line([place, ...toGo, ...safety(asked, stand)]);
}

export function safety({ text, words, room, person }: ReviewQuestion, stand: PlacedStand): readonly string[] {
  const by = (kind: 'capture' | 'challenge'): readonly string[] =>
    chancesOf(stand.hits, kind).map(({ by: colour, share }) =>
      isYou(room, person, colour)
        ? words.byYou(share.throws, share.of)
        : words.by(whoIs(text, room, colour), share.throws, share.of),
    );
  const [hits, challenges] = [by('capture'), by('challenge')];
  const { state, barredBy, wall, safeBy } = stand;
  return [
    ...(stand.isMixed ? [isInTeams(room) ? words.mixed : words.beside] : []),
    ...(state === 'barred' && barredBy !== null && wall !== null
      ? [words.barred(wall, citation(text, room.rules, barredBy))]
      : []),
    ...(state === 'sheltered' && safeBy !== null
      ? [words.sheltered(citation(text, room.rules, safeBy))]
      : []),
    ...(state === 'barred' || state === 'hit' || state === 'sheltered' ? [] : [words.states[state]]),
    ...(hits.length === 0 ? [] : [words.hitBy(hits)]),
    ...(challenges.length === 0 ? [] : [words.challengedBy(challenges)]),
  ];
}

/** "Ben (Green) can hit Anna (Red) on square 40, 3 squares behind it, with any 3 or 2 + 1: 13 of 36 throws." */
function hitLine({ text, words, room, position, person }: ReviewQuestion, hit: Hit): string {
  const { threat, share, behind, any, pairs } = hit;
  const standing = text.common.standing(squareNameOf(boardOf(position), threat.colour, threat.place));
  const way = threat.mover === threat.by ? [] : [words.withNeutral(whoIs(text, room, threat.mover))];
  const isCapture = threat.kind === 'capture';
  const who = whoFirst(text, room, threat.by);
  const whose = whoIs(text, room, threat.colour);
  const ways = text.common.commas([...way, words.way(behind)]);
  const means = words.means(
    any,
    pairs.map(([high = 0, low = 0]) => words.pair(high, low)),
    diceOf(room),
  );
  const told = (): string => {
    if (isYou(room, person, threat.by))
      return (isCapture ? words.youCanHit : words.youCanChallenge)(means, whose, standing, ways);
    if (isYou(room, person, threat.colour))
      return (isCapture ? words.hitsYou : words.challengesYou)(who, means, standing, ways);
    return (isCapture ? words.hits : words.challenges)(who, means, whose, standing, ways);
  };
  return words.chance(told(), share.throws, share.of);
}

/** With several colours, each is told by its name. */
function isYou(room: RoomState, person: PersonId | null, colour: number): boolean {
  const reader = readerIn(room, person);
  return reader !== null && !reader.hasSeveralColours && reader.isOwn(colour);
}

function standsOf(asked: ReviewQuestion, findings: Findings, colour: number): Answer {
  const { text, words, room, person } = asked;
  return {
    heading: isYou(room, person, colour) ? words.ofYou : words.of(whoFirst(text, room, colour)),
    lines: findings.stands.filter((stand) => stand.colour === colour).map((stand) => standLine(asked, stand)),
  };
}

/** Null for players, and when nobody has the turn. */
function watched({ text, room, position, mine }: ReviewQuestion): string | null {
  const actor = position.colour === null ? null : playerOf(position, position.colour);
  return mine.length > 0 || actor === null ? null : playerIs(text, room, actor);
}

export function myPieces(asked: ReviewQuestion): readonly Answer[] {
  const { words, room, position, mine } = asked;
  const findings = findingsIn(room, position);
  const who = watched(asked);
  const about = who === null ? words.watchingAll : words.watching(who);
  return [
    ...(mine.length > 0 ? [] : [{ heading: null, lines: [about] }]),
    ...coloursMeant(position, mine).map((colour) => standsOf(asked, findings, colour)),
  ];
}

export function wholePosition(asked: ReviewQuestion): readonly Answer[] {
  const findings = findingsIn(asked.room, asked.position);
  return asked.position.pieces.flatMap((places, colour) =>
    places.length === 0 ? [] : [standsOf(asked, findings, colour)],
  );
}

export function whoHitsWhom(asked: ReviewQuestion): readonly Answer[] {
  const { text, room, position, words } = asked;
  if (position.colour === null) return [{ heading: null, lines: [text.captions.over] }];
  const who = watched(asked);
  const colours = coloursMeant(position, asked.mine);
  const { suffered, dealt } = hitsAbout(findingsIn(room, position), colours);
  const lines = (hits: readonly Hit[]) =>
    hits.toSorted((a, b) => b.share.throws - a.share.throws).map((hit) => hitLine(asked, hit));
  const [hitBy, hitByNone] =
    who === null ? [words.hitYou, words.nobodyHits] : [words.hitThem(who), words.nobodyHitsThem(who)];
  const [hit, hitNone] =
    who === null ? [words.youHit, words.youHitNobody] : [words.theyHit(who), words.theyHitNobody(who)];
  return [
    ...(who === null ? [] : [{ heading: null, lines: [words.watching(who)] }]),
    suffered.length === 0
      ? { heading: null, lines: [hitByNone] }
      : { heading: hitBy, lines: lines(suffered) },
    dealt.length === 0 ? { heading: null, lines: [hitNone] } : { heading: hit, lines: lines(dealt) },
  ];
}

/** Oldest first; each group begins with its throw. */
export function turnsIn(
  text: Catalogue,
  captions: readonly Caption[],
  person: PersonId | null,
): readonly (readonly string[])[] {
  const turns: string[][] = [];
  for (const { room, events } of captions) {
    const sentences = captionsOf(text, room, events, person);
    const last = turns.at(-1);
    if (last === undefined || events.some(({ type }) => type === 'threw')) turns.push([...sentences]);
    else last.push(...sentences);
  }
  return turns.filter((turn) => turn.length > 0);
}

export function nowLines(
  asked: ReviewQuestion,
  choices: readonly Choice[],
  numbers: readonly number[],
): readonly Answer[] {
  const { text, words, room, position, person } = asked;
  const turn =
    position.colour === null
      ? [text.captions.over]
      : [
          isYou(room, person, position.colour)
            ? text.own.turn
            : text.captions.turn(whoIs(text, room, position.colour)),
        ];
  const actor = position.colour === null ? null : playerOf(position, position.colour);
  const announced = actor !== null && asked.mine.includes(actor) ? possibleAnnouncements(position) : [];
  const announcing = announced.map(
    (each, nth) => `${text.voice.numbered(nth + 1, announcementWords(text, room, each))}.`,
  );
  const dice =
    position.toCount > 0
      ? words.toCount(position.toCount)
      : position.dice === null
        ? words.toThrow
        : words.dice(faces(position.dice));
  const offered = choices.map(
    (choice, nth) => `${text.voice.numbered(numbers[nth] ?? 0, choiceWords(text, room, choice))}.`,
  );
  const spoken = announcing.length === 0 ? [] : [text.board.announce, ...announcing];
  const isOver = position.colour === null;
  return [{ heading: null, lines: [...turn, ...(isOver ? [] : [dice]), ...spoken, ...offered] }];
}
