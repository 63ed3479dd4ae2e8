/** Shows a table, carries out what people do, and tells them refusals. */
import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import type { Wish } from '@ludo/protocol';
import type { Command } from '@ludo/room';
import { homeOf } from '@ludo/drawing';
import { whosePieces } from '@ludo/rules';
import { reasonOf } from '../telling/sentences.ts';
import { touchOf, tremble } from '../sound/haptics.ts';
import { hush, playScene, playSound } from '../sound/sounds.ts';
import { currentTempo, useSettings } from '../preferences/settings.ts';
import { useText } from '../words/text.ts';
import { withoutStep } from '../stage/early-step.ts';
import { afterPaint } from '../device/after-paint.ts';
import { createStage, type Stage } from '../stage/stage.ts';
import type { Tempo } from '../preferences/tempo.ts';
import type { ActResult, Table } from '../table/table.ts';
import { boardTurns } from './board-turns.ts';
import type { Guide } from '../play/guide.tsx';
import {
  actorOf,
  GONE_ON,
  isMyTurn,
  SessionContext,
  type Session,
  type Notice,
  type NoticeText,
} from '../play/session.ts';
import { celebrate, endCelebration } from '../ending/celebrations.ts';
import { createHearing, isHeard } from '../table/talk-hearing.ts';

type Refusal = Extract<ActResult, { ok: false }>['error'];

const MINUTE = 60_000;

const BEYOND_HOME = 1000;

/** Of what is seen of a table. */
export interface TableScreenProps {
  readonly notice: Notice | null;
  /** Null: none; '': the whole card. */
  readonly rule: string | null;
  readonly guide: Guide | null;
}

export interface TableHostProps {
  readonly table: Table;
  readonly guide?: Guide | null;
  readonly screen: ComponentType<TableScreenProps>;
  /** By the settings, if it is left out. Must stay the same. */
  readonly tempo?: () => Tempo;
  /** From now on what happens at the table is shown, from the first drawing on. */
  readonly onWatched?: (table: Table) => void;
}

export function TableHost(props: TableHostProps) {
  const { table, guide = null, screen, tempo = currentTempo, onWatched } = props;
  const [stage, setStage] = useState<Stage | null>(null);
  const isLesson = guide !== null;
  useEffect(() => {
    // A sound may start a frame after the answer to a press; a motion that is cut short is silent.
    const unheard = new Set<() => void>();
    const quiet = () => {
      for (const stop of unheard) stop();
      unheard.clear();
      hush();
    };
    const made = createStage(
      table,
      tempo,
      (moving, events) => {
        const { layout, view, earlyStep } = made.store.getState();
        const stop = afterPaint(() => {
          unheard.delete(stop);
          playScene(moving, withoutStep(events, earlyStep), layout === null ? BEYOND_HOME : homeOf(layout));
        });
        unheard.add(stop);
        celebrate(made, moving, events);
        if (view.room === null) return;
        const { mine } = view;
        const colours = view.room.seatList.flatMap((seat) =>
          mine.includes(seat.player) ? seat.colours : [],
        );
        tremble(touchOf(events, colours, mine), useSettings.getState().settings.vibration);
      },
      quiet,
      // A lesson shows every board as it is drawn in the book.
      isLesson ? undefined : boardTurns,
    );
    const unsubscribe = callOnTurn(made, table.kind === 'local');
    const unfollow = useSettings.subscribe(({ settings }, before) => {
      const isAsBefore =
        settings.ownBelow === before.settings.ownBelow &&
        settings.turnsToPlayer === before.settings.turnsToPlayer;
      if (!isAsBefore) made.turnBoard();
    });
    setStage(made);
    onWatched?.(table);
    return () => {
      unsubscribe();
      unfollow();
      made.close();
      endCelebration();
      quiet();
      endCelebration();
    };
  }, [table, onWatched, isLesson, tempo]);
  return stage === null ? null : (
    <TableWithStage key={table.kind} table={table} stage={stage} guide={guide} screen={screen} />
  );
}

/** Milliseconds for which a refusal stays, whatever happens at the table. */
const READABLE = 5000;

/** Where everybody is at this device (`isHere`), a turn calls only after bots. */
function callOnTurn(stage: Stage, isHere: boolean): () => void {
  return stage.store.subscribe((shown, before) => {
    const last = actorOf(before.room);
    if (!isMyTurn(shown) || isMyTurn(before) || actorOf(shown.room) === last) return;
    if (isHere && shown.room?.seatList.find(({ player }) => player === last)?.state !== 'bot') return;
    playSound('your-turn');
    tremble('your-turn', useSettings.getState().settings.vibration);
  });
}

interface TableWithStageProps {
  readonly table: Table;
  readonly stage: Stage;
  readonly guide: Guide | null;
  readonly screen: ComponentType<TableScreenProps>;
}

function TableWithStage({ table, stage, guide, screen: Screen }: TableWithStageProps) {
  const text = useText();
  const [telling, setTelling] = useState<NoticeText | null>(null);
  // React keeps an unchanged update until it draws this component again, so presses send none.
  const told = useRef<NoticeText | null>(null);
  const tell = useCallback((next: NoticeText | null) => {
    if (next === told.current) return;
    told.current = next;
    setTelling(() => next);
  }, []);
  const refusedAt = useRef(-Infinity);
  const notice = useMemo(() => telling?.(text) ?? null, [telling, text]);
  const [rule, showRule] = useState<string | null>(null);
  const session = useMemo<Session>(() => {
    const refused = (refusal: Refusal) => {
      tell(tellingOf(table, stage, refusal));
      refusedAt.current = performance.now();
    };
    /** A second press does not send an unanswered command again. */
    const asked = new Map<string, Promise<boolean>>();
    const ask = async (name: string, command: Command) => {
      const result = await table.act(command);
      asked.delete(name);
      if (asked.size === 0) stage.store.setState({ sendingSince: null });
      if (result.ok) tell(null);
      else if (result.error.code !== 'host-asked') refused(result.error);
      return result.ok;
    };
    const act = (command: Command) => {
      const name = JSON.stringify(command);
      const known = asked.get(name);
      if (known !== undefined) return known;
      // On one screen the answer comes at once.
      const answer = ask(name, command);
      asked.set(name, answer);
      if (asked.size === 1 && table.kind === 'remote') stage.store.setState({ sendingSince: Date.now() });
      return answer;
    };
    const wish = async (wanted: Wish) => {
      const result = await table.asking?.ask(wanted);
      if (result === undefined || result.ok) return tell(null);
      refused(result.error ?? { code: 'not-joined', clause: null });
    };
    const hearing = createHearing(table.talk?.room ?? null);
    return { table, stage, hearing, act, wish, tell, showRule, refused };
  }, [table, stage, tell]);
  useEffect(
    () =>
      stage.store.subscribe((shown, before) => {
        if (shown.view.room?.seq === before.view.room?.seq) return;
        // The row to which a person has lost may come after the refusal.
        if (performance.now() - refusedAt.current > READABLE) tell(null);
      }),
    [stage, tell],
  );
  useEffect(
    () =>
      stage.store.subscribe(({ view: { talk, person } }, before) => {
        const last = talk.at(-1);
        const isOneMore = last !== undefined && before.view.talk.at(-1)?.n === last.n - 1;
        if (!isOneMore || last.by.person === person || !isHeard(session.hearing.getState(), last.by, person))
          return;
        playSound('talk');
      }),
    [stage, session],
  );
  return (
    <SessionContext value={session}>
      <Screen notice={notice} rule={rule} guide={guide} />
    </SessionContext>
  );
}

function tellingOf(table: Table, stage: Stage, refusal: Refusal): NoticeText {
  const { room } = stage.store.getState();
  const { code, clause } = refusal;
  if (table.kind === 'local' && code === 'stale') return GONE_ON;
  const broken = 'rules' in refusal ? refusal.rules : undefined;
  const mover = (room?.position && whosePieces(room.position)?.mover) ?? 0;
  if (broken !== undefined && room !== null) return (text) => reasonOf(text, room, broken, mover);
  const wait = 'retryAfter' in refusal ? refusal.retryAfter : undefined;
  if (wait === undefined) return (text) => ({ sentence: text.refusal[code], clause });
  const seconds = wait < MINUTE ? Math.ceil(wait / 1000) : Math.ceil(wait / MINUTE) * 60;
  return (text) => ({ sentence: `${text.refusal[code]} ${text.problem.when(seconds)}`, clause });
}
