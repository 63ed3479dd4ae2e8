/** A seat that can be taken: a name, and who else may play there. */
import { useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { maySetBot, NAME_LENGTH, readName, type RoomState, type Seat } from '@ludo/room';
import { recall, remember } from '../device/storage.ts';
import { useSession, useShown } from '../play/session.ts';
import { ownPicture } from '../preferences/own-picture.ts';
import { coloursOf, ownNameAt } from '../telling/sentences.ts';
import { isolated } from '../words/isolated.ts';
import { named } from '../words/named.ts';
import { useText } from '../words/text.ts';
import { aimedSeat, nextSeat } from './aimed-seat.ts';

export const NAME_KEY = 'name';

interface FreeSeatProps {
  readonly seat: Seat;
  readonly room: RoomState;
}

/** Its holder may have left the game. */
export function FreeSeat({ seat, room }: FreeSeatProps) {
  const text = useText();
  const { act } = useSession();
  const mine = useShown((shown) => shown.view.mine.length);
  const person = useShown((shown) => shown.view.person);
  const colours = coloursOf(text, room, seat.player);
  const mayBot = seat.state !== 'bot' && person !== null && maySetBot(room, seat, person);
  const isNext = nextSeat(room, useStore(aimedSeat)) === seat;
  const [kept] = useState(() => (mine === 0 ? (recall(NAME_KEY) ?? '') : ''));
  const [written, write] = useState<string | null>(null);
  const [isAsked, ask] = useState(false);
  const unnamed = (person === null ? null : ownNameAt(room, person)) ?? colours;
  // One's name stands at one seat only, and is one's name at all.
  const name = written ?? (mine === 0 ? kept : '');
  const words = name.trim() === '' ? unnamed : name;
  const taking = mine === 0 ? text.seats.takeShort : text.seats.takeAlso;
  const wanted = mine === 0 ? text.setup.yourName : unnamed;
  const read = readName(words);
  const mistake = read.ok || (!isAsked && read.error !== 'name-too-long') ? null : text.refusal[read.error];
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    if (!read.ok) return ask(true);
    const picture = ownPicture();
    const isSeated = await act({
      do: 'sit',
      player: seat.player,
      name: words,
      ...(picture === null ? {} : { picture }),
    });
    if (isSeated && words !== unnamed) remember(NAME_KEY, words);
  };
  return (
    <form data-player={seat.player} className="seat-form" onSubmit={(event) => void sit(event)}>
      <input
        type="text"
        value={written ?? (isNext && mine === 0 ? kept : '')}
        placeholder={wanted}
        size={wanted.length}
        maxLength={NAME_LENGTH * 2}
        aria-invalid={mistake !== null}
        autoComplete="nickname"
        aria-label={text.seats.name(colours)}
        onChange={(event) => write(event.target.value)}
        onFocus={() => aimedSeat.setState(seat.player, true)}
      />
      <button
        type="submit"
        className={mine === 0 ? 'small-button small-button-strong' : 'small-button'}
        aria-label={named(taking, text.seats.take(colours))}
      >
        {taking}
      </button>
      {mayBot && (
        <button
          type="button"
          className="small-button"
          aria-label={named(text.seats.setBot, text.seats.setBotOn(colours))}
          onClick={() => void act({ do: 'bot', player: seat.player, level: 'sensible' })}
        >
          {text.seats.setBot}
        </button>
      )}
      <p className="mistake" role="status">
        {mistake}
      </p>
      {seat.state === 'given-up' && (
        <p className="small">{text.seats.gaveUp(isolated(text.code, seat.name))}</p>
      )}
    </form>
  );
}
