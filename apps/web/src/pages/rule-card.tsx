import { BoardPicture } from '../drawing/board-picture.tsx';
import { Emblem } from '../drawing/parts.tsx';
import { LabButton } from '../lab/lab-button.tsx';
import { LessonLink } from '../kit/lesson-offer.tsx';
import { DOT } from '../words/dotted.ts';
import { useText } from '../words/text.ts';
import { MINUTES } from '../setup/minutes.ts';
import { rulesOfCard, type CardId } from '../cards/cards.ts';
import { cardOf } from '../setup/card-plans.ts';
import { playedBy, playerCounts, ruleSetById, withRules, type Plan } from '../setup/plans.ts';
import { nameOfCard, specialOfCard } from '../words/game-words.ts';

interface RuleCardProps {
  readonly card: CardId;
  readonly plan: Plan;
  readonly onChoose: () => void;
}

export function RuleCard({ card, plan, onChoose }: RuleCardProps) {
  const text = useText();
  const asSaid = withRules(plan, rulesOfCard(card), 'whole', '');
  const ruleSet = ruleSetById(asSaid.ruleSet);
  if (ruleSet === null) return null;
  const name = nameOfCard(text, card);
  const { origin } = text.games[ruleSet.id];
  const counts = playerCounts(ruleSet);
  const { whole, 'head-start': quick } = MINUTES[card];
  const isVariant = card !== ruleSet.id;
  const otherNames = isVariant ? [] : ruleSet.otherNames.flatMap((other) => text.otherNames[other] ?? []);
  const facts = [
    text.setup.board(ruleSet.board.trackLength),
    text.setup.players(counts[0] ?? 2, counts.at(-1) ?? 4),
    text.setup.dice(ruleSet.dice),
  ];
  const isChosen = card === cardOf(plan);
  const [own, plain] = [playedBy(plan), playedBy(asSaid)];
  const isPlain = own.rules === plain.rules && own.start === plain.start;
  const time = [
    text.first.gameMinutes(...whole),
    ...(quick === undefined ? [] : [text.first.quickMinutes(...quick)]),
  ].join(DOT);
  return (
    <label className={`rule-card game-${ruleSet.id}`}>
      <input
        type="radio"
        name="rules"
        checked={isChosen}
        onChange={onChoose}
        aria-label={name}
        aria-describedby={`about-${card}`}
      />
      <BoardPicture board={ruleSet.board} game={ruleSet.id} />
      <span className="rule-card-name">
        <Emblem game={ruleSet.id} />
        {name}
        <span className="rule-card-tick" aria-hidden="true" />
      </span>
      <span id={`about-${card}`}>
        <span className="facts">
          <span className="facts-of-board">
            {facts.join(DOT)}
            {DOT}
          </span>
          {time}
        </span>
        <span className="special">{specialOfCard(text, card)}</span>
        <span className="facts rule-card-more">{origin}</span>
        {otherNames.length > 0 && (
          <span className="facts rule-card-more">
            {' '}
            {text.setup.alsoCalled(text.common.several(otherNames))}
          </span>
        )}
      </span>
      <span className="rule-card-links">
        <LessonLink rules={isChosen ? own.rules : plain.rules} />
        {isChosen && <LabButton kind="game" what={name} asked={{ own, other: isPlain ? null : plain }} />}
      </span>
    </label>
  );
}
