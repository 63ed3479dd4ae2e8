import { useEffect, useRef, type ReactNode } from 'react';
import { luckOf } from '@ludo/fairness';
import type { ColourStatistics, RoomState, Seat } from '@ludo/room';
import { isEightPieceWin, isHome, isWinInHarbour, rankOf, type Board } from '@ludo/rules';
import { Link } from 'wouter';
import { ShapeSign } from '../drawing/parts.tsx';
import type { Catalogue } from '../words/catalogue.ts';
import {
  asItEnded,
  boardOfRoom,
  colourName,
  gameName,
  playerIs,
  whoIs,
  winnersAt,
} from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { NextGame } from '../seats/next-game.tsx';
import { usePageTitle } from '../kit/page-title.ts';
import { matchWords } from '../telling/score.ts';
import { pictureAt } from '../telling/pictures.ts';
import { ownWin } from '../telling/result.ts';
import { readerIn } from '../telling/reader.ts';
import { KeepPicture } from '../picture/keep-picture.tsx';
import { KeepGame } from './keep-game.tsx';
import { Garland } from './party.tsx';
import { Score } from './score.tsx';
import { useShown } from '../play/session.ts';

const FACES = [1, 2, 3, 4, 5, 6];

interface EndProps {
  readonly onLook: () => void;
  /** By which the game is watched again. */
  readonly again: ReactNode;
}

export function End({ onLook, again }: EndProps) {
  const text = useText();
  const now = useShown((shown) => shown.room);
  const room = now === null ? null : asItEnded(now);
  const person = useShown((shown) => shown.view.person);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const match = now === null ? null : matchWords(text, now, person);
  const won = now === null ? null : ownWin(text, now, person);
  const result = room === null ? '' : (won ?? endWords(text, room));
  const words = match === null ? result : `${result} ${match}`;
  const game = room === null ? text.site.name : gameName(text, room.rules);
  usePageTitle(text.turn.titleOther(won ?? words, game));
  const board = room === null ? null : boardOfRoom(room);
  if (room === null || board === null || room.position === null) return null;
  const { position } = room;
  const { ranking } = position;
  const winners = winnersAt(room);
  const garland = winners.flatMap((player) =>
    room.seatList.flatMap((seat) =>
      seat.player === player ? seat.colours.map((colour) => colourName(board, colour)) : [],
    ),
  );
  const you = readerIn(room, person)?.player;
  const place = you === undefined || winners.includes(you) ? 0 : rankOf(position, you);
  const own = place > 0 ? text.own.place(place) : null;
  const ranked = room.seatList.toSorted((a, b) => rank(ranking, a.player) - rank(ranking, b.player));
  const throws = room.statistics.reduce((sum, each) => sum + each.throws, 0);
  const minutes = Math.max(1, Math.round(((room.endedAt ?? 0) - (room.startedAt ?? 0)) / 60_000));
  return (
    <section className="end" aria-labelledby="end-title">
      <Garland colours={garland} />
      <h2
        id="end-title"
        ref={head}
        className={won === null ? undefined : 'end-won'}
        tabIndex={-1}
        aria-describedby={own === null ? undefined : 'end-own'}
      >
        {words}
      </h2>
      {own !== null && (
        <p id="end-own" className="end-own">
          {own}
        </p>
      )}
      <table className="ranking">
        <thead>
          <tr>
            <th scope="col">{text.end.columns.place}</th>
            <th scope="col">{text.end.columns.player}</th>
            <th scope="col">{text.end.columns.home}</th>
            <th scope="col">{text.end.columns.captures}</th>
            <th scope="col">{text.end.columns.throws}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((seat) => (
            <Row
              key={seat.player}
              seat={seat}
              room={room}
              board={board}
              place={rankOf(position, seat.player)}
              isYou={seat.player === you}
            />
          ))}
        </tbody>
      </table>
      <p>{text.end.length(minutes, throws)}</p>
      {isEightPieceWin(position) && (
        <p>{isWinInHarbour(position) ? text.score.inHarbour : text.score.eightPiece}</p>
      )}
      {now !== null && <Score room={now} />}
      <div className="row">
        <NextGame />
        <button type="button" className="button end-look" onClick={onLook}>
          {text.end.showBoard}
        </button>
        {again}
        <Link className="button" href="/">
          {text.end.toFirstPage}
        </Link>
      </div>
      {throws > 0 && <h3>{text.end.columns.dice}</h3>}
      <ul className="fortunes">
        {(throws > 0 ? ranked : []).flatMap((seat) =>
          seat.colours.map((colour) => {
            const statistics = room.statistics[colour];
            return statistics === undefined ? null : (
              <Fortune
                key={colour}
                who={seat.colours.length > 1 ? whoIs(text, room, colour) : playerIs(text, room, seat.player)}
                statistics={statistics}
                sign={colourName(board, colour)}
              />
            );
          }),
        )}
      </ul>
      {throws > 0 && <p className="small">{text.end.normal('1/6')}</p>}
      <KeepGame />
      {now !== null && <KeepPicture room={now} />}
    </section>
  );
}

export function endWords(text: Catalogue, room: RoomState): string {
  const winners = winnersAt(room);
  if (winners.length === 0) return room.isClosed ? text.gathering.closed : text.end.endedEarly;
  const names = text.common.several(winners.map((player) => playerIs(text, room, player)));
  return winners.length > 1 ? text.end.winTogether(names) : text.end.wins(names);
}

function rank(places: readonly number[], player: number): number {
  const place = places.indexOf(player);
  return place < 0 ? 100 + player : place;
}

interface RowProps {
  readonly seat: Seat;
  readonly room: RoomState;
  readonly board: Board;
  readonly place: number;
  readonly isYou: boolean;
}

function Row({ seat, room, board, place, isYou }: RowProps) {
  const text = useText();
  const { columns } = text.end;
  const all = seat.colours.map((colour) => room.statistics[colour]);
  const sum = (what: 'captures' | 'throws') => all.reduce((total, each) => total + (each?.[what] ?? 0), 0);
  const picture = pictureAt(room, seat);
  const pieces = seat.colours.flatMap((colour) => room.position?.pieces[colour] ?? []);
  return (
    <tr className={`${place === 1 ? 'ranked-first' : ''} ${isYou ? 'ranked-own' : ''}`}>
      <td>{place > 0 ? text.end.place(place) : text.end.unplaced}</td>
      <th scope="row">
        <span className="ranked">
          {seat.colours.map((colour) => (
            <ShapeSign key={colour} name={colourName(board, colour)} />
          ))}
          <span>
            {picture !== null && <span aria-hidden="true">{picture} </span>}
            {playerIs(text, room, seat.player)}
          </span>
        </span>
      </th>
      <td data-column={columns.home}>{pieces.filter((at) => isHome(board, at)).length}</td>
      <td data-column={columns.captures}>{sum('captures')}</td>
      <td data-column={columns.throws}>{sum('throws')}</td>
    </tr>
  );
}

interface FortuneProps {
  readonly who: string;
  readonly statistics: ColourStatistics;
  readonly sign: Parameters<typeof ShapeSign>[0]['name'];
}

/** The least games of which one is told: more frequent ones are usual. */
const UNUSUAL = 3;

function luckWords({ fair }: Catalogue, { faces, sixes }: ColourStatistics): string {
  const { side, share } = luckOf(
    faces.reduce((sum, times) => sum + times, 0),
    sixes,
  );
  const games = Math.round(1 / share);
  return games < UNUSUAL ? fair.luck.usual : fair.luck[side](games);
}

function Fortune({ who, statistics, sign }: FortuneProps) {
  const text = useText();
  const usual = statistics.faces.reduce((sum, times) => sum + times, 0) / FACES.length;
  const most = Math.max(1, ...statistics.faces);
  return (
    <li>
      <span className="fortune-who">
        <ShapeSign name={sign} /> {who}
      </span>
      <ol className={`faces is-${sign}`} aria-label={text.end.faces(who)}>
        {FACES.map((face) => {
          const times = statistics.faces[face - 1] ?? 0;
          return (
            <li key={face} aria-label={text.end.face(face, times)}>
              <svg viewBox="0 0 10 30" aria-hidden="true">
                <rect
                  className="face-bar"
                  x={1}
                  y={30 - (28 * times) / most}
                  width={8}
                  height={(28 * times) / most}
                />
                <path className="face-usual" d={`M0 ${30 - (28 * usual) / most}h10`} />
              </svg>
              <span aria-hidden="true">{face}</span>
              <span className="face-times" aria-hidden="true">
                {times}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="small">
        {luckWords(text, statistics)}
        {statistics.needed > 0 && ` ${text.fair.sixesNeeded(statistics.met, statistics.needed)}`}
      </p>
    </li>
  );
}
