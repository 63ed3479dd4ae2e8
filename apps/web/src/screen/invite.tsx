/** The link to this table: to copy, to share, and as a QR code. */
import { useState } from 'react';
import { gameName } from '../catalogue/sentences.ts';
import { useText } from '../settings/settings.ts';
import { LinkField } from './link-field.tsx';
import { QrCode } from './qr-code.tsx';
import { useReachable } from './reachable.ts';
import { useShown } from './session.ts';

export function Invite() {
  const text = useText();
  const rules = useShown((shown) => shown.room?.rules);
  const [isQrShown, showQr] = useState(false);
  const { link, reach } = useReachable();
  return (
    <section className="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{text.gathering.invite}</h2>
      <p>{text.gathering.inviteHint}</p>
      <LinkField
        link={link}
        reach={reach}
        name={text.gathering.link}
        shareText={text.gathering.shareText(gameName(text, rules ?? ''))}
      >
        <button type="button" className="button" aria-expanded={isQrShown} onClick={() => showQr(!isQrShown)}>
          {isQrShown ? text.gathering.qrHide : text.gathering.qr}
        </button>
      </LinkField>
      {isQrShown && <QrCode link={link} name={text.gathering.qrName} />}
    </section>
  );
}
