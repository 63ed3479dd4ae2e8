/** The rules of a game with the variations that the address names. */
import { changedClauses, clausesInForce, ruleSetOf, type RuleSet } from '@ludo/rules';
import { Link } from 'wouter';
import { LabButton } from '../lab/lab-button.tsx';
import { SAILORS_GAMES } from '../words/sailors.ts';
import { Frame } from '../frame/frame.tsx';
import { variationWords } from '../words/game-words.ts';
import { useMessWords, useText } from '../words/text.ts';
import type { Played } from '../lab/trial.ts';
import { ClauseList } from './clause-list.tsx';
import { InShort } from './in-short.tsx';
import { LabelledBoard } from './labelled-board.tsx';
import { RulesDiffering } from './rules-differing.tsx';
import { useBook } from './text.ts';
import { WordList } from './word-list.tsx';
import '../styles/book.css';

export function RulesPage({ rules }: { rules: string }) {
  const book = useBook();
  const found = ruleSetOf(rules);
  if (found.ok) return <Rules ruleSet={found.value} rules={rules} />;
  return (
    <Frame title={book.title}>
      <p>{book.unknown}</p>
      <ToBook />
    </Frame>
  );
}

interface RulesProps {
  readonly ruleSet: RuleSet;
  readonly rules: string;
}

function Rules({ ruleSet, rules }: RulesProps) {
  const text = useText();
  const book = useBook();
  const { id, options } = ruleSet;
  useMessWords(SAILORS_GAMES.includes(id));
  const { special, origin } = text.games[id];
  const [, ...chosen] = rules.split('+');
  const played = (by: string): Played => ({ rules: by, seats: ruleSet.seatings[0] ?? '', start: 'whole' });
  return (
    <Frame title={book.titleOf(text.ruleSets[id].name)}>
      <p>{special}</p>
      <RulesDiffering rules={rules} start="whole" level={2} />
      <p className="not-printed">
        <LabButton
          kind="game"
          what={text.ruleSets[id].name}
          asked={{ own: played(rules), other: chosen.length === 0 ? null : played(id) }}
        />
      </p>
      <InShort ruleSet={id} level={2} />
      <LabelledBoard ruleSet={ruleSet} rules={rules} />
      <section>
        <h3>{book.variations}</h3>
        <p>{options.length > 0 ? book.variationsHint : text.setup.noVariations}</p>
        <dl className="clauses">
          {options.map((option) => (
            <div key={option.id} className="clause">
              <dt>{option.clause}</dt>
              <dd>
                {(option.values ?? [null]).map((value) => {
                  const form = value === null ? option.id : `${option.id}=${value}`;
                  const words = variationWords(text, id, form) ?? form;
                  return (
                    <div key={value} className="option">
                      <p>{words}</p>
                      <LabButton
                        kind="switch"
                        what={words}
                        asked={{ own: played(`${id}+${form}`), other: played(id) }}
                      />
                    </div>
                  );
                })}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="every-rule">
        <h2>{book.everyRule}</h2>
        <p>
          {origin} {book.identifiers}
        </p>
        <ClauseList inForce={clausesInForce(rules)} changed={changedClauses(rules, null)} asked={null} />
      </section>
      {SAILORS_GAMES.includes(id) && <WordList />}
      <ToBook />
    </Frame>
  );
}

function ToBook() {
  const book = useBook();
  return (
    <p className="row not-printed">
      <Link className="button" href="/rules">
        {book.toBook}
      </Link>
      <button type="button" className="button" onClick={() => print()}>
        {book.print}
      </button>
    </p>
  );
}
