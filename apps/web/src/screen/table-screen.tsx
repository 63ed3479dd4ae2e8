/** The table page: puts the parts round the board together and knows what a press means. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isEmpty, mayDirect } from '@ludo/room';
import type { Step } from '@ludo/rules';
import type { Stand } from '../board/arrangement.ts';
import { Accents } from '../board/accents.tsx';
import { Board, type Effect } from '../board/board.tsx';
import { Emblem } from '../board/emblem.tsx';
import { Ground } from '../board/ground.tsx';
import { Movers } from '../board/movers.tsx';
import { tokensAfter } from '../board/tokens.ts';
import { siegesOf } from '../catalogue/challenges.ts';
import { boardOfRoom, citation, gameName, gameOf } from '../catalogue/sentences.ts';
import { TableOffer } from '../lesson/table-offer.tsx';
import { Unreached } from '../offline/unreached.tsx';
import { useSettings, useText } from '../settings/settings.ts';
import type { Accent, Motion } from '../stage/scene.ts';
import { Action } from './action.tsx';
import { useArrival } from './arrival.ts';
import { Bar } from './bar.tsx';
import { Awaiting } from './awaiting.tsx';
import { boardNames } from './board-names.ts';
import { useByItself } from './by-itself.ts';
import { Captions } from './captions.tsx';
import { ChoiceList, MustUse } from './choice-list.tsx';
import type { Choice } from './choices.ts';
import { useChoosing } from './choosing.ts';
import { ConnectionNotice } from './connection.tsx';
import { End } from './end.tsx';
import { useKeptFocus } from './focus.ts';
import { Gathering } from './gathering.tsx';
import { GuidePress, pointedBy, type Guide } from './guide.tsx';
import { Invite } from './invite.tsx';
import { useKeys } from './keys.ts';
import { effectOfChoice, NO_NOTE, noteOfStand, whyNot } from './notes.ts';
import { Listing } from './listing.tsx';
import { LookCloser, useLooking } from './look-closer.tsx';
import { MovedNotice } from './moved-notice.tsx';
import { LastTold } from './last-told.tsx';
import { Narrator } from './narrator.tsx';
import { NoticeBox } from './notice-box.tsx';
import { OpenUp } from './open-up.tsx';
import { Party } from './party.tsx';
import { Problem } from './problem.tsx';
import { RollOff } from './roll-off.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { SeatList } from './seat-list.tsx';
import { actorOf, isMyTurn, useSession, useShown, type Notice } from './session.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { TalkBeside, TalkButton } from './talk-panel.tsx';
import { TakeQuestion } from './take-question.tsx';
import { Throw } from './throw.tsx';
import { useTriedScene } from './tried.ts';
import { TurnSignal } from './turn-signal.tsx';
import { SkipLink } from './skip-link.tsx';
import { VoiceRegion } from './voice-region.tsx';
import '../styles/review.css';

const NO_ACCENTS: readonly Accent[] = [];
const NO_MOTIONS: readonly Motion[] = [];

const NO_CHOICES: readonly Choice[] = [];

interface TableScreenProps {
  readonly notice: Notice | null;
  /** The rule that is asked about: null none, '' the whole card. */
  readonly rule: string | null;
  /** In a lesson. */
  readonly guide: Guide | null;
}

export function TableScreen({ notice, rule, guide }: TableScreenProps) {
  const text = useText();
  const { act, stage, table, tell, showRule } = useSession();
  const room = useShown((shown) => shown.room);
  const layout = useShown((shown) => shown.layout);
  const tokens = useShown((shown) => shown.tokens);
  const moving = useShown((shown) => shown.moving);
  const mine = useShown((shown) => shown.view.mine);
  const person = useShown((shown) => shown.view.person);
  const mayUndo = useShown((shown) => shown.view.mayUndo);
  const problem = useShown((shown) => shown.view.problem);
  const isMine = useShown(isMyTurn);
  const isSoundOn = useSettings((state) => state.settings.sound);
  const change = useSettings((state) => state.change);
  const [isSettingsOpen, openSettings] = useState(false);
  const [isLooking, look] = useState(false);
  const [hinted, hint] = useState<Choice | null>(null);
  const area = useRef<HTMLElement>(null);
  const action = useRef<HTMLButtonElement>(null);

  const position = room?.phase === 'playing' ? room.position : null;
  const ply = room?.ply ?? 0;
  const send = useCallback(
    (play: string, first: Step | null) => {
      tell(null);
      stage.store.setState({ ahead: first });
      void act({ do: 'play', ply, play });
    },
    [act, tell, stage, ply],
  );
  const asked = guide?.point?.at === 'stand' ? guide.point : null;
  const choosing = useChoosing(position, ply, isMine && asked === null, send);
  const { choices, offered, made, choose, pick } = choosing;
  const tentative = useMemo(() => made.events.reduce(tokensAfter, tokens), [made.events, tokens]);
  const tried = useTriedScene(layout, tokens, made.events, ply);
  const scene = moving ?? tried;
  const sieges = useMemo(() => (room === null ? [] : siegesOf(boardOfRoom(room), room)), [room]);
  const isOver = room?.phase === 'over';
  const isQuiet = useShown((shown) => shown.moving === null && shown.room?.seq === shown.view.room?.seq);
  const guided = isQuiet ? (guide?.press ?? null) : null;
  useKeptFocus(action, area, `${ply} ${moving === null} ${guided?.label}`);
  useEffect(() => look(false), [isOver]);
  // Seats, board and result are different pages to whoever reads them.
  useEffect(() => {
    // Browsers that give a promise for it would have it called as the end of this effect.
    scrollTo(0, 0);
  }, [room?.phase]);
  const isThere = layout !== null;
  useArrival(area, isThere);

  const main = useCallback(() => {
    if (guided !== null) return guided.act();
    if (!isMine || position === null) return;
    tell(null);
    if (position.dice === null) void act({ do: 'throw', ply });
    else if (offered.length === 1) choose(offered[0]);
  }, [act, tell, isMine, position, ply, offered, choose, guided]);

  const isToThrow = isMine && position !== null && position.dice === null;
  const leaveAlone = useByItself({
    ply,
    isToThrow: isToThrow && guide === null,
    choices: guide === null ? choices : NO_CHOICES,
    onThrow: main,
    onChoose: choose,
  });

  const undo = useCallback(() => {
    if (moving !== null) stage.hurry();
    if (!table.undo()) return;
    // What has been taken back is not done again by itself.
    leaveAlone(table.view().room?.ply ?? -1);
    tell(null);
  }, [table, stage, moving, tell, leaveAlone]);

  const looking = useLooking();
  const onKey = useKeys({
    main,
    undo,
    choose: (nth) => choose(offered[nth]),
    ask: looking.ask,
    back: () => choosing.undo() || looking.close(),
    help: () => openSettings(true),
    rules: () => showRule(''),
    sound: () => change({ sound: !isSoundOn }),
  });

  const noteOf = useCallback(
    (stand: Stand) => {
      return room === null ? NO_NOTE : noteOfStand(text, room, stand, choosing);
    },
    [text, room, choosing],
  );
  const press = useCallback(
    (stand: Stand) => {
      if (room === null) return;
      if (moving !== null) return stage.hurry();
      const isChoice = choices.some(({ key }) => key === stand.key);
      if (guided !== null) return;
      const reason = isChoice ? null : whyNot(text, room, stand, choosing, mine, isMine);
      tell(reason ?? (asked === null ? null : { sentence: asked.first, clause: null }));
      guide?.onPress(stand);
      pick(isChoice && stand.key !== made.picked ? stand.key : null);
    },
    [
      room,
      moving,
      stage,
      choices,
      pick,
      made.picked,
      tell,
      text,
      choosing,
      mine,
      isMine,
      guide,
      guided,
      asked,
    ],
  );
  const end = useCallback(
    ({ to, badge }: Effect) => {
      const meant = offered.find((choice) => {
        const effect = room && effectOfChoice(room, choice);
        return effect?.to === to && effect.badge === badge;
      });
      choose(meant);
    },
    [room, offered, choose],
  );
  const hintedNow = useMemo(() => {
    if (room === null) return null;
    if (hinted === null || !offered.includes(hinted))
      return isQuiet ? pointedBy(guide?.point ?? null, room, offered) : null;
    const effect = effectOfChoice(room, hinted);
    return effect && { key: hinted.key, effect };
  }, [room, hinted, offered, guide, isQuiet]);
  const names = useMemo(() => (room === null ? [] : boardNames(text, room)), [room, text]);

  if (room === null || layout === null) {
    return (
      <div className="page">
        <Bar title={text.site.name} onRules={null} onSettings={() => openSettings(true)} />
        <main className="narrow">{problem === null ? <Unreached /> : <Problem refusal={problem} />}</main>
        {isSettingsOpen && (
          <SettingsDialog
            onClose={() => openSettings(false)}
            onEnd={null}
            onCloseTable={null}
            onPause={null}
          />
        )}
      </div>
    );
  }
  const game = gameName(text, room.rules);
  const ruleSet = gameOf(room.rules);
  const notices = (
    <NoticeBox
      notice={notice}
      citation={notice?.clause == null ? null : citation(text, room.rules, notice.clause)}
    />
  );
  const isGathering = room.phase === 'gathering' && moving === null;
  const isEndShown = guide === null && isOver && moving === null && !isLooking;
  const isInvitable = table.kind === 'remote' && !room.isClosed;
  const isInviting = isInvitable && (isGathering || (isOver && room.seatList.some(isEmpty)));
  const mayPause =
    room.phase === 'playing' && table.kind === 'remote' && room.host === person && room.pausedAt === null;
  const mayClose = table.kind === 'remote' && person !== null && room.host === person && !room.isClosed;
  const mayEnd = room.phase === 'playing' && person !== null && mayDirect(room, person);
  return (
    <div className={`page page-table game-${ruleSet}`}>
      <SkipLink to={area} />
      <VoiceRegion />
      <Narrator choosing={choosing} notice={notice} />
      <Bar
        title={game}
        sign={<Emblem game={ruleSet} />}
        onRules={() => showRule('')}
        onSettings={() => openSettings(true)}
      >
        <TalkButton />
        {guide === null && <OpenUp isInBar />}
      </Bar>
      <main
        id="table"
        className={`table table-${isGathering ? 'gathering' : isEndShown ? 'over' : 'playing'} ${guide === null ? '' : 'table-guided'} ${asked === null ? '' : 'table-asking'}`}
        ref={area}
        tabIndex={-1}
      >
        {guide !== null && (
          <div className="guide-place">
            {guide.panel}
            {notices}
          </div>
        )}
        <div className="table-board">
          <Ground layout={layout} game={ruleSet} names={names} />
          <Board
            name={text.board.name(game)}
            layout={layout}
            tokens={tentative}
            scene={scene}
            active={actorOf(room) === null ? null : (position?.colour ?? null)}
            noteOf={noteOf}
            onPress={press}
            picked={made.picked}
            hinted={hintedNow}
            onEnd={end}
            sieges={sieges}
          />
          <Movers layout={layout} seq={scene?.seq ?? null} motions={scene?.motions ?? NO_MOTIONS} />
          <Accents layout={layout} seq={moving?.seq ?? null} accents={moving?.accents ?? NO_ACCENTS} />
          <RollOff />
          <Throw />
        </div>
        <div className="table-side">
          <ConnectionNotice />
          <MovedNotice />
          {isEndShown ? <End onLook={() => look(true)} /> : <TurnSignal />}
          <Awaiting />
          {isOver && !isEndShown && moving === null && guide === null && (
            <button type="button" className="button" onClick={() => look(false)}>
              {text.end.showResult}
            </button>
          )}
          {room.phase === 'playing' && <LastTold />}
          {guided !== null ? (
            <GuidePress ref={action} press={guided} />
          ) : (
            room.phase === 'playing' && <Action ref={action} choosing={choosing} onAct={main} />
          )}
          {mayUndo && moving === null && (
            <button type="button" className="small-button undo" onClick={undo}>
              {text.dice.undo}
            </button>
          )}
          {guide === null && notices}
          {choices.length > 1 || made.step !== null ? (
            <ChoiceList choosing={choosing} onHint={hint} />
          ) : (
            // Of the only way to use two dice nothing need be said, but that a die is lost.
            choices.length === 1 && choosing.outlook.mustUse !== 'both' && <MustUse choosing={choosing} />
          )}
          {room.position !== null && <LookCloser looking={looking} choosing={choosing} onKey={onKey} />}
          <Gathering />
          {isInviting && mine.length > 0 && !isOver && <Invite />}
          {isGathering && <Listing />}
          {guide === null && <SeatList />}
          {guide === null && <TableOffer />}
          {isInvitable && !isInviting && (
            <details className="invite-later">
              <summary>{text.gathering.invite}</summary>
              <Invite />
            </details>
          )}
          {guide === null && <OpenUp />}
          <TalkBeside />
          {isInviting && (mine.length === 0 || isOver) && <Invite />}
          <Captions />
          {!isGathering && <Listing />}
        </div>
      </main>
      <TakeQuestion />
      <Party />
      {rule !== null && (
        <RulesDialog
          rules={room.rules}
          seats={room.seats}
          clause={rule}
          lesson={guide !== null ? null : table.kind === 'remote' ? 'beside' : 'here'}
          onClose={() => showRule(null)}
        />
      )}
      {isSettingsOpen && (
        <SettingsDialog
          onClose={() => openSettings(false)}
          onEnd={mayEnd ? () => void act({ do: 'end' }).then(() => openSettings(false)) : null}
          onCloseTable={mayClose ? () => void act({ do: 'close' }).then(() => openSettings(false)) : null}
          onPause={mayPause ? () => void act({ do: 'pause' }).then(() => openSettings(false)) : null}
        />
      )}
    </div>
  );
}
