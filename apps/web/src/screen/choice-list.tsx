/** The choices as a list, with what each would do: for keys, for ears, and for everybody who likes words. */
import { choiceWords } from '../catalogue/choice-words.ts';
import { citation } from '../catalogue/sentences.ts';
import { useText } from '../settings/settings.ts';
import { diceLeft } from './choices.ts';
import type { Choosing } from './choosing.ts';
import { useSession, useShown } from './session.ts';

export function ChoiceList({ choosing }: { choosing: Choosing }) {
  const text = useText();
  const { showRule } = useSession();
  const room = useShown((shown) => shown.room);
  const { offered, made, outlook } = choosing;
  if (room === null || offered.length === 0) return null;
  const [left] = made.step === null ? [] : diceLeft(room.position?.dice ?? [], made.step);
  return (
    <div className="choosing">
      {outlook.mustUse !== null && made.step === null && (
        <p className="small">
          {outlook.mustUse === 'both' ? text.board.mustUseBoth : text.board.mustUseOne(outlook.mustUse)}{' '}
          <button type="button" className="citation-button" onClick={() => showRule('MU-4')}>
            ({citation(text, room.rules, 'MU-4')})
          </button>
        </p>
      )}
      {left !== undefined && <p role="status">{text.board.left(left)}</p>}
      {(made.step !== null || made.picked !== null) && (
        <button type="button" className="small-button" onClick={choosing.undo}>
          {text.board.back}
        </button>
      )}
      <ol className="choices" aria-label={text.board.choices}>
        {offered.map((choice, nth) => (
          <li key={`${choice.key} ${choice.step?.to} ${choice.step?.kind}`}>
            <button type="button" className="choice" onClick={() => choosing.choose(choice)}>
              <kbd aria-hidden="true">{nth + 1}</kbd>
              <span>{choiceWords(text, room, choice)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
