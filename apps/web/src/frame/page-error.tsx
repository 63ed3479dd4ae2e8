/** Most likely the server was away while a part of the page was fetched. */
import { Component, useEffect, useState, type ReactNode } from 'react';
import { ownEntry } from '../device/offline.ts';
import { NewVersion } from '../kit/new-version.tsx';
import { useFirstWords } from '../words/text.ts';
import { Frame } from './frame.tsx';

interface PageErrorBoundaryProps {
  readonly children: ReactNode;
}

interface PageErrorState {
  readonly hasFailed: boolean;
}

export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorState> {
  override state: PageErrorState = { hasFailed: false };

  static getDerivedStateFromError(): PageErrorState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <TryAgain /> : this.props.children;
  }
}

function TryAgain() {
  const text = useFirstWords();
  const reason = useReason();
  if (reason === 'new-version')
    return (
      <Frame>
        <NewVersion />
      </Frame>
    );
  return (
    <Frame>
      <p role="alert">{reason === 'no-network' ? text.offline.notHere : text.site.broken}</p>
      <p>
        <button type="button" className="button button-strong" onClick={() => location.reload()}>
          {text.site.again}
        </button>
      </p>
    </Frame>
  );
}

type Reason = 'unknown' | 'no-network' | 'new-version';

/** Judged by the server's current build. */
function useReason(): Reason {
  const [reason, setReason] = useState<Reason>('unknown');
  useEffect(() => {
    fetch('/', { cache: 'no-store' })
      .then(async (answer) => answer.ok && !(await answer.text()).includes(ownEntry()))
      .then(
        (isOther) => setReason(isOther ? 'new-version' : 'unknown'),
        () => setReason('no-network'),
      );
  }, []);
  return reason;
}
