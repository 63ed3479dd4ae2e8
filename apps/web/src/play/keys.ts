/** The table's keys. They do nothing while somebody types or a dialog is open. */
import { useCallback, useEffect, useRef } from 'react';
import { commandFor, type Question } from '../kit/commands.ts';

interface KeyActions {
  readonly main: () => void;
  readonly take: (number: number) => void;
  /** `isOn`: goes forward instead of back through several answers. */
  readonly ask: (question: Question, isOn: boolean) => void;
  /** Takes back what was begun, or closes what is open; false if there was nothing. */
  readonly back: () => boolean;
  readonly undo: () => void;
  readonly rules: () => void;
  readonly sound: () => void;
  readonly help: () => void;
}

/** Returns a function that does what a key stands for, false if nothing; also for keys typed into a field. */
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

/** Whether arrow keys mean nothing here: nothing has the focus, or only the main button. */
function isAnywhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('main, .action'));
}
