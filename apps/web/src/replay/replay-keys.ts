/** The keys of a replay, before those of a table, which it has too. */
import { useEffect, useRef } from 'react';
import type { Ways } from './looking.ts';

interface ReplayKeys extends Ways {
  readonly toggle: () => void;
  readonly onNoCapture: () => void;
}

/** `isInDialog`: the replay stands in a dialog, whose keys are its own. */
export function useReplayKeys(keys: ReplayKeys, isInDialog: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const dialogs = document.querySelectorAll('dialog[open]').length;
      if (dialogs !== (isInDialog ? 1 : 0)) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [data-stop]') !== null)
        return;
      const isOnControl = target instanceof Element && target.closest('button, a, summary') !== null;
      if (carryOut(latest.current, event, isOnControl)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isInDialog]);
}

function carryOut(keys: ReplayKeys, { key, shiftKey, repeat }: KeyboardEvent, isOnControl: boolean): boolean {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      // In Arabic time runs to the left, as the bar does.
      const isOn = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
      if (isOn) keys.on();
      else keys.back();
      return true;
    }
    case 'Home':
      keys.goTo(0);
      return true;
    case 'End':
      keys.goTo(keys.last);
      return true;
    case ' ':
      if (isOnControl || repeat) return false;
      keys.toggle();
      return true;
    case 'n':
    case 'N':
      if (!(shiftKey ? keys.captureBefore() : keys.nextCapture())) keys.onNoCapture();
      return true;
    default:
      return false;
  }
}
