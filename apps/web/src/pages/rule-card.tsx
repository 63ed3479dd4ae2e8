import type { RuleSet } from '@ludo/rules';
import { BoardPicture } from '../drawing/board-picture.tsx';
import { Emblem } from '../drawing/parts.tsx';
import { LessonLink } from '../kit/lesson-offer.tsx';
import { DOT } from '../words/dotted.ts';
import { useText } from '../words/text.ts';
import { MINUTES } from '../setup/minutes.ts';
import { playerCounts } from '../setup/plans.ts';

interface RuleCardProps {
  readonly ruleSet: RuleSet;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function RuleCard({ ruleSet, isChosen, onChoose }: RuleCardProps) {
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
      <LessonLink ruleSet={ruleSet.id} />
    </label>
  );
}
