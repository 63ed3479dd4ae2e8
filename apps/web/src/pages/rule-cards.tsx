/** The cards from which a game is chosen, and the field that finds one by whatever people call it. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { cardsIn, type CardId } from '../cards/cards.ts';
import { findCards } from '../cards/find-cards.ts';
import { cardOf } from '../setup/card-plans.ts';
import type { Plan } from '../setup/plans.ts';
import { nameOfCard } from '../words/game-words.ts';
import { useText } from '../words/text.ts';
import { RuleCard } from './rule-card.tsx';

interface RuleCardsProps {
  readonly plan: Plan;
  readonly onChoose: (card: CardId) => void;
}

export function RuleCards({ plan, onChoose }: RuleCardsProps) {
  const text = useText();
  const [written, write] = useState('');
  const cards = useRef<HTMLFieldSetElement>(null);
  const all = cardsIn(text.code);
  const isAsked = written.trim() !== '';
  const found = isAsked ? findCards(all, written, (card) => [nameOfCard(text, card)]) : [];
  const chosen = cardOf(plan);
  /** What is chosen stays in sight: it is what would be begun. */
  const shown =
    found.length === 0 ? all : [...found, ...all.filter((card) => card === chosen && !found.includes(card))];

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') write('');
    // In a form it would begin the game.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [first] = found;
    if (first === undefined) return;
    onChoose(first);
    cards.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
  };

  return (
    <fieldset className="rule-cards" ref={cards}>
      <legend>{text.setup.rules}</legend>
      <div className="card-search">
        <label>
          <span>{text.setup.search}</span>
          <input
            type="search"
            value={written}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={60}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        <p className="small" role="status">
          {isAsked && (found.length === 0 ? text.setup.noCard : text.setup.cardsFound(found.length))}
        </p>
      </div>
      {shown.map((card) => (
        <RuleCard key={card} card={card} plan={plan} onChoose={() => onChoose(card)} />
      ))}
    </fieldset>
  );
}
