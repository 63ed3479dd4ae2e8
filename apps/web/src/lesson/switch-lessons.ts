/** What a table's switches of Uckers add to its lesson, each where it first matters. The learner is Red. */
import type { RuleSetId } from '@ludo/rules';
import { announcing, finding, playing, throwing, type LessonStep, type SwitchStep } from './lesson.ts';

const IN_BASE = 'b.b.b.b';

/** Places on Red's way that are others on another board. */
interface Places {
  /** The first square of Red's home column, and the place of Green's piece just before that column. */
  readonly column: number;
  readonly greenAtFoot: number;
  /** Just before Green's home column, and Green's place on its third square. */
  readonly foot: number;
  readonly greenUp: number;
  /** Two squares behind Green's place 2, and Green's place four squares before Red's 20. */
  readonly behind: number;
  readonly greenAhead: number;
}

const LONG: Places = { column: 67, greenAtFoot: 49, foot: 15, greenUp: 69, behind: 18, greenAhead: 7 };
const SHORT: Places = { column: 51, greenAtFoot: 37, foot: 11, greenUp: 53, behind: 14, greenAhead: 11 };

const suckBackOn = (game: RuleSetId, { foot, greenUp }: Places): LessonStep => ({
  name: 'suckBack',
  at: `${game}+suckBack 1234 b.b.${foot}.40/b.b.b.${greenUp}/${IN_BASE}/${IN_BASE} R ? -`,
  tasks: [announcing('suck:RG@3', 5, 3)],
  clauses: ['WU-1'],
});

export const suckBack = suckBackOn('uckers', LONG);

/** `wall`: the step of the lesson that shows a blob; `challenge`: the one after which a challenge can be told of. */
function switchesOn(
  game: RuleSetId,
  places: Places,
  after: { readonly six: string; readonly wall: string; readonly challenge: string },
): readonly SwitchStep[] {
  const { column, greenAtFoot, behind, greenAhead } = places;
  return [
    {
      option: 'snakeEyes',
      after: after.six,
      name: 'snakeEyes',
      at: `${game}+snakeEyes=out 1234 ${IN_BASE}/${IN_BASE}/${IN_BASE}/${IN_BASE} R ? f`,
      tasks: [throwing(1, 1), playing('Rb=>0')],
      clauses: ['WU-3'],
    },
    {
      option: 'snakeEyes=outAndIn',
      after: after.six,
      name: 'snakeEyesIn',
      at: `${game}+snakeEyes=outAndIn 1234 0.0.0.0/${IN_BASE}/${IN_BASE}/${IN_BASE} R ? fRGYB`,
      tasks: [throwing(1, 1), playing('R0=>b')],
      clauses: ['WU-3'],
    },
    {
      option: 'anyDouble',
      after: after.six,
      name: 'anyDouble',
      at: `${game}+anyDouble 1234 ${IN_BASE}/b.b.b.9/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(2, 2), throwing(6, 4), playing('Rb>0,R0>4')],
      clauses: ['WU-4', 'MU-7'],
    },
    {
      option: 'blobTakesBlob',
      after: after.wall,
      name: 'blobTakesBlob',
      at: `${game}+blobTakesBlob 1234 b.20.20.40/b.b.${greenAhead}.${greenAhead}/b.b.b.30/b.b.b.9 R ? -`,
      tasks: [throwing(4, 4), finding('R20=>24')],
      clauses: ['WU-5', 'MU-10'],
    },
    {
      option: 'challenge=consecutive',
      after: after.challenge,
      name: 'oneRun',
      at: `${game}+challenge=consecutive 1234 b.b.b.${behind}/b.b.2.2/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(6, 2), finding(`R${behind}*${behind + 1}`), throwing(5, 2)],
      clauses: ['HO-1', 'MU-11'],
    },
    {
      option: 'blowBack',
      after: 'home',
      name: 'blowBack',
      at: `${game}+blowBack 1234 b.b.40.${column + 1}/b.b.b.${greenAtFoot}/b.b.b.30/b.b.b.9 R ? -`,
      tasks: [throwing(5, 2), finding(`R40>45,R${column + 1}<${column - 1}`)],
      clauses: ['WU-2'],
    },
    { option: 'suckBack', after: 'home', ...suckBackOn(game, places) },
  ];
}

export const uckersSwitches = switchesOn('uckers', LONG, { six: 'six', wall: 'blob', challenge: 'blob' });

export const navySwitches = switchesOn('uckers-navy', SHORT, {
  six: 'goal',
  wall: 'barrier',
  challenge: 'challenge',
});
