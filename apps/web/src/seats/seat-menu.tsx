/** A menu, so that nobody presses these actions by mistake. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { holderOf, isFree, maySetBot, type RoomState, type Seat } from '@ludo/room';
import { calledAs, coloursOf, seatedAs } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { MoveDialog } from './move-dialog.tsx';
import { named } from '../words/named.ts';
import { bringOpenedIntoSight } from '../kit/in-sight.ts';
import { Question } from '../kit/question.tsx';
import { useSession, useShown } from '../play/session.ts';
import { RenameDialog } from './rename-dialog.tsx';

/** Its name, what is read on it, what it does; false: not to be done now. */
type Deeds = readonly (readonly [name: string, words: string, run: () => void] | false)[];

export function SeatMenu({ seat, room }: { readonly seat: Seat; readonly room: RoomState }) {
  const text = useText();
  const { act, table } = useSession();
  const [isMoving, move] = useState(false);
  const [isRenaming, rename] = useState(false);
  const [asked, ask] = useState<'remove' | 'leave' | null>(null);
  const person = useShown((shown) => shown.view.person);
  const isMine = useShown((shown) => shown.view.mine.includes(seat.player));
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  useEffect(() => {
    if (isMine) return;
    move(false);
    rename(false);
  }, [isMine]);
  if (person === null) return null;
  const { player } = seat;
  const holder = holderOf(seat);
  const colours = coloursOf(text, room, player);
  const who =
    holder === null ? colours : seatedAs(text, room, seat, calledAs(text, room, player, holder.name));
  const remove = () => void act({ do: 'remove', player });
  const mayRemove =
    room.host === person &&
    !isMine &&
    (holder !== null || (seat.state === 'bot' && room.phase !== 'playing'));
  const mayLeave = isMine && room.phase === 'playing';
  const renaming = table.kind === 'remote' ? text.seats.rename : text.seats.renameHere;
  const ofOneScreen: Deeds = [holder !== null && [renaming, renaming, () => rename(true)]];
  const ofRoom: Deeds = [
    isMine && [renaming, renaming, () => rename(true)],
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
    mayRemove && [
      text.seats.removeOf(who),
      text.seats.remove,
      holder === null ? remove : () => ask('remove'),
    ],
    mayLeave && [text.seats.leave(who), text.questions.leave, () => ask('leave')],
  ];
  const open = (table.kind === 'remote' ? ofRoom : ofOneScreen).filter((deed) => deed !== false);
  if (open.length === 0) return null;
  return (
    <>
      {isMoving && <MoveDialog onClose={() => move(false)} />}
      {isRenaming && <RenameDialog room={room} player={player} onClose={() => rename(false)} />}
      {asked === 'remove' && mayRemove && holder !== null && (
        <Question
          title={text.seats.removeOf(who)}
          sentence={text.seats.removeSure(who)}
          safe={text.questions.keepPlayer}
          deed={text.questions.remove}
          onDeed={remove}
          onClose={() => ask(null)}
        />
      )}
      {asked === 'leave' && mayLeave && (
        <Question
          title={text.seats.leave(who)}
          sentence={text.seats.leaveSure}
          safe={text.questions.stay}
          deed={text.questions.leave}
          onDeed={() => void act({ do: 'stand', player })}
          onClose={() => ask(null)}
        />
      )}
      <details
        className="seat-menu"
        ref={menu}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) bringOpenedIntoSight(currentTarget.querySelector(':scope > div'));
        }}
      >
        <summary aria-label={text.seats.more(who)}>⋯</summary>
        <div>
          {open.map(([label, words, run]) => (
            <button
              key={label}
              type="button"
              className="small-button"
              aria-label={named(words, label)}
              onClick={() => {
                menu.current?.removeAttribute('open');
                // A dialog returns the focus to what opened it, which is hidden by now.
                menu.current?.querySelector('summary')?.focus();
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
