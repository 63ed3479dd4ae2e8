/** A picture of the board as a file, in the clipboard or sent; what draws it is fetched with the first one. */
import { lazy, Suspense, useState, type ToggleEvent } from 'react';
import type { RoomState } from '@ludo/room';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { useText } from '../words/text.ts';

const PictureButtons = lazy(() => import('./picture-buttons.tsx'));

/** Of the position in `room`; nothing before the first start. */
export function KeepPicture({ room }: { readonly room: RoomState }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (room.position === null) return null;
  return (
    <details
      className="keep-game"
      onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)}
    >
      <summary>{text.boardPicture.title}</summary>
      {isOpen && (
        <ErrorBoundary fallback={<p role="status">{text.lobby.failed}</p>}>
          <Suspense fallback={<p className="small">{text.site.loading}</p>}>
            <PictureButtons room={room} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
