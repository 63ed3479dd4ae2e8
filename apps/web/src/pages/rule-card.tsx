import type { RuleSet } from '@ludo/rules';
import { BoardPicture } from '../drawing/board-picture.tsx';
import { Emblem } from '../drawing/parts.tsx';
import { LabButton } from '../lab/lab-button.tsx';
import { LessonLink } from '../kit/lesson-offer.tsx';
import { DOT } from '../words/dotted.ts';
import { useText } from '../words/text.ts';
import { MINUTES } from '../setup/minutes.ts';
import { playedBy, playerCounts, type Plan } from '../setup/plans.ts';

interface RuleCardProps {
  readonly ruleSet: RuleSet;
  readonly plan: Plan;
  readonly onChoose: () => void;
}

export function RuleCard({ ruleSet, plan, onChoose }: RuleCardProps) {
  const text = useText();
  const { name } = text.ruleSets[ruleSet.id];
  const { special, origin } = text.games[ruleSet.id];
  const counts = playerCounts(ruleSet);
  const { whole, 'head-start': quick } = MINUTES[ruleSet.id];
  const otherNames = ruleSet.otherNames.flatMap((other) => text.otherNames[other] ?? []);
  const facts = [
    text.setup.board(ruleSet.board.trackLength),
    text.setup.players(counts[0] ?? 2, counts.at(-1) ?? 4),
    text.setup.dice(ruleSet.dice),
  ];
  const isChosen = ruleSet.id === plan.ruleSet;
  const [own, plain] = [playedBy(plan), playedBy({ ...plan, options: {}, start: 'whole' })];
  const isPlain = own.rules === plain.rules && own.start === plain.start;
  const time = `${text.first.gameMinutes(...whole)}${DOT}${text.first.quickMinutes(...quick)}`;
  return (
    <label className={`rule-card game-${ruleSet.id}`}>
      <input
        type="radio"
        name="rules"
        checked={isChosen}
        onChange={onChoose}
        aria-label={name}
        aria-describedby={`about-${ruleSet.id}`}
      />
      <BoardPicture board={ruleSet.board} game={ruleSet.id} />
      <span className="rule-card-name">
        <Emblem game={ruleSet.id} />
        {name}
        <span className="rule-card-tick" aria-hidden="true" />
      </span>
      <span id={`about-${ruleSet.id}`}>
        <span className="facts">
          <span className="facts-of-board">
            {facts.join(DOT)}
            {DOT}
          </span>
          {time}
        </span>
        <span className="special">{special}</span>
        <span className="facts rule-card-more">{origin}</span>
        {otherNames.length > 0 && (
          <span className="facts rule-card-more">
            {' '}
            {text.setup.alsoCalled(text.common.several(otherNames))}
          </span>
        )}
      </span>
      <span className="rule-card-links">
        <LessonLink ruleSet={ruleSet.id} />
        {isChosen && <LabButton kind="game" what={name} asked={{ own, other: isPlain ? null : plain }} />}
      </span>
    </label>
  );
}
