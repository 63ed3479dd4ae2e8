/** The laws of the engine in games of Parchís, with what is counted in between. */
import { expect, test } from 'vitest';
import {
  applyPlay,
  applyThrow,
  Chance,
  foldEvents,
  initialPosition,
  parsePlay,
  parsePosition,
  printPosition,
  simulate,
  survey,
  type Applied,
  type Position,
} from '../../src/index.ts';

const RULES = ['parchis', 'parchis+barriers=safe+out=2', 'parchis+out=1+startBarrier=bars'];
const SEATS = ['1234', '-123', '1-2-'];

function begin(rules: string, seats: string): Position {
  const first = initialPosition(rules, seats);
  if (!first.ok) throw new Error(first.error.reason);
  return first.value;
}

function checkText(position: Position): void {
  expect(parsePosition(printPosition(position))).toEqual({ ok: true, value: position });
}

/** One way of those that are legal; every other one is refused as the survey says. */
function playOn(position: Position, chance: Chance): Applied {
  const { phase, candidates } = survey(position);
  expect(phase).toBe('to-play');
  const legal = candidates.filter(({ refusal }) => refusal === null);
  for (const { play, text, refusal, events } of candidates) {
    const applied = applyPlay(position, play);
    if (refusal !== null) expect(applied).toEqual({ ok: false, error: refusal });
    else expect(applied.ok && applied.value.events).toEqual(events);
    if (refusal === null) expect(parsePlay(position, text)).toEqual({ ok: true, value: play });
  }
  const way = legal[chance.below(legal.length)];
  const applied = way && applyPlay(position, way.play);
  if (!applied?.ok) throw new Error(`nothing is legal: ${printPosition(position)}`);
  expect(foldEvents(position, applied.value.events)).toEqual(applied.value.position);
  return applied.value;
}

test.each(RULES)('law: texts, survey, play and events agree through games of %s', (rules) => {
  const chance = new Chance(rules);
  let counted = 0;
  for (const seats of SEATS) {
    let position = begin(rules, seats);
    for (let steps = 0; steps < 500; steps++) {
      checkText(position);
      if (position.toCount > 0) {
        counted++;
        expect(applyThrow(position, [3]).ok).toBe(false);
        position = playOn(position, chance).position;
        continue;
      }
      if (position.colour === null) position = begin(rules, seats);
      const thrown = applyThrow(position, [1 + chance.below(6)]);
      if (!thrown.ok) throw new Error(thrown.error.code);
      checkText(thrown.value.position);
      position = playOn(thrown.value.position, chance).position;
    }
  }
  expect(counted).toBeGreaterThan(5);
});

test.each(RULES.flatMap((rules) => SEATS.map((seats) => [rules, seats] as const)))(
  'PA-12: games end: %s %s',
  (rules, seats) => {
    const players = Array.from(seats.replaceAll('-', ''), () => 'random');
    const result = simulate({ rules, seats, games: 60, seed: 'parchis', players });
    expect(result.ok && Object.values(result.value.wins).reduce((sum, wins) => sum + wins, 0)).toBe(60);
  },
);
