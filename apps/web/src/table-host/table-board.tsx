import { memo, useMemo, useRef } from 'react';
import { Accents } from '../board/accents.tsx';
import { LiveBoard } from '../board/live-board.tsx';
import { Ground } from '../board/ground.tsx';
import { type Layout, openStacks, piecesAfter } from '@ludo/drawing';
import { safeSquaresOf } from '@ludo/rules';
import { Movers } from '../board/movers.tsx';
import { useTurning } from './turning.ts';
import { useWidth } from '../board/unit.ts';
import { boardNames } from '../telling/board-names.ts';
import { challengesIn } from '../telling/challenges.ts';
import { gameName, gameOf } from '../telling/sentences.ts';
import { friendsIn, teamsIn } from '../telling/teams.ts';
import type { RoomState } from '@ludo/room';
import { useSettings } from '../preferences/settings.ts';
import { useText } from '../words/text.ts';
import type { Accent, Motion } from '../board/motion.ts';
import type { Moving } from '../stage/stage.ts';
import { useLastMoves } from './last-moves-shown.ts';
import { RollOff } from '../play/roll-off.tsx';
import { actorOf, useShown } from '../play/session.ts';
import { FlyingPictures } from '../talk/flying-pictures.tsx';
import { BoardSpeech } from '../talk/talk-board.tsx';
import { FlyingDice } from '../play/flying-dice.tsx';
import { useFirstStepScene } from '../play/first-step-scene.ts';
import type { TurnActions } from '../play/turn-actions.ts';
import { WholeScene } from '../play/whole-scene.ts';

const NO_ACCENTS: readonly Accent[] = [];
const NO_MOTIONS: readonly Motion[] = [];
const NO_STACKS: readonly string[] = [];

/** Rolling dice only cross the board. */
const isOnBoard = (moving: Moving | null): moving is Moving =>
  moving !== null && (moving.motions.length > 0 || moving.accents.length > 0);

interface TableBoardProps {
  readonly room: RoomState;
  readonly layout: Layout;
  readonly turn: TurnActions;
}

export const TableBoard = memo(function TableBoard({ room, layout, turn }: TableBoardProps) {
  const text = useText();
  const pieces = useShown((shown) => shown.pieces);
  const moving = useShown((shown) => (isOnBoard(shown.moving) ? shown.moving : null));
  const place = useRef<HTMLDivElement>(null);
  const widthOf = useWidth(place);
  useTurning(place, layout.turns);
  const { made } = turn.choosing;
  const tentative = useMemo(() => made.events.reduce(piecesAfter, pieces), [made.events, pieces]);
  const tried = useFirstStepScene(layout, pieces, made.events, turn.ply);
  const scene = moving ?? tried;
  const motions = scene === null || scene.motions.length === 0 ? NO_MOTIONS : scene.motions;
  const challenges = useMemo(() => challengesIn(room), [room]);
  const names = useMemo(() => boardNames(text, room), [room, text]);
  const person = useShown((shown) => shown.view.person);
  const teams = useMemo(() => teamsIn({ rules: room.rules }), [room.rules]);
  const open = useMemo(() => friendsIn(room, person), [room, person]);
  const safe = useMemo(() => safeSquaresOf(room.rules), [room.rules]);
  const { position } = room;
  const passable = useMemo(() => (position === null ? NO_STACKS : openStacks(position)), [position]);
  const moves = useLastMoves();
  const isNumbered = useSettings(({ settings }) => settings.allNumbers);
  const isPlayed = actorOf(room) !== null;
  return (
    <div ref={place} className="table-board">
      <Ground
        layout={layout}
        game={gameOf(room.rules)}
        safe={safe}
        names={names}
        teams={teams}
        isNumbered={isNumbered}
      />
      <LiveBoard
        name={text.board.name(gameName(text, room.rules))}
        layout={layout}
        pieces={tentative}
        motions={motions}
        active={isPlayed ? (room.position?.colour ?? null) : null}
        noteOf={turn.noteOf}
        onPress={turn.press}
        picked={made.picked}
        hinted={turn.hinted}
        onEnd={turn.end}
        challenges={challenges}
        open={open}
        passable={passable}
        safe={safe}
        lastMoves={moves}
      />
      <Movers layout={layout} seq={scene?.seq ?? null} motions={motions} widthOf={widthOf} />
      <Accents
        layout={layout}
        seq={scene?.seq ?? null}
        accents={scene?.accents ?? NO_ACCENTS}
        widthOf={widthOf}
      />
      <BoardSpeech room={room} layout={layout} />
      <FlyingPictures room={room} layout={layout} />
      <RollOff />
      <FlyingDice />
      <WholeScene />
    </div>
  );
});
