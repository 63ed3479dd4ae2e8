/** The table's keys. They stay silent while somebody types or a dialog is open. */
import { useCallback, useEffect, useRef } from 'react';
import { commandFor, type Question } from '../kit/commands.ts';

interface KeyActions {
  /** Throw, or make the only move. */
  readonly main: () => void;
  /** What stands under a number in the list. */
  readonly take: (number: number) => void;
  /** `isOn`: the other way through what can be leafed through. */
  readonly ask: (question: Question, isOn: boolean) => void;
  /** Takes back what was begun, or closes what has opened; false when there was nothing. */
  readonly back: () => boolean;
  /** Takes the last step of the game back, where that can be done. */
  readonly undo: () => void;
  readonly rules: () => void;
  readonly sound: () => void;
  readonly help: () => void;
}

/** Does what a key stands for; false when it stands for nothing now. Gives the same for keys that are typed into a field. */
export function useKeys(actions: KeyActions): (key: string) => boolean {
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
      const command = commandFor(event.key);
      if (command === 'main' && isOnControl) return;
      if (command === 'pieces' && !isAnywhere(target)) return;
      if (carryOut(latest.current, event.key, event.shiftKey)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return useCallback((key) => carryOut(latest.current, key, false), []);
}

function carryOut(actions: KeyActions, key: string, isOn: boolean): boolean {
  const command = commandFor(key);
  switch (command) {
    case null:
      return false;
    case 'main':
      actions.main();
      return true;
    case 'choose':
      actions.take(Number(key));
      return true;
    case 'pieces': {
      const stop = document.querySelector<SVGGElement>('[data-stop][tabindex="0"]');
      stop?.focus();
      return stop !== null;
    }
    case 'back':
      return actions.back();
    case 'undo':
    case 'rules':
    case 'sound':
    case 'help':
      actions[command]();
      return true;
    case 'mine':
    case 'threats':
    case 'all':
    case 'last':
    case 'now':
      actions.ask(command, isOn);
      return true;
  }
}

/** Whether nothing has the focus, or only the large button, on which arrows mean nothing. */
function isAnywhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('main, .action'));
}
