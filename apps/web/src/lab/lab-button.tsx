/** Opens what a game or a switch does. The dialog, its words and the worker are fetched by the first press. */
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../kit/dialog.tsx';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { useText } from '../words/text.ts';
import type { Asked } from './trial.ts';
import './lab-button.css';

const LabDialog = lazy(async () => ({ default: (await import('./lab-dialog.tsx')).LabDialog }));

interface LabButtonProps {
  readonly asked: Asked;
  /** In words: a switch, as it is called where it is chosen, or a game. */
  readonly what: string;
  readonly kind: 'switch' | 'game';
}

export function LabButton({ asked, what, kind }: LabButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const question = kind === 'switch' ? text.setup.whatDoes : text.setup.howPlays;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={kind === 'switch' ? 'icon-button lab-open' : 'small-button lab-open'}
        aria-label={`${question} ${what}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {kind === 'switch' ? (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10" />
            <path d="M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.1M12 17.4v.1" />
          </svg>
        ) : (
          question
        )}
      </button>
      {isOpen &&
        // A press within a label would choose what it names.
        createPortal(
          <ErrorBoundary
            fallback={
              <Dialog title={question} close={text.settings.close} onClose={close}>
                <p role="alert">{text.site.broken}</p>
              </Dialog>
            }
          >
            <Suspense>
              <LabDialog
                asked={asked}
                what={what}
                question={question}
                isSwitch={kind === 'switch'}
                onClose={close}
              />
            </Suspense>
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
