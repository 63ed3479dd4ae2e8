/** How the dice of this table are checked: how many throws, for whom they were made, what that proves and what it does not. */
import { memo, useState } from 'react';
import { wordsOf } from '@ludo/fairness';
import { throwsOf, uncheckedThrows, type DiceChecked } from '../table/dice/checked.ts';
import { useText } from '../words/text.ts';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';
import { useSession, useShown } from '../play/session.ts';

export const FairDice = memo(function FairDice() {
  const text = useText();
  const room = useShown((shown) => shown.view.room);
  const checked = useShown((shown) => shown.view.dice);
  const { fair: words } = text;
  if (room === null) return null;
  if (checked === null)
    return (
      <details className="fair-dice" onToggle={bringUnfoldedIntoSight}>
        <summary>{words.title}</summary>
        <p>{words.onOneScreen}</p>
      </details>
    );
  // Before anybody sits down.
  if (room.fair === null && room.phase === 'gathering') return <p className="fair-cannot">{words.cannot}</p>;
  return (
    <details className="fair-dice" onToggle={bringUnfoldedIntoSight}>
      <summary>{words.title}</summary>
      {room.fair === null ? (
        <p>{words.cannot}</p>
      ) : (
        <>
          {room.phase !== 'gathering' && (
            <Counts checked={checked} all={throwsOf(room)} unchecked={uncheckedThrows(checked, room)} />
          )}
          {uncheckedThrows(checked, room) > 0 && <CheckAll />}
          <p>{words.means}</p>
          <p>{words.meansNot}</p>
          {room.fair.n > 0 && (
            <>
              <p>
                {words.words}: <strong lang="">{wordsOf(room.fair.result).join(' ')}</strong>
              </p>
              <p>{words.wordsHint}</p>
            </>
          )}
        </>
      )}
    </details>
  );
});

/** Throws that fell before this page came. */
function CheckAll() {
  const { fair: words } = useText();
  const { table } = useSession();
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle');
  const { checkLog } = table;
  if (checkLog === null) return null;
  const check = async (): Promise<void> => {
    if (state === 'checking') return;
    setState('checking');
    setState((await checkLog()) ? 'idle' : 'failed');
  };
  return (
    <p className="fair-check">
      <button
        type="button"
        className="button"
        aria-disabled={state === 'checking'}
        onClick={() => void check()}
      >
        {state === 'checking' ? words.checking : words.checkAll}
      </button>
      <span role="status">{state === 'failed' ? words.notRead : ''}</span>
    </p>
  );
}

interface CountsProps {
  readonly checked: DiceChecked;
  readonly all: number;
  readonly unchecked: number;
}

function Counts({ checked, all, unchecked }: CountsProps) {
  const { fair: words } = useText();
  const { right, without, heldBack } = checked;
  const lines: readonly (readonly [string, number])[] = [
    [words.throws, all],
    [words.right, right],
    [words.unchecked, unchecked],
    [words.bot, without.bot],
    [words.clock, without.clock],
    [words.device, without.device],
    [words.heldBack, heldBack],
  ];
  return (
    <dl className="fair-counts">
      {lines.map(
        ([label, amount], nth) =>
          (amount > 0 || nth <= 1) && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
