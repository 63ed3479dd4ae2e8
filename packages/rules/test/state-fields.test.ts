/** What a state remembers beside the pieces is remembered everywhere: whoever adds a field is told where it is missing. */
import { describe, expect, test } from 'vitest';
import { endGame } from '../src/core/changes.ts';
import { State } from '../src/core/state.ts';
import { close, open } from '../src/opening.ts';
import { keyOf } from '../src/outcomes.ts';
import { tablesFor } from '../src/registry.ts';

/** Follow from the pieces, which setUp replaces. */
const OF_THE_PIECES = ['places', 'groups', 'squares', 'stacks'];
/** Whoever opens or throws sets them. */
const WHOSE_THROW = ['colour', 'die', 'lowDie'];
/** Of the throw that is being used: no position has them, and `clear` and the next throw set them. */
const OF_ONE_THROW = ['lastStep', 'endsTurn', 'captured', 'record'];
/** Other views of `challenge` and `sixes`. */
const VIEWS = ['challenges', 'allSixes'];

const found = tablesFor('uckers+snakeEyes=outAndIn', '1234');
if (!found.ok) throw new Error(found.error.reason);
const tables = found.value;

const fresh = (): State => new State(tables.board.trackLength);
const read = (state: State, field: string): unknown => {
  const value: unknown = Reflect.get(state, field);
  return value instanceof Int8Array ? [...value] : value;
};

/** With a 1 in this field, or in that of one colour. */
function withOneIn(field: string): State {
  const state = fresh();
  state.colour = 0;
  const value: unknown = Reflect.get(state, field);
  if (value instanceof Int8Array) value[1] = 1;
  else Reflect.set(state, field, 1);
  return state;
}

const remembered = Object.keys(fresh()).filter(
  (field) => ![...OF_THE_PIECES, ...WHOSE_THROW, ...OF_ONE_THROW, ...VIEWS].includes(field),
);

describe.each(remembered)('what State has in `%s`', (field) => {
  const state = withOneIn(field);
  const without = fresh();
  without.colour = 0;
  // The sixes of a challenge are read with it.
  if (field === 'sixes') for (const each of [state, without]) each.challenge[1] = 1;

  test('is copied', () => {
    const copy = fresh();
    copy.copyFrom(state);
    expect(read(copy, field), '`copyFrom` in core/state.ts').toEqual(read(state, field));
  });

  test('is cleared', () => {
    const cleared = withOneIn(field);
    cleared.clear();
    expect(read(cleared, field), '`clear` in core/state.ts').toEqual(read(fresh(), field));
  });

  test('is in the position, and comes back from it', () => {
    const opened = open(close(tables, state)).state;
    expect(read(opened, field), '`open` and `close` in opening.ts').toEqual(read(state, field));
  });

  test('is told apart when lines are counted', () => {
    // Positions with something to count are counted at once.
    if (field === 'toCount') return;
    expect(keyOf(state), '`keyOf` in outcomes.ts').not.toBe(keyOf(without));
  });

  test('is over with the game, but for the ranking', () => {
    if (field === 'ranking') return;
    const over = withOneIn(field);
    endGame(over);
    expect(read(over, field), '`endGame` in core/changes.ts').toEqual(read(fresh(), field));
  });
});
