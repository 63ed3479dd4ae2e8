/** An optional part of a page: if its code cannot be fetched, the rest of the page stays. */
import { Component, type ReactNode } from 'react';

interface NookProps {
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

export class Nook extends Component<NookProps, { readonly isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(): { readonly isMissing: boolean } {
    return { isMissing: true };
  }

  override render(): ReactNode {
    return this.state.isMissing ? this.props.otherwise : this.props.children;
  }
}
