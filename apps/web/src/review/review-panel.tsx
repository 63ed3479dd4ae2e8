/** Shown until it is closed, and read out once. */
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { bringOpenedIntoSight } from '../kit/in-sight.ts';
import type { ReviewWords } from '../words/catalogue.ts';
import { loadReviewWords } from '../words/review-words.ts';
import { useMess, useText, useWords } from '../words/text.ts';
import type { Choosing } from '../play/choosing.ts';
import { COMMANDS, QUESTIONS, type Question } from '../kit/commands.ts';
import { useMine, useShown } from '../play/session.ts';
import { say } from '../kit/voice.ts';
import {
  myPieces,
  nowLines,
  turnsIn,
  whoHitsWhom,
  wholePosition,
  type Answer,
  type ReviewQuestion,
} from './lines.ts';
import { PositionTable } from './position-table.tsx';

export interface ReviewProps {
  readonly question: Question;
  /** Rises with each question, so that a repeated one is answered again. */
  readonly nth: number;
  readonly back: number;
  readonly choosing: Choosing;
  readonly onAsk: (question: Question, isOn?: boolean) => void;
  readonly onClose: () => void;
  readonly onKey: (key: string) => boolean;
}

function useReviewWords(): ReviewWords | null {
  const language = useWords(({ first }) => first.code);
  const [words, setWords] = useState<ReviewWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadReviewWords(language).then(
      (fetched) => {
        if (isWanted) setWords(fetched);
      },
      () => undefined, // Without a network the previous words stay.
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  const mess = useMess();
  return useMemo(() => words && (mess?.review(words) ?? words), [mess, words]);
}

export default function ReviewPanel(props: ReviewProps) {
  const words = useReviewWords();
  const text = useText();
  const room = useShown((shown) => shown.room);
  const mine = useMine();
  const person = useShown((shown) => shown.view.person);
  const captions = useShown((shown) => shown.captions);
  const { question, nth, back, choosing } = props;
  const position = room?.position ?? null;
  const asked = useMemo<ReviewQuestion | null>(
    () =>
      words === null || room === null || position === null
        ? null
        : { text, words, room, position, mine, person },
    [text, words, room, position, mine, person],
  );
  const answers = useMemo(() => {
    if (asked === null) return null;
    switch (question) {
      case 'mine':
        return myPieces(asked);
      case 'threats':
        return whoHitsWhom(asked);
      case 'all':
        return wholePosition(asked);
      case 'last':
        return lastTurn(asked, turnsIn(text, captions, person), back);
      case 'now':
        return nowLines(asked, choosing.offered, choosing.numbers);
    }
  }, [asked, question, captions, back, choosing.offered, choosing.numbers, text, person]);
  useTold(answers, nth);
  if (asked === null || answers === null) return null;
  return (
    <section ref={bringOpenedIntoSight} className="review" aria-label={asked.words.title}>
      <div className="review-head">
        <h2>{asked.words.title}</h2>
        <button type="button" className="small-button" onClick={props.onClose}>
          {asked.words.close}
        </button>
      </div>
      <div className="review-questions">
        {QUESTIONS.map((each) => (
          <button
            key={each}
            type="button"
            className="small-button"
            aria-pressed={each === question}
            aria-keyshortcuts={COMMANDS.find(({ id }) => id === each)
              ?.keys.join(' ')
              .toUpperCase()}
            onClick={() => props.onAsk(each)}
          >
            {asked.words.questions[each]}
          </button>
        ))}
      </div>
      {question === 'last' && (
        <div className="review-questions">
          <button type="button" className="small-button" onClick={() => props.onAsk('last')}>
            {asked.words.earlier}
          </button>
          <button type="button" className="small-button" onClick={() => props.onAsk('last', true)}>
            {asked.words.later}
          </button>
        </div>
      )}
      {question === 'all' ? <PositionTable asked={asked} /> : <Answers answers={answers} />}
      <TypedKey words={asked.words} onKey={props.onKey} />
    </section>
  );
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  return answers.map(({ heading, lines }, at) => (
    <div key={heading ?? at} className="review-answer">
      {heading !== null && <h3>{heading}</h3>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  ));
}

/** Once for each question, not again when the game goes on. */
function useTold(answers: readonly Answer[] | null, nth: number): void {
  const told = useRef(-1);
  useEffect(() => {
    if (answers === null || told.current === nth) return;
    told.current = nth;
    say(...answers.flatMap(({ heading, lines }) => [heading ?? '', ...lines]));
  }, [answers, nth]);
}

function lastTurn(
  { words }: ReviewQuestion,
  turns: readonly (readonly string[])[],
  back: number,
): readonly Answer[] {
  if (turns.length === 0) return [{ heading: null, lines: [words.nothingYet] }];
  if (back < 0) return [{ heading: null, lines: [words.noLater, ...(turns.at(-1) ?? [])] }];
  const turn = turns.at(-1 - back);
  return [{ heading: null, lines: turn ?? [words.noEarlier, ...(turns[0] ?? [])] }];
}

/** Screen readers that use letters for themselves pass on those typed in a field. */
function TypedKey({ words, onKey }: { words: ReviewWords; onKey: (key: string) => boolean }) {
  const [typed, type] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    const key = typed.trim();
    type('');
    if (!onKey(key === '' ? 'Enter' : key)) say(words.unknown);
  };
  return (
    <form className="review-typing" onSubmit={go}>
      <label>
        <span>{words.typing}</span>
        <input
          type="text"
          value={typed}
          maxLength={2}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby="review-typing-hint"
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <button type="submit" className="small-button">
        {words.do}
      </button>
      <p id="review-typing-hint" className="small">
        {words.typingHint}
      </p>
    </form>
  );
}
