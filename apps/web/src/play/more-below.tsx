/** How many lines of a list lie below what is in sight, in the large button, which hides them. */
import type { RefObject } from 'react';
import type { ColourName } from '@ludo/rules';
import { useText } from '../words/text.ts';
import { useBelow } from './choice-places.ts';

interface MoreBelowProps {
  readonly list: RefObject<HTMLOListElement | null>;
  /** What the list offers. */
  readonly offered: readonly unknown[];
  /** Of the button, which can be pressed; null: it is pale, and cannot. */
  readonly colour: ColourName | null;
}

export function MoreBelow({ list, offered, colour }: MoreBelowProps) {
  const text = useText();
  const { count, bar } = useBelow(list, offered);
  if (count === 0) return null;
  const ready = colour === null ? '' : ` choices-below-ready is-${colour}`;
  return (
    <p className={`choices-below${ready}`} style={{ bottom: bar }} aria-hidden="true">
      <span>{text.board.below(count)}</span>
    </p>
  );
}
