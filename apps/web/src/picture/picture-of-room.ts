/** A room's board as a document of its own: in the light theme, as it lies where nobody has turned it. */
import type { RoomState } from '@ludo/room';
import { boardOf, squareNameOf, stands, type Position } from '@ludo/rules';
import type { BoardStyle } from '@ludo/drawing/materials';
import { printBoard } from '@ludo/drawing/print';
import { boardNames } from '../telling/board-names.ts';
import { nameless } from '../telling/nameless.ts';
import { wonWords } from '../telling/result.ts';
import { asItEnded, colourName, gameName, playerIs } from '../telling/sentences.ts';
import { turnWords } from '../telling/turn-words.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { MANIFESTS } from '../words/languages.ts';

interface PictureChoices {
  readonly hasNames: boolean;
  readonly style: BoardStyle;
}

/** Pixels of the longer side: sharp on large screens, and little enough for a small phone to draw. */
const LENGTH = 1280;

/** Whose turn it is, or who has won. */
function statusOf(text: Catalogue, room: RoomState, { colour }: Position): string {
  if (room.phase !== 'playing' || colour === null) return wonWords(text, room, null);
  return turnWords(text, text.turn.theirs, room, colour, { reader: null, isAgain: false });
}

function piecesIn(text: Catalogue, position: Position): string {
  const board = boardOf(position);
  const told = stands(position).map(({ colour, place, count }) =>
    text.board.piece(
      text.common.colour[colourName(board, colour)],
      count,
      text.common.standing(squareNameOf(board, colour, place)),
    ),
  );
  return text.common.semicolons(told);
}

/** Null: nothing lies on the board yet. The same text for the same room. */
export function pictureOf(text: Catalogue, room: RoomState, choices: PictureChoices): string | null {
  const { hasNames, style } = choices;
  const shown = hasNames ? asItEnded(room) : nameless(text, room);
  const { position } = shown;
  if (position === null) return null;
  const game = gameName(text, shown.rules);
  const sentence = statusOf(text, shown, position);
  const players = text.common.commas(shown.seatList.map(({ player }) => playerIs(text, shown, player)));
  const sentences = [
    sentence,
    ...(hasNames ? [`${text.seats.title}: ${players}`] : []),
    piecesIn(text, position),
  ];
  return printBoard(position, {
    title: text.board.name(game),
    description: sentences.map((each) => `${each}.`).join(' '),
    language: text.code,
    length: LENGTH,
    style,
    names: hasNames ? boardNames(text, shown) : [],
    heading: { title: game, sentence, isRightToLeft: MANIFESTS[text.code].direction === 'rtl' },
    isEnded: shown.phase !== 'playing',
  });
}
