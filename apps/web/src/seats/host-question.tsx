/** A question to the host: it takes no focus, covers no board, and goes when it is out of date. */
import { memo, useEffect, useId, useState } from 'react';
import type { Question } from '@ludo/protocol';
import type { RoomState } from '@ludo/room';
import { calledAs, coloursOf, playerIs } from '../telling/sentences.ts';
import { isolated } from '../words/isolated.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { useText } from '../words/text.ts';
import { playSound } from '../sound/sounds.ts';
import { useSession, useShown } from '../play/session.ts';
import { say } from '../kit/voice.ts';

/** Milliseconds without answers: the question may have appeared or moved under a finger. */
const DEAF = 800;

interface HostQuestionProps {
  readonly isBelow: boolean;
}

export const HostQuestion = memo(function HostQuestion({ isBelow }: HostQuestionProps) {
  const first = useShown((shown) => shown.view.questions[0]);
  const room = useShown((shown) => shown.view.room);
  if (first === undefined || room === null) return null;
  return <Asked key={first.n} question={first} room={room} isBelow={isBelow} />;
});

interface AskedProps extends HostQuestionProps {
  readonly question: Question;
  readonly room: RoomState;
}

function Asked({ question, room, isBelow }: AskedProps) {
  const text = useText();
  const { table, refused } = useSession();
  const title = useId();
  const [heardAt, hearAt] = useState<boolean | null>(null);
  const [isSending, send] = useState(false);
  const words = text.asking;
  const sentence = sentenceOf(text, room, question);
  useEffect(() => {
    playSound('talk');
  }, []);
  useEffect(() => {
    const waking = setTimeout(() => hearAt(isBelow), DEAF);
    return () => clearTimeout(waking);
  }, [isBelow]);
  useEffect(() => say(sentence), [sentence]);
  const isReady = heardAt === isBelow && !isSending;
  const answer = (says: 'yes' | 'no') => async () => {
    if (!isReady || table.asking === null) return;
    send(true);
    const told = await table.asking.answer(question.n, says);
    send(false);
    if (!told.ok) refused(told.error ?? { code: 'not-joined', clause: null });
  };
  return (
    <section className="asking" aria-label={words.title} aria-describedby={title}>
      <p id={title}>{sentence}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          aria-disabled={!isReady}
          aria-describedby={title}
          onClick={() => void answer('no')()}
        >
          {question.to === 'end' ? words.endNo : words.sitNo}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={!isReady}
          aria-describedby={title}
          onClick={() => void answer('yes')()}
        >
          {question.to === 'end' ? words.endYes : words.sitYes}
        </button>
      </div>
    </section>
  );
}

function sentenceOf(text: Catalogue, room: RoomState, { to, player, name }: Question): string {
  if (to === 'end') return text.asking.end(playerIs(text, room, player));
  const colours = coloursOf(text, room, player);
  const isNamed = calledAs(text, room, player, name) !== colours;
  return text.asking.sit(colours, isNamed ? isolated(text.code, name) : null);
}
