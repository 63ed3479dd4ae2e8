/** What a person can do with a throw, by board, button or key. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { isToThrow, possibleAnnouncements, type PossibleAnnouncement, type Step } from '@ludo/rules';
import { standKey, type DrawnStand } from '@ludo/drawing';
import type { Effect, StandNote } from '../board/stand-note.ts';
import { useText } from '../words/text.ts';
import { useAutomaticActions } from './automatic-actions.ts';
import type { Choice } from '../table/choices.ts';
import { useChoosing, type Choosing } from './choosing.ts';
import { pointedBy, type Guide } from './guide.tsx';
import { effectOfChoice, NO_NOTE, noteOfStand, whyNot } from './notes.ts';
import { GONE_ON, isMyTurn, useSession, useShown, type NoticeText } from './session.ts';
import { CALM, isMeant } from '../kit/press-series.ts';
import { deedsOf, undoneWords } from '../telling/undone.ts';
import { useStableCallback } from '../kit/stable-callback.ts';

const NO_CHOICES: readonly Choice[] = [];
const NO_ANNOUNCEMENTS: readonly PossibleAnnouncement[] = [];

/** For a piece that could move, while a lesson asks about another. */
const askFirst: NoticeText = (text) => ({ sentence: text.lesson.askFirst, clause: null });

export interface TurnActions {
  readonly ply: number;
  readonly choosing: Choosing;
  readonly guided: Guide['press'];
  /** A lesson wants a piece pressed that cannot move. */
  readonly isAsked: boolean;
  readonly main: () => void;
  /** What may be announced in place of a plain throw. */
  readonly announcements: readonly PossibleAnnouncement[];
  readonly announce: (announcement: PossibleAnnouncement | undefined) => void;
  /** Shows at whom it would be. */
  readonly aim: (announcement: PossibleAnnouncement | null) => void;
  /** By a digit. */
  readonly take: (number: number) => void;
  readonly undo: () => void;
  readonly noteOf: (stand: DrawnStand) => StandNote;
  /** `on`: what was pressed. */
  readonly press: (stand: DrawnStand, on: Element) => void;
  readonly end: (effect: Effect, on: Element) => void;
  /** What a line of the list points at, or a guide. */
  readonly hinted: { readonly key: string; readonly effect: Effect } | null;
  readonly hint: (choice: Choice | null) => void;
}

export function useTurnActions(guide: Guide | null): TurnActions {
  const text = useText();
  const { act, stage, table, tell } = useSession();
  const room = useShown((shown) => shown.room);
  const isMine = useShown(isMyTurn);
  const [hinted, hint] = useState<Choice | null>(null);
  const [aimed, aim] = useState<PossibleAnnouncement | null>(null);

  const position = room?.phase === 'playing' ? room.position : null;
  const ply = room?.ply ?? 0;
  const send = useCallback(
    (play: string, first: Step | null) => {
      tell(null);
      if (stage.store.getState().earlyStep !== first) stage.store.setState({ earlyStep: first });
      void act({ do: 'play', ply, play });
    },
    [act, tell, stage, ply],
  );
  const asked = guide?.point?.at === 'stand' ? guide.point : null;
  const choosing = useChoosing(position, ply, isMine && asked === null, send);
  const { choices, offered, made, choose, pick } = choosing;
  const isQuiet = useShown(
    (shown) => guide !== null && shown.moving === null && shown.room?.seq === shown.view.room?.seq,
  );
  const guided = isQuiet ? (guide?.press ?? null) : null;
  const main = useCallback(() => {
    if (guided !== null) return guided.act();
    if (!isMine || position === null) return;
    tell(null);
    if (isToThrow(position)) void act({ do: 'throw', ply });
    else if (offered.length === 1) choose(offered[0]);
  }, [act, tell, isMine, position, ply, offered, choose, guided]);

  const isMineToThrow = isMine && position !== null && isToThrow(position);
  const mayAnnounce = useShown(({ view }) => view.mayAnnounce) && isMineToThrow;
  const announcements = useMemo(
    () => (mayAnnounce && position !== null ? possibleAnnouncements(position) : NO_ANNOUNCEMENTS),
    [mayAnnounce, position],
  );
  const announce = useCallback(
    (announcement: PossibleAnnouncement | undefined) => {
      if (announcement === undefined) return;
      tell(null);
      void act({ do: 'throw', ply, announcement: announcement.text });
    },
    [act, tell, ply],
  );
  const takeChoice = choosing.take;
  const takenAt = useRef(Number.NEGATIVE_INFINITY);
  const take = useCallback(
    (number: number) => {
      const now = performance.now();
      // A digit soon after one that chose announces nothing.
      const isNext = now - takenAt.current >= CALM;
      if (announcements.length === 0) {
        takenAt.current = now;
        takeChoice(number);
      } else if (isNext) announce(announcements[number - 1]);
    },
    [announcements, announce, takeChoice],
  );
  const leaveAlone = useAutomaticActions({
    ply,
    // Who may announce throws by hand.
    isToThrow: isMineToThrow && guide === null && announcements.length === 0,
    choices: guide === null ? choices : NO_CHOICES,
    onThrow: main,
    onChoose: choose,
  });

  const undo = useCallback(() => {
    if (stage.store.getState().moving !== null) stage.hurry();
    const seq = table.view().room?.seq;
    const { captions } = stage.store.getState();
    if (!table.undo()) {
      if (table.view().room?.seq !== seq) tell(GONE_ON);
      return;
    }
    const { room: left, person } = table.view();
    leaveAlone(left?.ply ?? -1);
    const deeds = deedsOf(captions.filter((each) => each.seq > (left?.seq ?? 0)));
    tell(
      deeds.length === 0
        ? null
        : (text) => ({ sentence: undoneWords(text, deeds, person), clause: null, isAsked: true }),
    );
  }, [table, stage, tell, leaveAlone]);

  const noteOf = useCallback(
    (stand: DrawnStand) => {
      return room === null ? NO_NOTE : noteOfStand(text, room, stand, choosing);
    },
    [text, room, choosing],
  );
  const press = useStableCallback((stand: DrawnStand, on: Element) => {
    if (room === null) return;
    const { moving, view } = stage.store.getState();
    if (moving !== null) return stage.hurry();
    const ways = choices.filter(({ key }) => key === stand.key).length;
    const isChoice = ways > 0;
    if (guided !== null) return;
    // A piece of one way moves at once.
    if (ways === 1 && !isMeant(on, choosing.offeredAt.current)) return;
    const reason = isChoice ? null : whyNot(room, stand, choosing, view.mine, isMine);
    tell(reason ?? (asked === null ? null : askFirst));
    guide?.onPress(stand);
    pick(isChoice && stand.key !== made.picked ? stand.key : null);
  });
  const end = useStableCallback(({ to, sum }: Effect, on: Element) => {
    if (!isMeant(on, choosing.offeredAt.current)) return;
    const meant = offered.find((choice) => {
      const effect = effectOfChoice(choice);
      return effect?.to === to && effect.sum === sum;
    });
    choose(meant);
  });
  const pointedAt = useMemo(() => {
    if (room === null) return null;
    if (aimed !== null && announcements.includes(aimed)) {
      const { of, at } = aimed;
      return { key: standKey(of, at), effect: { to: at, kind: 'move', events: [], sum: 0 } } as const;
    }
    if (hinted === null || !offered.includes(hinted))
      return isQuiet ? pointedBy(guide?.point ?? null, room, offered) : null;
    const effect = effectOfChoice(hinted);
    return effect && { key: hinted.key, effect };
  }, [room, aimed, announcements, hinted, offered, guide, isQuiet]);

  const isAsked = asked !== null;
  return useMemo(
    () => ({
      ply,
      choosing,
      guided,
      isAsked,
      main,
      announcements,
      announce,
      aim,
      take,
      undo,
      noteOf,
      press,
      end,
      hinted: pointedAt,
      hint,
    }),
    [
      ply,
      choosing,
      guided,
      isAsked,
      main,
      announcements,
      announce,
      aim,
      take,
      undo,
      noteOf,
      press,
      end,
      pointedAt,
      hint,
    ],
  );
}
