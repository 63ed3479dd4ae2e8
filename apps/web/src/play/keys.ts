/** The table's keys, except while somebody types or a dialog is open. */
import { useCallback, useEffect, useRef } from 'react';
import { commandFor, type Question } from '../kit/commands.ts';

interface KeyActions {
  readonly main: () => void;
  readonly take: (number: number) => void;
  /** `isOn`: the next of several answers, not the previous one. */
  readonly ask: (question: Question, isOn: boolean) => void;
  /** False if nothing was begun or open. */
  readonly back: () => boolean;
  readonly undo: () => void;
  readonly rules: () => void;
  readonly sound: () => void;
  readonly help: () => void;
}

/** Returns what carries out a key typed into a field; false if the key means nothing. */
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

function isAnywhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('main, .action'));
}
