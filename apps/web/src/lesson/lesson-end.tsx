import { Link, useLocation } from 'wouter';
import { nameOfRules } from '../words/game-words.ts';
import { coloursOfPlayer, ruleSets } from '@ludo/rules';
import { Frame } from '../frame/frame.tsx';
import { optionsFor, playersIn, rememberedPlan, rememberPlan, withRules } from '../setup/plans.ts';
import { useText } from '../words/text.ts';
import { storedGameNote } from '../device/stored-game-note.ts';
import { beginHere } from '../table/local-table.ts';
import { lessonName } from './lesson-name.ts';
import { lessonById } from './lessons.ts';
import type { TableLesson } from './table-lesson.ts';

interface LessonEndProps {
  readonly lesson: TableLesson;
  readonly onRepeat: () => void;
}

export function LessonEnd({ lesson, onRepeat }: LessonEndProps) {
  const text = useText();
  const [, navigate] = useLocation();
  const kept = storedGameNote();
  const next = lesson.next === null ? null : lessonById(lesson.next);
  const game = text.ruleSets[lesson.ruleSet].name;
  /** Preselects these rules on the page where a game is made. */
  const choose = () => {
    const ruleSet = ruleSets.find(({ id }) => id === lesson.ruleSet);
    if (ruleSet === undefined) return;
    const remembered = rememberedPlan();
    const isPlain = lesson.rules === lesson.ruleSet;
    const plan = isPlain ? remembered : withRules(remembered, lesson.rules, remembered.start, '');
    rememberPlan({
      ...plan,
      ruleSet: ruleSet.id,
      seats: ruleSet.seatings.some((seats) => seats === plan.seats) ? plan.seats : lesson.seats,
      options: optionsFor(ruleSet, plan.options),
    });
  };
  const play = () => {
    const board = ruleSets.find(({ id }) => id === lesson.ruleSet)?.board;
    const parties = Array.from({ length: playersIn(lesson.seats) }, (_, nth) => ({
      player: nth + 1,
      name: text.common.several(
        coloursOfPlayer(lesson.seats, nth + 1).map(
          (colour) => text.common.colour[board?.colours[colour]?.name ?? 'black'],
        ),
      ),
      isBot: nth > 0,
    }));
    if (beginHere({ rules: lesson.rules, seats: lesson.seats }, parties).ok) navigate('/here');
  };
  return (
    <Frame title={text.lesson.endTitle}>
      <p>{text.lesson.endLine(game)}</p>
      <nav className="big-choices">
        {kept === null ? (
          <button type="button" className="big-choice big-choice-main" onClick={play}>
            <strong>{text.lesson.playNow}</strong>
            <span>{text.lesson.playNowHint}</span>
          </button>
        ) : (
          <Link className="big-choice big-choice-main" href="/here">
            <strong>{text.first.goOn}</strong>
            <span>{text.first.goOnHint(nameOfRules(text, kept.rules), kept.throws)}</span>
          </Link>
        )}
        {next !== null && (
          <Link className="big-choice" href={`/learn/${next.id}`}>
            <strong>{text.lesson.nextLesson}</strong>
            <span>{lessonName(text, next.id)}</span>
          </Link>
        )}
        <Link className="big-choice" href="/new/here" onClick={choose}>
          <strong>{text.lesson.setUp}</strong>
          <span>{text.lesson.setUpHint}</span>
        </Link>
        <Link className="big-choice" href="/new/friends" onClick={choose}>
          <strong>{text.lesson.setUpFriends}</strong>
          <span>{text.first.friendsHint}</span>
        </Link>
      </nav>
      <p className="row">
        <button type="button" className="button" onClick={onRepeat}>
          {text.lesson.repeat}
        </button>
        <Link className="button" href="/learn">
          {text.lesson.all}
        </Link>
      </p>
    </Frame>
  );
}
