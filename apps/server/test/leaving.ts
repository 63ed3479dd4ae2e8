// For tests: players who leave, as somebody else at the table sees it.
import type { Guest } from './guest.ts';

/** Resolves when who sees it has seen the player there, and then no longer: older news cannot be taken for it. */
export async function drop(gone: Guest, seenBy: Guest): Promise<void> {
  const isHere = (): boolean => {
    const here = seenBy.presences.at(-1)?.here ?? [];
    return (seenBy.state?.seatList ?? []).some(
      (seat) => here.includes(seat.player) && 'person' in seat && seat.person === gone.person,
    );
  };
  await seenBy.until(isHere);
  gone.leave();
  await seenBy.until(() => !isHere());
}

/** The whole turn of a player, who waits for it. */
export async function playTurn(by: Guest): Promise<void> {
  await by.until(() => by.nextCommand() !== null);
  const whose = by.state?.position?.colour;
  await by.playUntil(() => by.state?.position?.colour !== whose);
}
