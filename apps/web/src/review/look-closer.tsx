/** What somebody asks about the game; the answers are fetched with the first question. */
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { useText } from '../words/text.ts';
import type { Choosing } from '../play/choosing.ts';
import { useSession } from '../play/session.ts';
import type { Question } from '../kit/commands.ts';

const ReviewPanel = lazy(() => import('./review-panel.tsx'));

interface Asking {
  readonly question: Question;
  readonly nth: number;
  readonly back: number;
}

export interface Looking {
  readonly asking: Asking | null;
  /** `isOn`: the next turn instead of the previous one. */
  readonly ask: (question: Question, isOn?: boolean) => void;
  readonly close: () => boolean;
}

export function useLooking(): Looking {
  const { tell } = useSession();
  const [asking, setAsking] = useState<Asking | null>(null);
  const isOpen = asking !== null;
  const ask = useCallback(
    (question: Question, isOn = false) => {
      // On a phone it would lie over the answer.
      tell(null);
      setAsking((before) => {
        const isAgain = before?.question === 'last' && question === 'last';
        const back = isAgain ? Math.max(-1, before.back + (isOn ? -1 : 1)) : 0;
        return { question, nth: (before?.nth ?? 0) + 1, back };
      });
    },
    [tell],
  );
  const close = useCallback(() => {
    setAsking(null);
    return isOpen;
  }, [isOpen]);
  return useMemo(() => ({ asking, ask, close }), [asking, ask, close]);
}

interface LookCloserProps {
  readonly looking: Looking;
  readonly choosing: Choosing;
  readonly onKey: (key: string) => boolean;
}

export function LookCloser({ looking: { asking, ask, close }, choosing, onKey }: LookCloserProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    close();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="small-button look-closer"
        aria-expanded={asking !== null}
        onClick={() => (asking === null ? ask('mine') : close())}
      >
        {text.keys.look}
      </button>
      {asking !== null && (
        <ErrorBoundary fallback={<p role="status">{text.lobby.failed}</p>}>
          <Suspense fallback={<p className="small">{text.site.loading}</p>}>
            <ReviewPanel {...asking} choosing={choosing} onAsk={ask} onClose={leave} onKey={onKey} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
