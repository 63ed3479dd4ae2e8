import { useEffect, useState } from 'react';
import { isEmpty } from '@ludo/room';
import { takeInvitation } from '../device/arrivals.ts';
import { useText } from '../words/text.ts';
import { Dialog } from '../kit/dialog.tsx';
import { LinkField } from '../kit/link-field.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import { useReachable } from '../kit/reachable.ts';
import { useSession, useShown } from '../play/session.ts';
import { shareText } from '../telling/share-text.ts';

export function Invite() {
  const text = useText();
  const isFull = useShown((shown) => shown.room?.seatList.some(isEmpty) === false);
  return (
    <section className="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{isFull ? text.gathering.inviteToWatch : text.gathering.invite}</h2>
      <InviteWays />
    </section>
  );
}

/** During a game the link is far down the page. */
export function InviteSign() {
  const text = useText();
  const { table } = useSession();
  const isClosed = useShown((shown) => shown.room?.isClosed === true);
  const isGathering = useShown((shown) => shown.room?.phase === 'gathering');
  const room = useShown((shown) => shown.room !== null);
  const [isOpen, open] = useState(false);
  useEffect(() => {
    if (room && takeInvitation(location.pathname) && !isGathering) open(true);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [room]);
  if (table.kind !== 'remote' || isClosed || isGathering) return null;
  return (
    <>
      <button
        type="button"
        className="icon-button open-up-sign"
        aria-label={text.gathering.invite}
        onClick={() => open(true)}
      >
        <PersonPlus />
      </button>
      {isOpen && (
        <Dialog title={text.gathering.invite} close={text.settings.close} onClose={() => open(false)}>
          <div className="invite">
            <InviteWays />
          </div>
        </Dialog>
      )}
    </>
  );
}

export function PersonPlus() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="9" cy="8.500" r="3.500" />
      <path d="M2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M18.500 7.500v6M15.500 10.500h6" />
    </svg>
  );
}

function InviteWays() {
  const text = useText();
  const { table } = useSession();
  const room = useShown((shown) => shown.room);
  const isFull = useShown((shown) => shown.room?.seatList.some(isEmpty) === false);
  const [isQrShown, showQr] = useState(false);
  const { link, reach } = useReachable();
  return (
    <>
      <p>{isFull ? text.gathering.inviteHintFull : text.gathering.inviteHint}</p>
      <LinkField
        link={link}
        reach={reach}
        name={text.gathering.link}
        shareText={room === null ? '' : shareText(text, table.talk?.room ?? null, room)}
      >
        <button type="button" className="button" aria-expanded={isQrShown} onClick={() => showQr(!isQrShown)}>
          {isQrShown ? text.gathering.qrHide : text.gathering.qr}
        </button>
      </LinkField>
      {isQrShown && <QrCode link={link} name={text.gathering.qrName} isAsked />}
    </>
  );
}
