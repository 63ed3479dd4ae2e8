import { memo, type MouseEvent, type Ref } from 'react';
import { isEmpty, type RoomState } from '@ludo/room';
import { TableOffer } from './table-offer.tsx';
import { useText } from '../words/text.ts';
import { Action } from '../play/action.tsx';
import { AnnouncementList } from '../play/announcement-list.tsx';
import { Awaiting } from '../seats/awaiting.tsx';
import { Captions } from '../play/captions.tsx';
import { ChoiceList, MustUse } from '../play/choice-list.tsx';
import { ConnectionNotice } from '../seats/connection.tsx';
import { DiceAlarm } from '../fair/dice-alarm.tsx';
import { FairDice } from '../fair/fair-dice.tsx';
import { End } from '../ending/end.tsx';
import { Gathering } from '../seats/gathering.tsx';
import { GuidePress } from '../play/guide.tsx';
import { HostQuestion } from '../seats/host-question.tsx';
import { Invite } from '../seats/invite.tsx';
import { LastTold } from '../play/last-told.tsx';
import { Listing } from '../seats/listing.tsx';
import { LookCloser, type Looking } from '../review/look-closer.tsx';
import { HostNotice } from './host-notice.tsx';
import { MovedNotice } from '../seats/moved-notice.tsx';
import { OpenUp } from '../seats/open-up.tsx';
import { SeatList } from '../seats/seat-list.tsx';
import { NextThing } from '../seats/next-thing.tsx';
import { NoticeBox } from '../play/notice-box.tsx';
import { hasLain } from '../kit/press-series.ts';
import { isMyTurn, isOverNow, useSession, useShown, type Notice } from '../play/session.ts';
import { LookBackButton } from '../replay/look-back-button.tsx';
import { RemovedNotice } from '../seats/removed-notice.tsx';
import { TalkBeside } from '../talk/talk-panel.tsx';
import type { TurnActions } from '../play/turn-actions.ts';
import { TurnCallQuestion } from '../play/calls/turn-call-question.tsx';
import { TurnSignal } from '../play/turn-signal.tsx';
import { WishNotice } from '../seats/wish-notice.tsx';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';

interface TableSideProps {
  readonly room: RoomState;
  readonly turn: TurnActions;
  readonly looking: Looking;
  readonly onKey: (key: string) => boolean;
  readonly isInLesson: boolean;
  readonly isGathering: boolean;
  readonly isEndShown: boolean;
  readonly onLook: (isLooking: boolean) => void;
  readonly action: Ref<HTMLButtonElement>;
  readonly notice: Notice | null;
}

export const TableSide = memo(function TableSide(props: TableSideProps) {
  const { room, turn, looking, onKey, isInLesson, isGathering, isEndShown, onLook, action, notice } = props;
  const text = useText();
  const { table } = useSession();
  const isSeated = useShown((shown) => shown.view.mine.length > 0);
  const isMine = useShown(isMyTurn);
  const mayUndo = useShown((shown) => shown.view.mayUndo && shown.moving === null);
  const isPlaying = room.phase === 'playing';
  const isOver = room.phase === 'over';
  const isEnded = useShown(isOverNow);
  const isInvitable = table.kind === 'remote' && !room.isClosed;
  const hasOpenSeat = room.seatList.some(isEmpty);
  const isInviting = isInvitable && (isGathering || (isOver && hasOpenSeat));
  const isListed = turn.choosing.isListed || turn.announcements.length > 0;
  const isChoosing = isPlaying && isMine && isListed;
  return (
    <div
      className={isChoosing ? 'table-side side-choosing' : 'table-side'}
      onClickCapture={isGathering ? undefined : ignoreSlid}
    >
      <Notices />
      {isEndShown ? (
        <End onLook={() => onLook(true)} again={<LookBackButton isAtEnd />} />
      ) : (
        <div className="turn-line">
          <TurnSignal>
            <Awaiting />
          </TurnSignal>
          {mayUndo && <TakeBack onPress={turn.undo} />}
        </div>
      )}
      {!isInLesson && <NoticeBox notice={notice} />}
      {isEnded && !isEndShown && !isInLesson && (
        <button type="button" className="button" onClick={() => onLook(false)}>
          {text.end.showResult}
        </button>
      )}
      {turn.guided !== null ? (
        <GuidePress ref={action} press={turn.guided} />
      ) : (
        isPlaying && <Action ref={action} choosing={turn.choosing} onAct={turn.main} />
      )}
      {(isGathering || (isEnded && !isInLesson)) && <NextThing ref={action} />}
      <Choices turn={turn} />
      {isPlaying && <LastTold />}
      <div className="asking-place">
        <HostQuestion isBelow={isChoosing} />
        <WishNotice />
        <HostNotice />
        <TurnCallQuestion />
      </div>
      {room.position !== null && <LookCloser looking={looking} choosing={turn.choosing} onKey={onKey} />}
      <Further
        isInLesson={isInLesson}
        isGathering={isGathering}
        isOver={isOver}
        isInvitable={isInvitable}
        isInviting={isInviting}
        isInvitedFirst={isSeated && !isOver && hasOpenSeat}
        hasOpenSeat={hasOpenSeat}
      />
    </div>
  );
});

const Notices = memo(function Notices() {
  return (
    <>
      <ConnectionNotice />
      <MovedNotice />
      <RemovedNotice />
      <DiceAlarm />
    </>
  );
});

interface FurtherProps {
  readonly isInLesson: boolean;
  readonly isGathering: boolean;
  readonly isOver: boolean;
  readonly isInvitable: boolean;
  readonly isInviting: boolean;
  readonly isInvitedFirst: boolean;
  readonly hasOpenSeat: boolean;
}

/** Memoised, so that presses do not redraw it; its parts follow their own changes. */
const Further = memo(function Further(props: FurtherProps) {
  const { isInLesson, isGathering, isOver, isInvitable, isInviting, isInvitedFirst, hasOpenSeat } = props;
  const text = useText();
  return (
    <>
      <Gathering />
      {isInviting && isInvitedFirst && <Invite />}
      {!isInLesson && <SeatList />}
      {isGathering && <Listing />}
      {!isInLesson && <TableOffer />}
      {isInvitable && !isInviting && (
        <details className="invite-later" onToggle={bringUnfoldedIntoSight}>
          <summary>{hasOpenSeat ? text.gathering.invite : text.gathering.inviteToWatch}</summary>
          <Invite />
        </details>
      )}
      {!isInLesson && <OpenUp />}
      <TalkBeside />
      {isInviting && !isInvitedFirst && <Invite />}
      <Captions />
      {!isInLesson && !isOver && <LookBackButton />}
      {!isInLesson && <FairDice />}
      {!isGathering && <Listing />}
    </>
  );
});

/** Beside the turn, where no choice ever lies. */
function TakeBack({ onPress }: { readonly onPress: () => void }) {
  const text = useText();
  return (
    <button
      type="button"
      className="icon-button take-back"
      aria-label={text.dice.undo}
      title={text.dice.undo}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6 4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-3" transform="translate(0 -2)" />
      </svg>
    </button>
  );
}

function Choices({ turn }: { turn: TurnActions }) {
  const { choosing, hint, announcements, announce, aim } = turn;
  const { choices, possible } = choosing;
  if (announcements.length > 0)
    return <AnnouncementList announcements={announcements} onAnnounce={announce} onAim={aim} />;
  if (choosing.isListed) return <ChoiceList choosing={choosing} onHint={hint} />;
  if (choices.length === 1 && (possible.duty?.dice.length ?? 0) < 2) return <MustUse choosing={choosing} />;
  return null;
}

/** What slid under a tapping finger was not meant; the large button is always there and knows what is meant for it. */
function ignoreSlid(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest('button, summary, a') : null;
  if (control === null || control.matches('.action') || hasLain(control)) return;
  event.preventDefault();
  event.stopPropagation();
}
