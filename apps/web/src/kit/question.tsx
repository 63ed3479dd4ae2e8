/**
 * A question before something that cannot be undone: the safe answer comes first and has the focus, the second names
 * the consequence. Esc and other ways to close the dialog change nothing.
 */
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
  /** Called when the question closes: after an answer, without one, and when it no longer applies. */
  readonly onClose: () => void;
}

/** Must stand beside other dialogs, not inside them: closing one would close the other. */
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
