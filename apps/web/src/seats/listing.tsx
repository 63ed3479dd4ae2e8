import { useId, useState } from 'react';
import { useText } from '../words/text.ts';
import { useSession, useShown } from '../play/session.ts';

export function Listing() {
  const text = useText();
  const { act, table } = useSession();
  const isListed = useShown((shown) => shown.view.room?.table.listed === true && !shown.view.room.isClosed);
  const isHost = useShown(
    ({ view }) => view.person !== null && view.room?.host === view.person && !view.room.isClosed,
  );
  const hint = useId();
  /** Shown until the table has it. */
  const [chosen, choose] = useState<boolean | null>(null);
  if (table.kind === 'local' || (!isListed && !isHost)) return null;
  return (
    <section className="listing">
      {isListed && <p className="listing-badge">{text.lobby.badge}</p>}
      {isHost && (
        <label className="switch">
          <input
            type="checkbox"
            checked={chosen ?? isListed}
            aria-describedby={hint}
            onChange={({ target: { checked } }) => {
              choose(checked);
              void act({ do: 'list', listed: checked }).then(() => choose(null));
            }}
          />
          <span>{text.lobby.switch}</span>
        </label>
      )}
      <p id={hint} className="small">
        {isHost ? text.lobby.switchHint : text.lobby.badgeHint}
      </p>
    </section>
  );
}
