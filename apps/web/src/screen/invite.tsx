/** The link to this table: to copy, to share, and as a QR code. */
import { useEffect, useRef, useState } from 'react';
import { gameName } from '../catalogue/sentences.ts';
import { useText } from '../settings/settings.ts';
import { useShown } from './session.ts';

export function Invite() {
  const text = useText();
  const rules = useShown((shown) => shown.room?.rules);
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const [isQrShown, showQr] = useState(false);
  const link = `${location.origin}${location.pathname}`;

  const copy = async () => {
    setNote((await copied(link, field.current)) ? text.gathering.copied : text.gathering.copyByHand);
  };
  const share = async () => {
    try {
      await navigator.share({
        title: text.site.name,
        text: text.gathering.shareText(gameName(text, rules ?? '')),
        url: link,
      });
    } catch {
      // The person closed the share sheet.
    }
  };

  return (
    <section className="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{text.gathering.invite}</h2>
      <p>{text.gathering.inviteHint}</p>
      <input
        ref={field}
        type="text"
        readOnly
        className="invite-link"
        value={link}
        aria-label={text.gathering.link}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <button type="button" className="button" onClick={() => void copy()}>
          {text.gathering.copy}
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" className="button" onClick={() => void share()}>
            {text.gathering.share}
          </button>
        )}
        <button type="button" className="button" aria-expanded={isQrShown} onClick={() => showQr(!isQrShown)}>
          {isQrShown ? text.gathering.qrHide : text.gathering.qr}
        </button>
      </div>
      <p role="status">{note}</p>
      {isQrShown && <QrCode link={link} />}
    </section>
  );
}

/** Copies where the device allows it; else selects the text, which is all that plain http leaves on some. */
async function copied(link: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    field?.focus();
    field?.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

function QrCode({ link }: { link: string }) {
  const text = useText();
  const [dark, setDark] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(({ encode }) => {
      if (isWanted) setDark(encode(link).data);
    });
    return () => {
      isWanted = false;
    };
  }, [link]);
  if (dark === null) return <p>{text.site.loading}</p>;
  const path = dark
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="qr"
      viewBox={`-2 -2 ${dark.length + 4} ${dark.length + 4}`}
      role="img"
      aria-label={text.gathering.qrName}
    >
      <rect x={-2} y={-2} width={dark.length + 4} height={dark.length + 4} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
