/**
 * What a finger presses looks pressed from its touch on. The browser's own `:active` waits until it knows that the finger
 * does not scroll, and comes together with what the press does: on a slow phone that is a tenth of a second later.
 */
const PRESSABLE = 'button:not([aria-disabled="true"], :disabled), a[href], summary, label';
/** Whoever presses there writes: what holds it must not move. */
const WRITTEN = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

/** From now on, for this page. */
export function showPresses(): void {
  let pressed: Element | null = null;
  let by: number | null = null;
  const release = (): void => {
    pressed?.removeAttribute('data-pressed');
    pressed = null;
    by = null;
  };
  const press = ({ target, isPrimary, button, pointerId }: PointerEvent): void => {
    if (!isPrimary || button !== 0 || !(target instanceof Element)) return;
    release();
    if (target.closest(WRITTEN) !== null) return;
    pressed = target.closest(PRESSABLE);
    pressed?.setAttribute('data-pressed', '');
    by = pointerId;
  };
  const lift = ({ pointerId }: PointerEvent): void => {
    if (pointerId === by) release();
  };
  const options = { capture: true, passive: true } as const;
  addEventListener('pointerdown', press, options);
  addEventListener('pointerup', lift, options);
  // A finger that scrolls after all, or leaves what it pressed, cancels it.
  addEventListener('pointercancel', lift, options);
  addEventListener('dragstart', release, options);
  // Of the window itself: whatever has the focus loses it to what is pressed.
  addEventListener('blur', ({ target }) => {
    if (target === window) release();
  });
}
