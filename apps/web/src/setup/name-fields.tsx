import { coloursOfPlayer } from '@ludo/rules';
import type { Board } from '@ludo/rules';
import { named } from '../words/named.ts';
import { ShapeSign } from '../drawing/parts.tsx';
import { useText } from '../words/text.ts';
import { playersIn } from './plans.ts';

interface NameFieldsProps {
  readonly board: Board;
  readonly seats: string;
  readonly names: readonly (string | null)[];
  readonly onChange: (names: readonly (string | null)[]) => void;
  readonly bots: readonly boolean[];
  readonly onBots: (bots: readonly boolean[]) => void;
}

export function NameFields({ board, seats, names, onChange, bots, onBots }: NameFieldsProps) {
  const text = useText();
  return (
    <div className="name-fields">
      {Array.from({ length: playersIn(seats) }, (_, nth) => {
        const colours = coloursOfPlayer(seats, nth + 1);
        const [first = 0] = colours;
        const words = text.common.several(
          colours.map((colour) => text.common.colour[board.colours[colour]?.name ?? 'black']),
        );
        return (
          <div key={first} className="name-field">
            {colours.map((colour) => (
              <ShapeSign key={colour} name={board.colours[colour]?.name ?? 'black'} />
            ))}
            <input
              type="text"
              value={bots[first] === true ? text.seats.botName(words) : (names[first] ?? '')}
              disabled={bots[first] === true}
              placeholder={words}
              autoComplete="off"
              aria-label={text.setup.nameOf(words)}
              onChange={(event) =>
                onChange(names.map((name, colour) => (colour === first ? event.target.value : name)))
              }
            />
            <label className="switch">
              <input
                type="checkbox"
                checked={bots[first] === true}
                aria-label={named(text.seats.setBot, text.seats.setBotOn(words))}
                onChange={(event) =>
                  onBots(bots.map((isBot, colour) => (colour === first ? event.target.checked : isBot)))
                }
              />
              <span aria-hidden="true">{text.seats.setBot}</span>
            </label>
          </div>
        );
      })}
    </div>
  );
}
