/** How others come to the table: its link, to be scanned or written. */
import { QrCode } from '../kit/qr-code.tsx';
import { useReachable } from '../kit/reachable.ts';
import { useSession, useShown } from '../play/session.ts';
import { useText } from '../words/text.ts';

export function Join() {
  const text = useText();
  const room = useSession().table.television?.room ?? '';
  const isClosed = useShown((shown) => shown.room?.isClosed === true);
  const { link, reach } = useReachable(`/table/${room}`);
  if (isClosed || reach === 'here') return null;
  return (
    <aside className="television-join" aria-label={text.television.join}>
      <QrCode link={link} name={text.television.joinName} />
      <p>
        <strong>{text.television.join}</strong>
        <bdi dir="ltr">{link.slice(0, -room.length).replace(/^https?:\/\//, '')}</bdi>
        <bdi dir="ltr" className="television-room">
          {room}
        </bdi>
      </p>
    </aside>
  );
}
