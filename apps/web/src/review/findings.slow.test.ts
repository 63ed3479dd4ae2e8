/** Laws of the findings, on positions of random games of every rule set: they tell what the throws would do. */
import { expect, test } from 'vitest';
import { foldRows, type RoomState } from '@ludo/room';
import {
  applyPlay,
  applyThrow,
  Chance,
  initialPosition,
  parsePosition,
  playerOf,
  printPosition,
  ruleSets,
  survey,
  type Position,
  type RuleSet,
  type Candidate,
} from '@ludo/rules';
import { chancesOf, findingsIn, hitsAbout } from './findings.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const THROWS_A_GAME = 80;
/** Every so many positions one is checked. */
const EVERY = 8;

/** Each rule set on each of its seatings, and with each of its switches on the first. */
const games = ruleSets.flatMap((ruleSet) => {
  const switches = ruleSet.options.filter(({ values }) => values === null).map(({ id }) => `+${id}`);
  return ruleSet.seatings.flatMap((seats, nth) =>
    ['', ...(nth === 0 ? switches : [])].map((option) => ({
      rules: `${ruleSet.id}${option}`,
      seats,
      ruleSet,
    })),
  );
});

/** Every throw, and how often it falls, counting dice separately. */
const throwsOf = ({
  dice,
}: RuleSet): readonly { readonly faces: readonly number[]; readonly often: number }[] =>
  dice === 1
    ? FACES.map((face) => ({ faces: [face], often: 1 }))
    : FACES.flatMap((high) =>
        FACES.filter((low) => low <= high).map((low) => ({
          faces: [high, low],
          often: high === low ? 1 : 2,
        })),
      );

function legalWays(position: Position, faces: readonly number[]): readonly [Position, readonly Candidate[]] {
  const thrown = applyThrow(position, faces);
  if (!thrown.ok) throw new Error(thrown.error.code);
  const { position: after } = thrown.value;
  return [after, legalNow(after)];
}

function legalNow(position: Position): readonly Candidate[] {
  return survey(position).candidates.filter(({ refusal }) => refusal === null);
}

function playOn(position: Position, ways: readonly Candidate[], chance: Chance): Position {
  const way = ways[chance.below(ways.length)];
  if (way === undefined) throw new Error('a throw that no way uses');
  const next = applyPlay(position, way.play);
  if (!next.ok) throw new Error(next.error.code);
  return next.value.position;
}

function played(rules: string, seats: string, ruleSet: RuleSet): readonly Position[] {
  const chance = new Chance(`${rules} ${seats}`);
  const begun = initialPosition(rules, seats);
  if (!begun.ok) throw new Error(begun.error.reason);
  const path: Position[] = [];
  let position = begun.value;
  while (path.length < THROWS_A_GAME && position.colour !== null) {
    path.push(position);
    // Sixes bring pieces onto the board.
    const faces = Array.from({ length: ruleSet.dice }, () => FACES[chance.below(8)] ?? 6);
    const [thrown, ways] = legalWays(position, faces);
    position = playOn(thrown, ways, chance);
    while (position.toCount > 0) position = playOn(position, legalNow(position), chance);
  }
  return path.filter(({ throwsUsed }, nth) => throwsUsed === 0 && nth % EVERY === EVERY - 1);
}

/** The same position with another colour to throw; null if that colour has no turn. */
function turnOf(position: Position, letter: string): Position | null {
  const [rules, seats, pieces, before, dice, notes = ''] = printPosition(position).split(' ');
  // Sixes are counted of a turn (IL-5), and another colour's only begins.
  const kept = before === letter ? notes : notes.replace(/;?s\d$/, '');
  const parsed = parsePosition([rules, seats, pieces, letter, dice, kept === '' ? '-' : kept].join(' '));
  return parsed.ok ? parsed.value : null;
}

function roomOf(rules: string, seats: string): RoomState {
  const room = foldRows(null, [{ s: 1, at: 0, row: { t: 'open', v: 1, rules, seats, host: 'a' } }]);
  if (room === null) throw new Error('no room');
  return room;
}

test.each(games)(
  'law: the share told of a colour is that of the throws with which it may capture: $rules $seats',
  ({ rules, seats, ruleSet }) => {
    const room = roomOf(rules, seats);
    for (const position of played(rules, seats, ruleSet)) {
      const { stands } = findingsIn(room, position);
      for (const { index: by, letter } of ruleSet.board.colours) {
        const other = turnOf(position, letter);
        if (other === null) continue;
        const count = new Map<string, number>();
        for (const { faces, often } of throwsOf(ruleSet)) {
          const events = legalWays(other, faces)[1].flatMap((way) => way.events);
          const hit = events.flatMap((each) =>
            each.type === 'captured' ? [`${each.colour} ${each.from}`] : [],
          );
          for (const key of new Set(hit)) count.set(key, (count.get(key) ?? 0) + often);
        }
        const told = stands.flatMap(({ colour, place, hits }) =>
          chancesOf(hits, 'capture')
            .filter((each) => each.by === by)
            .map(({ share }): [string, number] => [`${colour} ${place}`, share.throws]),
        );
        expect(Object.fromEntries(told), `${printPosition(position)} by ${letter}`).toEqual(
          Object.fromEntries(count),
        );
      }
    }
  },
);

test.each(games)(
  'law: who can hit my pieces is told by both answers alike: $rules $seats',
  ({ rules, seats, ruleSet }) => {
    const room = roomOf(rules, seats);
    for (const position of played(rules, seats, ruleSet)) {
      const findings = findingsIn(room, position);
      for (const player of new Set(ruleSet.board.colours.map(({ index }) => playerOf(position, index)))) {
        const mine = position.pieces.flatMap((_, colour) =>
          player !== null && playerOf(position, colour) === player ? [colour] : [],
        );
        const { suffered } = hitsAbout(findings, mine);
        const onStands = findings.stands
          .filter(({ colour }) => mine.includes(colour))
          .flatMap(({ hits }) => hits);
        expect(new Set(suffered), printPosition(position)).toEqual(new Set(onStands));
      }
    }
  },
);
