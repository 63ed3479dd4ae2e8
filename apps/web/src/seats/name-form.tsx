/** Another name or picture for whoever has a seat already. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { NAME_LENGTH, pictureOf, playersOf, readName, type Picture, type RoomState } from '@ludo/room';
import { remember } from '../device/storage.ts';
import { useSession, useShown } from '../play/session.ts';
import { keepPicture } from '../preferences/own-picture.ts';
import { coloursOf, ownNameAt, ownNameOfPlayer } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { NAME_KEY } from './free-seat.tsx';

interface NameFormProps {
  readonly room: RoomState;
  readonly player: number;
  readonly label: string;
  readonly picture: Picture | null;
  /** An empty field is no mistake: then the colours are the name. */
  readonly mayBeEmpty?: boolean;
  readonly onDone?: () => void;
  readonly children?: ReactNode;
}

export function NameForm(props: NameFormProps) {
  const { room, player, label, picture, mayBeEmpty = false, onDone, children } = props;
  const text = useText();
  const id = useId();
  const { act, table } = useSession();
  const colours = coloursOf(text, room, player);
  const [name, setName] = useState(() => ownNameOfPlayer(room, player) ?? '');
  const [isAsked, ask] = useState(false);
  const isEmpty = name.trim() === '';
  const read = readName(isEmpty && mayBeEmpty ? colours : name);
  const mistake = read.ok || (!isAsked && read.error !== 'name-too-long') ? null : text.refusal[read.error];
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!read.ok) return ask(true);
    const isDone = await act({
      do: 'rename',
      player,
      name: read.value,
      ...(picture === null ? {} : { picture }),
    });
    if (isDone && table.kind === 'remote') {
      if (!isEmpty) remember(NAME_KEY, read.value);
      keepPicture(picture);
    }
    // What was refused is told on the page below.
    onDone?.();
  };
  return (
    <form className="name-form" onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{label}</label>
      <span className="seat-form">
        <input
          id={id}
          type="text"
          value={name}
          placeholder={mayBeEmpty ? colours : undefined}
          maxLength={NAME_LENGTH * 2}
          aria-invalid={mistake !== null}
          autoComplete={table.kind === 'remote' ? 'nickname' : 'off'}
          onChange={(event) => setName(event.target.value)}
        />
        {children === undefined && <SaveButton />}
        <span className="mistake" role="status">
          {mistake}
        </span>
      </span>
      {children}
      {children !== undefined && <SaveButton />}
    </form>
  );
}

function SaveButton() {
  const text = useText();
  return (
    <button type="submit" className="small-button small-button-strong">
      {text.seats.saveName}
    </button>
  );
}

/** Asks for the name of whoever has sat down without one; they may leave it so. */
export function NameAsked() {
  const text = useText();
  const { table } = useSession();
  const room = useShown((shown) => shown.room);
  const person = useShown((shown) => shown.view.person);
  if (room === null || person === null || table.kind !== 'remote' || room.isClosed) return null;
  const [player, ...others] = playersOf(room, person);
  if (player === undefined || others.length > 0 || ownNameAt(room, person) !== null) return null;
  return (
    <NameForm room={room} player={player} label={text.seats.whatName} picture={pictureOf(room, person)} />
  );
}
