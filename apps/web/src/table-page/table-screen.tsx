import { memo, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Emblem } from '../drawing/parts.tsx';
import { diceOf, gameCalled, gameOf, ownNameAt } from '../telling/sentences.ts';
import { Unreached } from './unreached.tsx';
import { useSettings } from '../preferences/settings.ts';
import { SAILORS_GAMES } from '../words/sailors.ts';
import { useMessWords, useText } from '../words/text.ts';
import '../styles/review.css';
import { followPresses } from '../kit/press-series.ts';
import { useMainFocus } from '../kit/main-focus.ts';
import { useStaysOpen, type SettingsState } from '../frame/stays-open.ts';
import { TopBar } from '../frame/top-bar.tsx';
import { useKeptFocus } from '../kit/focus.ts';
import { InviteSign } from '../seats/invite.tsx';
import { useKeys } from '../play/keys.ts';
import { bringTurnIntoSight } from '../kit/in-sight.ts';
import { useLooking } from '../review/look-closer.tsx';
import { Narrator } from '../play/narrator.tsx';
import { NoticeBox } from '../play/notice-box.tsx';
import { OpenUp } from '../seats/open-up.tsx';
import { Party } from '../ending/party.tsx';
import { Problem } from './problem.tsx';
import { isGatheringNow, isOverNow, useSession, useShown } from '../play/session.ts';
import { SkipLink } from '../kit/skip-link.tsx';
import { TableBoard } from '../table-host/table-board.tsx';
import type { TableScreenProps } from '../table-host/table-host.tsx';
import { TableDialogs } from './table-dialogs.tsx';
import { TableSide } from './table-side.tsx';
import { TakeQuestion } from '../seats/take-question.tsx';
import { TalkButton } from '../talk/talk-panel.tsx';
import { useTalkTold } from '../talk/talk-ears.ts';
import { useDeviceSigns } from '../play/device-signs.ts';
import { useTurnCalls } from '../play/calls/turn-calls.ts';
import { useTurnActions } from '../play/turn-actions.ts';
import { VoiceRegion } from '../kit/voice-region.tsx';
import { say } from '../kit/voice.ts';

export function TableScreen({ notice, rule, guide }: TableScreenProps) {
  const text = useText();
  const { showRule } = useSession();
  const room = useShown((shown) => shown.room);
  const layout = useShown((shown) => shown.layout);
  const isGathering = useShown(isGatheringNow);
  const isEnded = useShown(isOverNow);
  const problem = useShown((shown) => shown.view.problem);
  const isSoundOn = useSettings((state) => state.settings.sound);
  const change = useSettings((state) => state.change);
  const [settings, setSettings] = useStaysOpen<SettingsState>('settings', 'closed');
  const openSettings = useCallback(() => setSettings('open'), [setSettings]);
  const closeSettings = useCallback(() => setSettings('closed'), [setSettings]);
  const [isLooking, look] = useState(false);
  const area = useRef<HTMLElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const turn = useTurnActions(guide);
  const { choosing } = turn;
  const looking = useLooking();
  useTalkTold();
  useDeviceSigns();
  useTurnCalls();
  useEffect(() => followPresses('.table-side :is(button, summary, a), .board'), []);
  const isOver = room?.phase === 'over';
  useEffect(() => look(false), [isOver]);
  // Readers take seats, board and result for different pages.
  useEffect(() => {
    // In braces: some browsers return a promise, which React would take for the clean-up.
    scrollTo(0, 0);
    bringTurnIntoSight();
  }, [room?.phase, isLooking]);
  const isInLesson = guide !== null;
  const { step } = choosing.made;
  useEffect(() => {
    if (isInLesson) scrollTo(0, 0);
  }, [isInLesson, step]);
  useMainFocus(area, layout !== null);
  const onKey = useKeys({
    main: turn.main,
    undo: turn.undo,
    take: turn.take,
    ask: (question, isOn) =>
      room?.position == null ? say(text.refusal['not-started']) : looking.ask(question, isOn),
    back: () => choosing.undo() || looking.close(),
    help: () => setSettings('at-keys'),
    rules: () => showRule(''),
    sound: () => change({ sound: !isSoundOn }),
  });
  const dialogs = (
    <TableDialogs
      room={room}
      rule={rule}
      isInLesson={isInLesson}
      settings={settings}
      onCloseSettings={closeSettings}
    />
  );

  useMessWords(room !== null && SAILORS_GAMES.includes(gameOf(room.rules)));

  if (room === null || layout === null) {
    return (
      <div className="page">
        <TopBar title={text.site.name} onRules={null} onSettings={openSettings} />
        <main className="narrow">{problem === null ? <Unreached /> : <Problem refusal={problem} />}</main>
        {dialogs}
      </div>
    );
  }
  const ruleSet = gameOf(room.rules);
  const isEndShown = guide === null && isEnded && !isLooking;
  const state = isGathering ? 'gathering' : isEndShown ? 'over' : 'playing';
  const lesson = guide === null ? '' : turn.isAsked ? 'table-guided table-asking' : 'table-guided';
  return (
    <div className={`page page-table game-${ruleSet} ${diceOf(room) > 1 ? 'page-two-dice' : ''}`}>
      <SkipLink to={area} />
      <VoiceRegion />
      <Narrator turn={turn} notice={notice} isInLesson={isInLesson} />
      <TableBar
        rules={room.rules}
        rulesName={room.rulesName}
        isInLesson={isInLesson}
        onSettings={openSettings}
      />
      <main id="table" className={`table table-${state} ${lesson}`} ref={area} tabIndex={-1}>
        {guide !== null && (
          <div className="guide-place">
            {guide.panel}
            <NoticeBox notice={notice} />
          </div>
        )}
        <TableBoard room={room} layout={layout} turn={turn} />
        <TableSide
          room={room}
          turn={turn}
          looking={looking}
          onKey={onKey}
          isInLesson={isInLesson}
          isGathering={isGathering}
          isEndShown={isEndShown}
          onLook={look}
          action={action}
          notice={notice}
        />
        <KeptFocus fallback={action} area={area} moment={`${turn.ply} ${turn.guided?.label}`} />
      </main>
      <TakeQuestion />
      <Party />
      {dialogs}
    </div>
  );
}

interface TableBarProps {
  readonly rules: string;
  readonly rulesName: string | null;
  readonly isInLesson: boolean;
  readonly onSettings: () => void;
}

const TableBar = memo(function TableBar({ rules, rulesName, isInLesson, onSettings }: TableBarProps) {
  const text = useText();
  const { showRule } = useSession();
  return (
    <TopBar
      title={gameCalled(text, { rules, rulesName })}
      sign={<Emblem game={gameOf(rules)} />}
      onRules={() => showRule('')}
      onSettings={onSettings}
    >
      <TalkButton />
      {!isInLesson && <OpenUp isInBar />}
      <InviteSign />
    </TopBar>
  );
});

interface KeptFocusProps {
  readonly fallback: RefObject<HTMLElement | null>;
  readonly area: RefObject<HTMLElement | null>;
  readonly moment: string;
}

/** A component of its own, because it renders at every motion. */
function KeptFocus({ fallback, area, moment }: KeptFocusProps) {
  const phase = useShown((shown) => shown.room?.phase);
  const seats = useShown((shown) => shown.view.mine.length);
  const isStill = useShown((shown) => shown.moving === null);
  const asked = useShown((shown) => shown.view.questions[0]?.n);
  const name = useShown(({ room, view: { person } }) => room && person && ownNameAt(room, person));
  useKeptFocus(fallback, area, `${phase} ${seats} ${isStill} ${asked} ${name} ${moment}`);
  return null;
}
