/** The browser's own dialog keeps the focus inside, closes with Esc, and gives the focus back. */
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useIsPainted } from '../device/after-paint.ts';
import { closeOnBack } from '../device/back-closes.ts';
import { VoiceRegion } from './voice-region.tsx';

interface DialogProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  /** Shows its head at once and the rest with the next frame. */
  readonly isLong?: boolean;
  /** As large as the screen. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** As the `ref` of a field: the focus is there when its dialog opens. React's own way comes before the dialog is open. */
export function focusFirst(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '');
}

export function Dialog({ title, close, onClose, isLong = false, isWide = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const isPainted = useIsPainted();
  const isWhole = isPainted || !isLong;
  // Opens before its content scrolls a part into view: a closed dialog cannot scroll.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
  }, []);
  useEffect(() => closeOnBack(() => element.current?.close()), []);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) element.current?.close();
  };
  return (
    // Esc does the same for keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={isWide ? 'dialog dialog-wide' : 'dialog'}
      aria-label={title}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={isWhole ? 'dialog-inside' : 'dialog-inside dialog-coming'}>
        <div className="dialog-head">
          <h2>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={close}
            onClick={() => element.current?.close()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5L19 19M19 5L5 19" />
            </svg>
          </button>
        </div>
        {isWhole && children}
        <VoiceRegion />
      </div>
    </dialog>
  );
}
