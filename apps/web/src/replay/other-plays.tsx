/** What else could have been done with a throw, and why not more. */
import { useMemo, useState } from 'react';
import { squareNameOf } from '@ludo/rules';
import { captionsOf } from '../telling/captions.ts';
import { boardOfRoom, colourName, reasonOf } from '../telling/sentences.ts';
import { useSession } from '../play/session.ts';
import { useText } from '../words/text.ts';
import { useAt } from './looking.ts';
import { consideredAt, type Considered } from './others.ts';
import { useReplay } from './replay-context.ts';

/** Plays that are shown at first. */
const FEW = 8;

export function OtherPlays() {
  const { table, words } = useReplay();
  const at = useAt();
  const asked = useMemo(() => consideredAt(table.moments, at), [table, at]);
  return asked === null ? <p className="small">{words.others.toThrow}</p> : <Plays key={at} asked={asked} />;
}

function Plays({ asked }: { readonly asked: Considered }) {
  const { words, table } = useReplay();
  const text = useText();
  const { showRule } = useSession();
  const { person } = table.view();
  const { room, played, possible, stuck } = asked;
  const [isWhole, setWhole] = useState(false);
  const board = boardOfRoom(room);
  const others = possible.filter((candidate) => candidate.text !== played);
  const own = possible.find((candidate) => candidate.text === played);
  const shown = isWhole ? others : others.slice(0, FEW);
  const sentence = (events: (typeof possible)[number]['events']): string =>
    captionsOf(
      text,
      room,
      events.filter(({ type }) => type !== 'turn' && type !== 'throws-again'),
      person,
    ).join(' ');

  function heading(): string {
    if (possible.length === 0) return words.others.unusable;
    if (others.length === 0) return words.others.none;
    return played === null ? words.others.open(others.length) : words.others.possible(others.length);
  }

  return (
    <div className="replay-others">
      {own !== undefined && (
        <>
          <h3>{words.others.played}</h3>
          <ul>
            <Play sentence={sentence(own.events)} notation={own.text} />
          </ul>
        </>
      )}
      <h3>{heading()}</h3>
      {shown.length > 0 && (
        <ul>
          {shown.map((candidate) => (
            <Play key={candidate.text} sentence={sentence(candidate.events)} notation={candidate.text} />
          ))}
        </ul>
      )}
      {shown.length < others.length && (
        <button type="button" className="small-button" onClick={() => setWhole(true)}>
          {words.others.all(others.length)}
        </button>
      )}
      {stuck.length > 0 && board !== null && (
        <>
          <h3>{words.others.not}</h3>
          <ul>
            {stuck.map(({ colour, place, count, refusal }) => {
              const { sentence: reason, clause } = reasonOf(text, room, refusal, colour);
              const piece = text.board.piece(
                text.common.colour[colourName(board, colour)],
                count,
                text.common.standing(squareNameOf(board, colour, place)),
              );
              return (
                <li key={`${colour} ${place}`}>
                  {piece}: {reason}{' '}
                  {clause !== null && (
                    <button type="button" className="rule-link" onClick={() => showRule(clause)}>
                      {clause}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

function Play({ sentence, notation }: { readonly sentence: string; readonly notation: string }) {
  return (
    <li>
      {sentence}{' '}
      <bdi className="notation" dir="ltr">
        {notation}
      </bdi>
    </li>
  );
}
