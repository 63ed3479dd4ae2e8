/** Which free seat "Sit down and play" takes: the one whose form somebody has written into last. */
import { createStore } from 'zustand/vanilla';

/** By its player; null: none yet. */
export const aimedSeat = createStore<number | null>(() => null);

/** The form with which a person sits down, on the same page as this element. */
export function seatForm(beside: Element, player: number): HTMLFormElement | null {
  return beside.closest('main')?.querySelector<HTMLFormElement>(`form[data-player="${player}"]`) ?? null;
}
