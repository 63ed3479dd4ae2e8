/** Offers a lesson at the first game of a rule set on this device. */
import { useState } from 'react';
import { nameOfGame } from '../words/game-words.ts';
import { Link } from 'wouter';
import { useText } from '../words/text.ts';
import './lesson-offer.css';
import { noteLesson, recallLesson } from './lesson-memory.ts';

interface LessonOfferProps {
  /** Of the table; the rule set's identifier is also the name of the first lesson about it. */
  readonly rules: string;
  /** In another tab, so that nobody leaves a seat. */
  readonly isBeside?: boolean;
}

export function LessonOffer({ rules, isBeside = false }: LessonOfferProps) {
  const text = useText();
  const ruleSet = gameOf(rules);
  const [declined, setDeclined] = useState<string | null>(null);
  const memory = recallLesson(ruleSet);
  if (declined === ruleSet || memory?.state === 'taken' || memory?.state === 'declined') return null;
  const decline = () => {
    noteLesson(ruleSet, { state: 'declined' });
    setDeclined(ruleSet);
  };
  return (
    <section className="lesson-offer" aria-label={text.lesson.offer}>
      <p>
        {memory === null ? text.lesson.first : text.lesson.leftOffer}
        {isBeside && <span className="facts"> {text.lesson.inNewTab}</span>}
      </p>
      <div className="row">
        <ToLesson className="button" rules={rules} isBeside={isBeside}>
          {memory === null ? text.lesson.take : text.lesson.goOnWith}
        </ToLesson>
        <button type="button" className="button" onClick={decline}>
          {text.lesson.decline}
        </button>
      </div>
    </section>
  );
}

export function LessonLink({ rules, isBeside = false }: LessonOfferProps) {
  const text = useText();
  return (
    <ToLesson className="lesson-link" rules={rules} isBeside={isBeside}>
      {text.lesson.learnThis(nameOfGame(text, gameOf(rules)))}
    </ToLesson>
  );
}

interface ToLessonProps extends LessonOfferProps {
  readonly className: string;
  readonly children: string;
}

const gameOf = (rules: string): string => rules.split('+')[0] ?? '';

/** A table with switches has a lesson of its own. */
function lessonAddress(rules: string): string {
  const game = gameOf(rules);
  return rules === game ? `/learn/${game}` : `/learn/${game}?rules=${encodeURIComponent(rules)}`;
}

function ToLesson({ rules, isBeside, className, children }: ToLessonProps) {
  const href = lessonAddress(rules);
  return isBeside === true ? (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <Link className={className} href={href}>
      {children}
    </Link>
  );
}
