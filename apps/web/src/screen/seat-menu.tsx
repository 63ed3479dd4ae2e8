/** What else can be done about a seat, for whoever may: put away, so that nobody does it by mistake. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { holderOf, isFree, maySetBot, type RoomState, type Seat } from '@ludo/room';
import { calledAs, coloursOf } from '../catalogue/sentences.ts';
import { useText } from '../settings/settings.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useSession, useShown } from './session.ts';

export function SeatMenu({ seat, room }: { readonly seat: Seat; readonly room: RoomState }) {
  const text = useText();
  const { act, table } = useSession();
  const [isMoving, move] = useState(false);
  const person = useShown((shown) => shown.view.person);
  const isMine = useShown((shown) => shown.view.mine.includes(seat.player));
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  // The seats are on the other device: there is nothing more to show of the way there.
  useEffect(() => {
    if (!isMine) move(false);
  }, [isMine]);
  if (person === null) return null;
  const { player } = seat;
  const holder = holderOf(seat);
  const colours = coloursOf(text, room, player);
  const who = holder === null ? colours : calledAs(text, room, player, holder.name);
  const remove = () => {
    if (holder === null || confirm(text.seats.removeSure(who))) void act({ do: 'remove', player });
  };
  const leave = () => {
    if (confirm(text.seats.leaveSure)) void act({ do: 'stand', player });
  };
  const deeds: readonly (readonly [string, string, () => void] | false)[] = [
    maySetBot(room, seat, person) &&
      !isFree(seat) &&
      seat.state !== 'bot' && [
        isMine ? text.seats.letBot : text.seats.setBotOn(colours),
        isMine ? text.seats.letBot : text.seats.setBot,
        () => void act({ do: 'bot', player, level: 'sensible' }),
      ],
    isMine && table.moving !== null && [text.moving.menuOf(who), text.moving.menu, () => move(true)],
    room.host === person &&
      holder !== null &&
      !isMine && [text.seats.makeHostOf(who), text.seats.makeHost, () => void act({ do: 'host', player })],
    room.host === person &&
      !isMine &&
      (holder !== null || (seat.state === 'bot' && room.phase !== 'playing')) && [
        text.seats.removeOf(who),
        text.seats.remove,
        remove,
      ],
    isMine && room.phase === 'playing' && [text.seats.leave(who), text.seats.leaveShort, leave],
  ];
  const open = deeds.filter((deed) => deed !== false);
  if (open.length === 0) return null;
  return (
    <>
      {isMoving && <MoveDialog onClose={() => move(false)} />}
      <details className="seat-menu" ref={menu}>
        <summary aria-label={text.seats.more(who)}>⋯</summary>
        <div>
          {open.map(([label, words, run]) => (
            <button
              key={label}
              type="button"
              className="small-button"
              aria-label={label}
              onClick={() => {
                menu.current?.removeAttribute('open');
                run();
              }}
            >
              {words}
            </button>
          ))}
        </div>
      </details>
    </>
  );
}

/** Closes an open menu by Escape, and by a press anywhere else. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (details === null || !details.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        details.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [menu]);
}
