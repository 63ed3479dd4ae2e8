/** How many play, and who plays which colours. */
import { coloursOfPlayer, neutralColour, playersAt, teamsOf, type RuleSet } from '@ludo/rules';
import { ShapeSign } from '../drawing/parts.tsx';
import type { Catalogue } from '../words/catalogue.ts';
import { useText } from '../words/text.ts';
import { playerCounts, playersIn, seatingFor } from './plans.ts';

interface SeatingFieldsProps {
  readonly ruleSet: RuleSet;
  readonly seats: string;
  readonly onChange: (seats: string) => void;
}

export function SeatingFields({ ruleSet, seats, onChange }: SeatingFieldsProps) {
  const text = useText();
  const players = playersIn(seats);
  const choosable = ruleSet.seatings.filter((each) => playersIn(each) === players);
  const about = aboutSeating(text, ruleSet, seats);
  return (
    <>
      <fieldset className="segments">
        <legend>{text.setup.howMany}</legend>
        {playerCounts(ruleSet).map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="players"
              checked={players === count}
              onChange={() => onChange(seatingFor(ruleSet, count))}
            />
            <span>{text.setup.playerCount(count)}</span>
          </label>
        ))}
      </fieldset>
      {choosable.length > 1 && (
        <fieldset className="segments seatings">
          <legend>{text.setup.colours}</legend>
          {choosable.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="seats"
                checked={seats === each}
                aria-label={seatingWords(text, ruleSet, each)}
                onChange={() => onChange(each)}
              />
              <span>
                <SeatingSigns ruleSet={ruleSet} seats={each} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {about.length > 0 && (
        <p className="small" role="status">
          {about.join(' ')}
        </p>
      )}
    </>
  );
}

function SeatingSigns({ ruleSet, seats }: { ruleSet: RuleSet; seats: string }) {
  const hasSeveral = hasTwoColours(seats);
  const neutral = neutralColour(seats);
  return (
    <>
      {playersAt(seats).map((player) => (
        <span key={player} className={hasSeveral ? 'seating-player' : ''}>
          {hasSeveral && <b>{player}</b>}
          {coloursOfPlayer(seats, player).map((colour) => (
            <ShapeSign key={colour} name={ruleSet.board.colours[colour]?.name ?? 'black'} />
          ))}
        </span>
      ))}
      {neutral !== null && (
        <span className="seating-neutral">
          <ShapeSign name={ruleSet.board.colours[neutral]?.name ?? 'black'} />
        </span>
      )}
    </>
  );
}

function hasTwoColours(seats: string): boolean {
  return playersAt(seats).some((player) => coloursOfPlayer(seats, player).length > 1);
}

function colourWords(text: Catalogue, ruleSet: RuleSet, colours: readonly number[]): string {
  return text.common.several(
    colours.map((colour) => text.common.colour[ruleSet.board.colours[colour]?.name ?? 'black']),
  );
}

/** "Red and Yellow", or "Player 1: Red and Yellow; player 2: …". */
function seatingWords(text: Catalogue, ruleSet: RuleSet, seats: string): string {
  const words = (colours: readonly number[]) => colourWords(text, ruleSet, colours);
  const each = hasTwoColours(seats)
    ? text.common.semicolons(
        playersAt(seats).map((player) =>
          text.setup.playerWith(player, words(coloursOfPlayer(seats, player))),
        ),
      )
    : words(
        playersAt(seats)
          .flatMap((player) => coloursOfPlayer(seats, player))
          .toSorted((a, b) => a - b),
      );
  const neutral = neutralColour(seats);
  return neutral === null ? each : text.setup.withNeutral(each, words([neutral]));
}

/** Partners, two colours, and what neutral means. */
function aboutSeating(text: Catalogue, ruleSet: RuleSet, seats: string): readonly string[] {
  const words = (colours: readonly number[]) => colourWords(text, ruleSet, colours);
  const [one, other] = teamsOf(ruleSet);
  const neutral = neutralColour(seats);
  return [
    ...(one && other ? [text.setup.partners(words(one), words(other))] : []),
    ...(hasTwoColours(seats) ? [`${seatingWords(text, ruleSet, seats)}.`] : []),
    ...(hasTwoColours(seats) && !ruleSet.inTeams ? [text.setup.eachForItself] : []),
    ...(neutral === null ? [] : [text.setup.neutral(words([neutral]))]),
  ];
}
