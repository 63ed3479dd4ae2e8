/**
 * What may be announced before a throw, over the button that throws, each with its chance. A finger that was tapping where
 * it has come to lie is ignored by what holds it, as for all that slides there.
 */
import { useRef } from 'react';
import type { PossibleAnnouncement } from '@ludo/rules';
import { bringBoardIntoSight } from '../kit/in-sight.ts';
import { announcementWords } from '../telling/choice-words.ts';
import { boardOfRoom, colourName } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { MoreBelow } from './more-below.tsx';
import { useShown } from './session.ts';

interface AnnouncementListProps {
  readonly announcements: readonly PossibleAnnouncement[];
  readonly onAnnounce: (announcement: PossibleAnnouncement) => void;
  /** The board shows at whom it would be. */
  readonly onAim: (announcement: PossibleAnnouncement | null) => void;
}

export function AnnouncementList({ announcements, onAnnounce, onAim }: AnnouncementListProps) {
  const text = useText();
  const room = useShown((shown) => shown.room);
  const list = useRef<HTMLOListElement>(null);
  if (room === null) return null;
  const [board, colour] = [boardOfRoom(room), room.position?.colour ?? null];
  const press = (announcement: PossibleAnnouncement) => {
    bringBoardIntoSight();
    onAnnounce(announcement);
  };
  return (
    <div className="choosing">
      <p className="small announcing">{text.board.announce}</p>
      <ol ref={list} className="choices" aria-label={text.board.announce}>
        {announcements.map((announcement, nth) => (
          <li key={announcement.text}>
            <button
              type="button"
              className="choice"
              onClick={() => press(announcement)}
              onFocus={({ target }) => target.matches(':focus-visible') && onAim(announcement)}
              onBlur={() => onAim(null)}
              // Not `onPointerEnter`: the list may appear under a resting pointer.
              onPointerMove={() => onAim(announcement)}
              onPointerLeave={() => onAim(null)}
            >
              <kbd aria-hidden="true">{nth + 1}</kbd>
              <span>{announcementWords(text, room, announcement)}</span>
            </button>
          </li>
        ))}
      </ol>
      <MoreBelow
        list={list}
        offered={announcements}
        colour={board === null || colour === null ? null : colourName(board, colour)}
      />
    </div>
  );
}
