/** Which free seat "Sit down and play" takes: the one whose form somebody has written into last. */
import { isEmpty, isFree, type RoomState, type Seat } from '@ludo/room';
import { createStore } from 'zustand/vanilla';

/** By its player; null: none yet. */
export const aimedSeat = createStore<number | null>(() => null);

/** Else the first that nobody plays on, not even a bot; undefined: no seat is free. */
export function nextSeat({ seatList }: RoomState, aimed: number | null): Seat | undefined {
  const free = seatList.filter(isFree);
  return free.find(({ player }) => player === aimed) ?? free.find(isEmpty) ?? free[0];
}

/** The form with which a person sits down, on the same page as this element. */
export function seatForm(beside: Element, player: number): HTMLFormElement | null {
  return beside.closest('main')?.querySelector<HTMLFormElement>(`form[data-player="${player}"]`) ?? null;
}
