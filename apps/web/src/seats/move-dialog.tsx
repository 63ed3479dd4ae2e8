/** Moves one's seats to another device, by a QR code or link that works once. */
import { useCallback, useEffect, useState } from 'react';
import type { WireRefusal } from '@ludo/protocol';
import { linkWithPass } from '../device/brought-pass.ts';
import { useText } from '../words/text.ts';
import { Dialog } from '../kit/dialog.tsx';
import { LinkField } from '../kit/link-field.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import { useReachable } from '../kit/reachable.ts';
import { useSession, useShown } from '../play/session.ts';

type Asked =
  | { readonly state: 'asking' }
  | { readonly state: 'given'; readonly pass: string; readonly until: number }
  | { readonly state: 'refused'; readonly refusal: WireRefusal | null };

export function MoveDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { moving } = useSession().table;
  const { link, reach } = useReachable();
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  const ask = useCallback(async () => {
    setAsked({ state: 'asking' });
    const answer = await moving?.ask();
    if (answer === undefined) return;
    setAsked(answer.ok ? { state: 'given', ...answer.value } : { state: 'refused', refusal: answer.error });
  }, [moving]);
  useEffect(() => void ask(), [ask]);
  const left = useTimeLeft(asked.state === 'given' ? asked.until : null);
  const words = text.moving;
  const isOver = asked.state === 'given' && left <= 0;
  const again = (
    <button type="button" className="button" onClick={() => void ask()}>
      {words.anew}
    </button>
  );
  return (
    <Dialog title={words.title} close={text.settings.close} onClose={onClose}>
      <div className="moving">
        <p>{words.what}</p>
        {asked.state === 'asking' && <p role="status">{text.site.loading}</p>}
        {asked.state === 'refused' && (
          <>
            <p role="alert">
              {asked.refusal === null ? text.connection.unreachable : text.refusal[asked.refusal.code]}
            </p>
            {again}
          </>
        )}
        {isOver && (
          <>
            <p role="alert">{words.over}</p>
            {again}
          </>
        )}
        {asked.state === 'given' && !isOver && (
          <>
            <QrCode link={linkWithPass(link, asked.pass)} name={words.qrName} />
            <p className="moving-left" role="timer">
              {words.left(Math.ceil(left / 1000))}
            </p>
            <p className="small">{words.secret}</p>
            <LinkField
              link={linkWithPass(link, asked.pass)}
              reach={reach}
              name={words.link}
              shareText={null}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function useTimeLeft(until: number | null): number {
  const skew = useShown(({ view }) => view.skew);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [until]);
  return until === null ? 0 : until - (now + skew);
}
