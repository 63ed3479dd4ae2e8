/** For a seat of one's own, before, during and between games. */
import { useState } from 'react';
import { pictureOf, type RoomState } from '@ludo/room';
import { Dialog } from '../kit/dialog.tsx';
import { useSession, useShown } from '../play/session.ts';
import { coloursOf } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { NameForm } from './name-form.tsx';
import { PictureChoice } from './picture-field.tsx';

interface RenameDialogProps {
  readonly room: RoomState;
  readonly player: number;
  readonly onClose: () => void;
}

export function RenameDialog({ room, player, onClose }: RenameDialogProps) {
  const text = useText();
  const isRemote = useSession().table.kind === 'remote';
  const person = useShown((shown) => shown.view.person);
  const [picture, choose] = useState(() => (person === null ? null : pictureOf(room, person)));
  return (
    <Dialog
      title={isRemote ? text.seats.rename : text.seats.renameHere}
      close={text.settings.close}
      onClose={onClose}
    >
      <NameForm
        room={room}
        player={player}
        label={isRemote ? text.setup.yourName : text.seats.name(coloursOf(text, room, player))}
        picture={picture}
        mayBeEmpty
        onDone={onClose}
      >
        {isRemote ? <PictureChoice isOpen chosen={picture} onChoose={choose} /> : null}
      </NameForm>
    </Dialog>
  );
}
