/** Before something that cannot be undone: the safe answer has the focus, the other names the consequence. */
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../words/text.ts';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  readonly title: string;
  readonly sentence: string;
  readonly safe: string;
  readonly onSafe?: () => void;
  readonly deed: string;
  readonly onDeed: () => void;
  /** After an answer, without one, and when the question no longer applies. */
  readonly onClose: () => void;
}

/** Stands beside other dialogs, not inside: closing one would close the other. */
export function Question({ title, sentence, safe, onSafe, deed, onDeed, onClose }: QuestionProps) {
  const text = useText();
  const asked = useId();
  const first = useRef<HTMLButtonElement>(null);
  const gone = useEffectEvent(onClose);
  // After the dialog has opened and before it is removed, so that closing gives the focus back.
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
