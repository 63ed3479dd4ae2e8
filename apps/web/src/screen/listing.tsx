/** Whether strangers find this table: told to everybody, changed by the host. */
import { useId } from 'react';
import { useText } from '../settings/settings.ts';
import { useSession, useShown } from './session.ts';

export function Listing() {
  const text = useText();
  const { act, table } = useSession();
  const isListed = useShown((shown) => shown.view.room?.table.listed === true);
  const isHost = useShown(({ view }) => view.person !== null && view.room?.host === view.person);
  const hint = useId();
  if (table.kind === 'local' || (!isListed && !isHost)) return null;
  return (
    <section className="listing">
      {isListed && <p className="listing-badge">{text.lobby.badge}</p>}
      {isHost && (
        <label className="switch">
          <input
            type="checkbox"
            checked={isListed}
            aria-describedby={hint}
            onChange={(event) => void act({ do: 'list', listed: event.target.checked })}
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
