/** What the lab finds out is what the games show, and the same after the same number of games. */
import { expect, test } from 'vitest';
import { createLab, SECONDS_A_THROW, simulate, type Lab, type LabFigures, type Start } from '../src/index.ts';

function labOf(rules: string, seats: string, seed = 'x', careful?: string): Lab {
  const lab = createLab({ rules, seats, seed, ...(careful === undefined ? {} : { careful }) });
  if (!lab.ok) throw new Error(lab.error.reason);
  return lab.value;
}

function after(games: number, rules: string, seats: string, careful?: string): LabFigures {
  const lab = labOf(rules, seats, 'x', careful);
  lab.play(games);
  return lab.figures();
}

test('the figures are the same after the same number of games, in whatever portions', () => {
  const lab = labOf('indian', '1234');
  lab.play(7);
  lab.play(33);
  expect(lab.figures()).toEqual(after(40, 'indian', '1234'));
  expect(labOf('indian', '1234').figures()).toMatchObject({
    games: 0,
    throws: { value: 0, margin: Number.POSITIVE_INFINITY },
  });
});

test.each([
  ['ludo', '1234'],
  ['indian+captureFirst+goal=1+places=first', '123-'],
  ['parchis', '1-2-'],
  ['uckers+suckBack', '1212'],
])('the length of games is that of simulated ones, and the margin shrinks: %s %s', (rules, seats) => {
  const few = after(100, rules, seats);
  const many = after(400, rules, seats);
  const players = Array.from(new Set(seats.replaceAll('-', '')), () => 'random');
  const simulated = simulate({ rules, seats, games: 400, seed: 'y', players });
  if (!simulated.ok) throw new Error(simulated.error.reason);
  const { mean, sd } = simulated.value.throwsPerGame;
  // Both are means of 400 games; five deviations of their difference.
  expect(Math.abs(many.throws.value - mean)).toBeLessThan((5 * sd * Math.SQRT2) / 20);
  expect(many.throws.margin).toBeLessThan(few.throws.margin);
  const pace = SECONDS_A_THROW[rules.startsWith('uckers') ? 2 : 1];
  expect(many.minutes.value).toBeCloseTo((many.throws.value * pace) / 60, 6);
});

test('whoever leads at half-time wins more often than not, and a careful player more than a fair share', () => {
  const { leaderWins, captures, firstAhead, carefulAhead } = after(300, 'ludo', '1-2-');
  expect(leaderWins.value - leaderWins.margin).toBeGreaterThan(0.5);
  expect(captures.value).toBeGreaterThan(1);
  expect(Math.abs(firstAhead.value)).toBeLessThan(0.5);
  expect(carefulAhead).toBeNull();
  const careful = after(300, 'ludo', '1-2-', 'frontmost').carefulAhead;
  expect(careful?.value).not.toBe(0);
});

test('what a switch does is seen: safe squares make captures rarer, and one piece home shortens games', () => {
  const [plain, safe] = [after(200, 'jumbo', '1234'), after(200, 'jumbo+safe', '1234')];
  expect(safe.captures.value + safe.captures.margin).toBeLessThan(
    plain.captures.value - plain.captures.margin,
  );
  const [all, one] = [after(200, 'indian', '1234'), after(200, 'indian+goal=1', '1234')];
  expect(one.throws.value + one.throws.margin).toBeLessThan(all.throws.value - all.throws.margin);
});

test('all can be played by one player, and games can begin with pieces home: both make them as long as simulated ones', () => {
  const played = (start: Start, usual: string) => {
    const lab = createLab({ rules: 'jumbo', seats: '1-2-', seed: 'x', start, usual });
    if (!lab.ok) throw new Error(lab.error.reason);
    lab.value.play(300);
    return lab.value.figures().throws;
  };
  const [whole, quick] = [played('whole', 'frontmost'), played('head-start', 'frontmost')];
  const simulated = simulate({
    rules: 'jumbo',
    seats: '1-2-',
    games: 300,
    seed: 'y',
    players: ['frontmost', 'frontmost'],
    start: 'head-start',
  });
  if (!simulated.ok) throw new Error(simulated.error.reason);
  const { mean, sd } = simulated.value.throwsPerGame;
  expect(Math.abs(quick.value - mean)).toBeLessThan(5 * sd * Math.sqrt(2 / 300));
  expect(Math.abs(quick.deviation / sd - 1)).toBeLessThan(0.3);
  expect(quick.value + quick.margin).toBeLessThan(whole.value - whole.margin);
  const random = played('whole', 'random');
  expect(Math.abs(random.value - whole.value)).toBeGreaterThan(random.margin + whole.margin);
});

test('errors name what is wrong', () => {
  expect(createLab({ rules: 'chess', seats: '1234', seed: 'x' })).toMatchObject({
    error: { field: 'rules' },
  });
  expect(createLab({ rules: 'ludo', seats: '12', seed: 'x' })).toMatchObject({ error: { field: 'seats' } });
  expect(createLab({ rules: 'ludo', seats: '1234', seed: 'x', careful: 'nobody' })).toMatchObject({
    error: { field: 'players' },
  });
  expect(createLab({ rules: 'ludo', seats: '1-2-', seed: 'x', usual: 'nobody' })).toMatchObject({
    error: { field: 'players' },
  });
  const start = { rules: 'indian+goal=1', seats: '1-2-', seed: 'x', start: 'head-start' } as const;
  expect(createLab(start)).toMatchObject({ error: { field: 'rules' } });
});
