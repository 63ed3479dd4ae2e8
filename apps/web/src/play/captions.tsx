import { memo } from 'react';
import { ShapeSign } from '../drawing/parts.tsx';
import { boardOfRoom, colourName } from '../telling/sentences.ts';
import { captionsOf } from '../telling/captions.ts';
import { useText } from '../words/text.ts';
import type { Caption } from '../stage/stage.ts';
import { useShown } from './session.ts';

const SHOWN = 24;

function colourOf(caption: Caption): number | null {
  for (const event of caption.events) {
    if ('colour' in event) return event.colour;
  }
  return null;
}

const CaptionLine = memo(function CaptionLine({ caption }: { caption: Caption }) {
  const text = useText();
  const person = useShown((shown) => shown.view.person);
  const board = boardOfRoom(caption.room);
  const colour = colourOf(caption);
  const sentences = captionsOf(text, caption.room, caption.events, person);
  return (
    <li>
      {board !== null && colour !== null && <ShapeSign name={colourName(board, colour)} />}
      <span>{sentences.join(' ')}</span>
    </li>
  );
});

export function Captions() {
  const text = useText();
  const captions = useShown((shown) => shown.captions);
  if (captions.length === 0) return null;
  return (
    <section className="captions" aria-labelledby="captions-title">
      <h2 id="captions-title">{text.captions.title}</h2>
      <div
        className="captions-view"
        role="log"
        // The voice of the table reads it out.
        aria-live="off"
        aria-labelledby="captions-title"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ol>
          {captions.slice(-SHOWN).map((caption) => (
            <CaptionLine key={caption.seq} caption={caption} />
          ))}
        </ol>
      </div>
    </section>
  );
}
