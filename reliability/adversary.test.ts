// A bounded share of each attack, on a real server process with honest people beside it: checks counts, bytes and
// order. `npm run adversary` measures waits, and has the longer attacks.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundleOf } from '../scripts/run-typescript.mjs';
import { attacks } from './adversary/attacks.ts';
import { fight } from './adversary/fight.ts';
import { misses } from './adversary/goals.ts';

const SEED = Number(process.env['ADVERSARY_SEED'] ?? 1);

const entry = (name: string): string =>
  bundleOf(fileURLToPath(new URL(`./adversary/${name}.ts`, import.meta.url)));
const bundles = { target: entry('target'), attacker: entry('attacker') };

// Only Linux has all addresses of 127.0.0.0/8.
test.skipIf(process.platform !== 'linux').concurrent.each(attacks.filter(({ steps }) => steps > 0))(
  '$name: $does; the server stands, and honest people finish their games',
  async (attack) => {
    const outcome = await fight(attack, { seed: SEED, milliseconds: null }, bundles);
    expect({ seed: SEED, misses: misses(outcome) }).toEqual({ seed: SEED, misses: [] });
    expect(outcome.games).toBeGreaterThan(0);
  },
);
