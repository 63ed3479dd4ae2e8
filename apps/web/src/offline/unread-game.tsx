/** A game on this screen that another version of the page has written: it is neither opened nor thrown away. */
import { Link } from 'wouter';
import { Frame } from '../pages/frame.tsx';
import { useText } from '../settings/settings.ts';

export function UnreadGame() {
  const { offline: words } = useText();
  return (
    <Frame title={words.unread}>
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
