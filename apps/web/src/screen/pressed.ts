/**
 * What a finger presses looks pressed from its touch on. The browser's own `:active` waits until it knows that the finger
 * does not scroll, and comes together with what the press does: on a slow phone that is a tenth of a second later.
 */
const PRESSABLE = 'button:not([aria-disabled="true"], :disabled), a[href], summary, label';

/** From now on, for this page. */
export function showPresses(): void {
  let pressed: Element | null = null;
  const release = (): void => {
    pressed?.removeAttribute('data-pressed');
    pressed = null;
  };
  const press = ({ target, isPrimary, button }: PointerEvent): void => {
    release();
    if (!isPrimary || button !== 0 || !(target instanceof Element)) return;
    pressed = target.closest(PRESSABLE);
    pressed?.setAttribute('data-pressed', '');
  };
  addEventListener('pointerdown', press, { capture: true, passive: true });
  // A finger that scrolls after all, or leaves what it pressed, cancels it.
  for (const end of ['pointerup', 'pointercancel', 'dragstart', 'blur'])
    addEventListener(end, release, { capture: true, passive: true });
}
