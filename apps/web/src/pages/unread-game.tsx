/** A game that another version of the page has written is neither opened nor deleted. */
import { Link } from 'wouter';
import { Frame } from '../frame/frame.tsx';
import { useText } from '../words/text.ts';

export function UnreadGame() {
  const { offline: words } = useText();
  return (
    <Frame>
      {/* Too long for the bar of a phone. */}
      <h2>{words.unread}</h2>
      <p role="alert">{words.unreadHint}</p>
      <p className="row">
        <button type="button" className="button button-strong" onClick={() => location.reload()}>
          {words.asideBack}
        </button>
        <Link className="button" href="/new/here">
          {words.beginOther}
        </Link>
      </p>
    </Frame>
  );
}
