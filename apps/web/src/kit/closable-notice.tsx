import type { ReactNode } from 'react';
import { useText } from '../words/text.ts';

interface ClosableNoticeProps {
  /** It answers a question of the person. */
  readonly isAsked?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ClosableNotice({ isAsked = false, onClose, children }: ClosableNoticeProps) {
  const text = useText();
  return (
    <div className={isAsked ? 'notice asked' : 'notice'}>
      {children}
      <button type="button" className="icon-button" aria-label={text.problem.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </button>
    </div>
  );
}
