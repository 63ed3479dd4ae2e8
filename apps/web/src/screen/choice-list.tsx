/** The choices as a list, with what each would do: for keys, for ears, and for everybody who likes words. */
import { boardOfRoom, effectOf } from '../catalogue/sentences.ts';
import { useText } from '../settings/settings.ts';
import type { Choice } from './choices.ts';
import { useShown } from './session.ts';

interface ChoiceListProps {
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
}

export function ChoiceList({ choices, onChoose }: ChoiceListProps) {
  const text = useText();
  const room = useShown((shown) => shown.room);
  const board = room === null ? null : boardOfRoom(room);
  if (room === null || board === null || choices.length === 0) return null;
  return (
    <ol className="choices" aria-label={text.board.choices}>
      {choices.map((choice, nth) => (
        <li key={choice.key}>
          <button type="button" className="choice" onClick={() => onChoose(choice)}>
            <kbd aria-hidden="true">{nth + 1}</kbd>
            <span>
              {text.board.choice(text.common.place(board, choice.from), effectOf(text, room, choice.events))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
