/** The way to the game so far; what shows it is fetched with the first press. */
import { lazy, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { useShown } from '../play/session.ts';
import { useText } from '../words/text.ts';

const LookBack = lazy(() => import('./look-back.tsx'));

export function LookBackButton({ isAtEnd = false }: { readonly isAtEnd?: boolean }) {
  const text = useText();
  const hasBegun = useShown(({ room }) => room !== null && room.position !== null);
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    open(false);
    button.current?.focus();
  };
  if (!hasBegun) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={isAtEnd ? 'button' : 'small-button look-back'}
        onClick={() => open(true)}
      >
        {isAtEnd ? text.gameRecord.watch : text.captions.fromFirst}
      </button>
      {isOpen && (
        <ErrorBoundary fallback={<p role="status">{text.lobby.failed}</p>}>
          <Suspense fallback={<p className="small">{text.site.loading}</p>}>
            <LookBack isOver={isAtEnd} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
