/** The table's keys. They stay silent while somebody types or a dialog is open. */
import { useEffect, useRef } from 'react';

export interface KeyActions {
  /** Throw, or make the only move. */
  readonly main: () => void;
  readonly choose: (nth: number) => void;
  /** Takes back what was begun; false when nothing was. */
  readonly back: () => boolean;
  /** Takes the last step of the game back, where that can be done. */
  readonly undo: () => void;
  readonly rules: () => void;
  readonly sound: () => void;
}

export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (document.querySelector('dialog[open]') !== null) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select') !== null) return;
      const isOnControl =
        target instanceof Element && target.closest('button, a, summary, [role=button]') !== null;
      if (event.key === 'Enter' || event.key === ' ') {
        if (isOnControl) return;
        event.preventDefault();
        latest.current.main();
      } else if (event.key === 'Escape') {
        if (latest.current.back()) event.preventDefault();
      } else if (event.key.startsWith('Arrow') && isAnywhere(target)) {
        const first = document.querySelector<SVGGElement>('.stand-lit[data-stand]');
        if (first === null) return;
        event.preventDefault();
        first.focus();
      } else if (/^[1-9]$/.test(event.key)) {
        latest.current.choose(Number(event.key) - 1);
      } else if (event.key.toLowerCase() === 'u') {
        latest.current.undo();
      } else if (event.key.toLowerCase() === 'r') {
        latest.current.rules();
      } else if (event.key.toLowerCase() === 's') {
        latest.current.sound();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether nothing has the focus, or only the large button, on which arrows mean nothing. */
function isAnywhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('main, .action'));
}
