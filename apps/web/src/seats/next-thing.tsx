/**
 * The large button before a game and after one: at the foot of the page, always the next thing to do. Null where there is nothing: a
 * closed table, a person who was taken off.
 */
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useStore } from 'zustand';
import { AGREE_WITHIN, holderOf, isEmpty, nextGameAt, waitedFor, type RoomState } from '@ludo/room';
import { copyText } from '../kit/clipboard.ts';
import { bringTurnIntoSight } from '../kit/in-sight.ts';
import { wasPressedHere } from '../kit/press-series.ts';
import { useReachable } from '../kit/reachable.ts';
import { say } from '../kit/voice.ts';
import { useTimeLeft } from '../play/countdown.tsx';
import { isHostSeatedHere, useMine, useSession, useShown } from '../play/session.ts';
import { wasRemovedHere } from '../table/removed-here.ts';
import { coloursOf, partnersIn, playerIs } from '../telling/sentences.ts';
import { currentText, useText } from '../words/text.ts';
import { arriving } from './arriving.ts';
import { aimedSeat, nextSeat, seatForm } from './aimed-seat.ts';
import { shareText } from '../telling/share-text.ts';

/** Milliseconds that something new stands there before a press of whoever was just pressing there is meant for it. */
const READING = 800;
/** Milliseconds after a press in which whoever made it may press there once more. */
const PRESSING = 3000;

interface Next {
  /** Changes when the button is for something else, and not with the language. */
  readonly step: 'sit' | 'send' | 'wait' | 'again' | 'start';
  readonly words: string;
  readonly note: string;
  /** Null: there is only to wait. */
  readonly deed: ((button: Element) => void) | null;
}

/** What was done with the link, told until somebody sits down or stands up. */
interface Sent {
  readonly told: string;
  readonly seats: RoomState['seatList'];
}

export const NextThing = forwardRef<HTMLButtonElement>(function NextThing(_, ref) {
  const id = useId();
  const next = useNext();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const isRead = useIsRead(button, next?.step ?? null);
  if (next === null) return null;
  const { words, note } = next;
  const deed = isRead ? next.deed : null;
  return (
    <button
      ref={button}
      type="button"
      className={`action action-next ${deed === null ? '' : 'action-ready'}`}
      aria-disabled={deed === null}
      aria-labelledby={`${id}words`}
      aria-describedby={`${id}note`}
      onFocus={bringTurnIntoSight}
      onClick={({ currentTarget }) => deed?.(currentTarget)}
    >
      <span className="action-words">
        <span id={`${id}words`}>{words}</span>
        <small id={`${id}note`}>{note}</small>
      </span>
    </button>
  );
});

/** A finger that goes on tapping where the last thing was done does not do the next one. */
function useIsRead(button: RefObject<HTMLButtonElement | null>, step: Next['step'] | null): boolean {
  const [read, setRead] = useState<Next['step'] | null>(null);
  useLayoutEffect(() => {
    if (button.current === null || !wasPressedHere(button.current, PRESSING)) return setRead(step);
    const timer = setTimeout(() => setRead(step), READING);
    return () => clearTimeout(timer);
  }, [button, step]);
  return read === step;
}

function useNext(): Next | null {
  const text = useText();
  const { act, table } = useSession();
  const { asking } = table;
  const room = useShown((shown) => shown.room);
  const person = useShown((shown) => shown.view.person);
  const isHostHere = useShown(isHostSeatedHere);
  const isOff = useShown(({ view }) => asking !== null && wasRemovedHere(view, asking.room));
  const mine = useMine();
  const isSeated = mine.length > 0;
  const aimed = useStore(aimedSeat);
  const arrival = useStore(arriving);
  const { link } = useReachable();
  const [sent, setSent] = useState<Sent | null>(null);
  const agreeing = useAgreeing(room, person);
  const missed = useMissed();
  if (room === null || room.isClosed || isOff) return null;
  const words = text.gathering;
  const open = room.seatList.filter(isEmpty).length;
  const isHost = person === null || person === room.host;

  if (open > 0 && !isSeated) {
    const seat = nextSeat(room, arrival?.player ?? aimed);
    if (seat === undefined) return null;
    return {
      step: 'sit',
      words: words.sitDown,
      note: partnersIn(text, room, seat.player) ?? coloursOf(text, room, seat.player),
      deed: arrival !== null ? null : (button) => seatForm(button, seat.player)?.requestSubmit(),
    };
  }
  if (open > 0) {
    const send = async () => {
      if (typeof navigator.share === 'function') {
        const sharing = {
          title: text.site.name,
          text: shareText(text, asking?.room ?? null, room),
          url: link,
        };
        // Whoever closes the sheet has not sent it.
        await navigator.share(sharing).catch(() => undefined);
        return;
      }
      const field = document.querySelector<HTMLInputElement>('.invite-link');
      const told = (await copyText(link, field)) ? words.linkCopied : words.copyByHand;
      setSent({ told, seats: room.seatList });
      say(told);
    };
    return {
      step: 'send',
      words: words.sendLink,
      note: sent?.seats === room.seatList ? sent.told : words.waitsForMore(open),
      deed: () => void send(),
    };
  }
  const start = room.fair?.start ?? null;
  if (start !== null) {
    const missing = start.of.filter(
      (player) => !mine.includes(player) && !start.given.some(([giver]) => giver === player),
    );
    const names = text.common.several(missing.map((player) => playerIs(text, room, player)));
    const waits = missing.length === 0 ? text.dice.wait : text.dice.waitFor(names);
    return { step: 'wait', words: waits, note: text.fair.sendsPart, deed: null };
  }
  if (room.phase === 'over') {
    if (!isSeated) return null;
    const { others, agreed, seconds } = agreeing;
    const names = (players: readonly number[]) =>
      text.common.several(players.map((player) => playerIs(text, room, player)));
    const isIn = seconds === null ? '' : text.end.beginsIn(seconds);
    if (agreeing.hasAgreed)
      return { step: 'wait', words: text.dice.waitFor(names(others)), note: isIn, deed: null };
    const so = others.length === 0 ? text.end.atOnce : text.end.lastPress(AGREE_WITHIN / 1000);
    return {
      step: 'again',
      words: text.end.again,
      note: agreed.length === 0 ? so : `${text.end.agreedSoFar(names(agreed))} ${isIn}`,
      deed: () => void playAgain(room),
    };
  }
  const here = words.allHere(room.seatList.length);
  // Whoever has a seat may start; it is left to the host while the host is there.
  if (!isHost && (isHostHere || !isSeated))
    return { step: 'wait', words: words.waitsForStart(hostOf(room)), note: here, deed: null };
  const begin = room.goesOn && room.game === 0 ? text.gathering.goesOn.start : text.gathering.start;
  const unanswered = text.common.several(missed.map((player) => playerIs(text, room, player)));
  const note = missed.length === 0 ? here : text.fair.noAnswer(unanswered);
  return { step: 'start', words: begin, note, deed: () => void act({ do: 'start' }) };

  /** Whoever agrees plays: on their seats no bot plays on, and nobody counts as away. */
  async function playAgain({ seatList }: RoomState): Promise<void> {
    const mine = seatList.filter((seat) => person !== null && holderOf(seat)?.person === person);
    const lost = mine.some(({ state }) => state === 'held') ? [] : mine;
    for (const { player } of lost) if (!(await act({ do: 'back', player }))) return;
    await act({ do: 'start' });
  }

  function hostOf({ seatList, host }: RoomState): string {
    const seat = seatList.find((each) => holderOf(each)?.person === host);
    return seat === undefined || room === null ? text.seats.host : playerIs(text, room, seat.player);
  }
}

/** Players whose devices have not answered when a start was tried just now. */
function useMissed(): readonly number[] {
  const events = useShown((shown) => shown.captions.at(-1)?.events);
  return (events ?? []).flatMap((event) => (event.type === 'value-missed' ? [event.player] : []));
}

interface Agreeing {
  /** Players whose agreement to the next game is missing, but for oneself. */
  readonly others: readonly number[];
  readonly agreed: readonly number[];
  readonly hasAgreed: boolean;
  /** Until it begins by itself; null: nobody has asked for it. */
  readonly seconds: number | null;
}

export function useAgreeing(room: RoomState | null, person: string | null): Agreeing {
  const left = useTimeLeft(room === null ? null : nextGameAt(room));
  const seconds = left === Infinity ? null : Math.ceil(left / 1000);
  const persons = room?.agreement?.persons ?? [];
  const hasAgreed = person !== null && persons.includes(person);
  const seats = room?.seatList ?? [];
  const isShort = left < AGREE_WITHIN / 2 && left > 0 && !hasAgreed;
  useEffect(() => {
    if (isShort) say(currentText().end.beginsIn(AGREE_WITHIN / 2000));
  }, [isShort]);
  const numbers = (of: RoomState['seatList']) => of.map(({ player }) => player);
  const waited = room === null ? [] : waitedFor(room);
  return {
    others: numbers(waited.filter((seat) => holderOf(seat)?.person !== person)),
    agreed: numbers(seats.filter((seat) => persons.includes(holderOf(seat)?.person ?? ''))),
    hasAgreed,
    seconds,
  };
}
