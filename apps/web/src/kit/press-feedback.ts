/**
 * Shows a press from the touch on: `:active` waits until the browser knows that the finger does not scroll, a tenth of a
 * second on a slow phone.
 */
const PRESSABLE = 'button:not([aria-disabled="true"], :disabled), a[href], summary, label';
/** Their container must not move while somebody types. */
const WRITTEN = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

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
  // A finger that scrolls after all, or leaves what it pressed.
  addEventListener('pointercancel', lift, options);
  addEventListener('dragstart', release, options);
  // Pressing something also blurs the focused element.
  addEventListener('blur', ({ target }) => {
    if (target === window) release();
  });
}
