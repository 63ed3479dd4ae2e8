import { useState, type FormEvent } from 'react';
import { bring, passIn } from '../device/brought-pass.ts';
import { roomIn } from '../device/room-link.ts';
import { useText } from '../words/text.ts';
import { Dialog } from '../kit/dialog.tsx';
import { useShown } from '../play/session.ts';

export function MovedNotice() {
  const text = useText();
  const isLost = useShown(({ view }) => view.isSeatLost && view.mine.length === 0);
  const isMoved = useShown(
    ({ view }) =>
      view.room !== null &&
      view.person !== null &&
      view.mine.length === 0 &&
      view.room.movedAway.includes(view.person),
  );
  const [isAsking, ask] = useState(false);
  const words = text.moving;
  if (!isLost && !isMoved) return null;
  return (
    <div className="moved" role="status">
      <p>
        <strong>{isMoved ? words.moved : words.lost}</strong> {isMoved ? words.movedHint : words.lostHint}
      </p>
      <button type="button" className="button" onClick={() => ask(true)}>
        {words.back}
      </button>
      {isAsking && <BackDialog onClose={() => ask(false)} />}
    </div>
  );
}

function BackDialog({ onClose }: { onClose: () => void }) {
  const { moving: words, settings } = useText();
  const [link, setLink] = useState('');
  const [isWrong, complain] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const [room, pass] = [roomIn(location.pathname), passIn(link)];
    if (room === null || pass === null || roomIn(link) !== room) return complain(true);
    onClose();
    bring({ room, pass });
  };
  return (
    <Dialog title={words.back} close={settings.close} onClose={onClose}>
      <form className="moving" onSubmit={go}>
        <p>{words.backHow}</p>
        <label>
          <span>{words.backLink}</span>
          <input
            type="text"
            value={link}
            autoComplete="off"
            aria-invalid={isWrong}
            onChange={(event) => {
              setLink(event.target.value);
              complain(false);
            }}
          />
        </label>
        <p className="mistake" role="status">
          {isWrong ? words.notALink : ''}
        </p>
        <button type="submit" className="button">
          {words.backGo}
        </button>
      </form>
    </Dialog>
  );
}
