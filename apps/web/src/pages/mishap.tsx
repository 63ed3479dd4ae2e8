/** What is shown when a part of the page fails, most likely because the server was away while it was fetched. */
import { Component, type ReactNode } from 'react';
import { useFirstWords } from '../settings/settings.ts';
import { Frame } from './frame.tsx';

interface MishapProps {
  readonly children: ReactNode;
}

interface MishapState {
  readonly hasFailed: boolean;
}

export class Mishap extends Component<MishapProps, MishapState> {
  override state: MishapState = { hasFailed: false };

  static getDerivedStateFromError(): MishapState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <TryAgain /> : this.props.children;
  }
}

function TryAgain() {
  const text = useFirstWords();
  return (
    <Frame>
      <p role="alert">{text.site.broken}</p>
      <p>
        <button type="button" className="button button-strong" onClick={() => location.reload()}>
          {text.site.again}
        </button>
      </p>
    </Frame>
  );
}
