/**
 * A question before something that cannot be undone: the safe answer first, where the focus is, and what is asked about as
 * the named second. Esc, and whatever else closes a dialog, changes nothing.
 */
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../words/text.ts';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  readonly title: string;
  readonly sentence: string;
  /** The answer that changes nothing. */
  readonly safe: string;
  readonly onSafe?: () => void;
  /** The answer that does it. */
  readonly deed: string;
  readonly onDeed: () => void;
  /** Whenever the question goes: after either answer, after none, and when there is nothing more to ask. */
  readonly onClose: () => void;
}

/** To stand beside other dialogs, not inside them: what closes one would close the other. */
export function Question({ title, sentence, safe, onSafe, deed, onDeed, onClose }: QuestionProps) {
  const text = useText();
  const asked = useId();
  const first = useRef<HTMLButtonElement>(null);
  const gone = useEffectEvent(onClose);
  // After the dialog has opened, and before it is taken away: closed, it gives the focus back.
  useLayoutEffect(() => {
    const dialog = first.current?.closest('dialog');
    first.current?.focus();
    return () => {
      dialog?.close();
      gone();
    };
  }, []);
  const answer = (follow?: () => void) => () => {
    first.current?.closest('dialog')?.close();
    follow?.();
  };
  return (
    <Dialog title={title} close={text.settings.close} onClose={onClose}>
      <p id={asked} className="question">
        {sentence}
      </p>
      <div className="row question-answers">
        <button
          ref={first}
          type="button"
          className="button button-strong"
          aria-describedby={asked}
          onClick={answer(onSafe)}
        >
          {safe}
        </button>
        <button type="button" className="button" onClick={answer(onDeed)}>
          {deed}
        </button>
      </div>
    </Dialog>
  );
}
