// A bounded share of the attacks, each on a real server process of its own with honest people beside it: counts, bytes
// and order. How long honest people wait meanwhile is for `npm run adversary`, which also has the longer attacks.
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

// Addresses of their own in 127.0.0.0/8 are there on Linux only.
test.skipIf(process.platform !== 'linux').concurrent.each(attacks.filter(({ steps }) => steps > 0))(
  '$name: $does; the server stands, and honest people finish their games',
  async (attack) => {
    const outcome = await fight(attack, { seed: SEED, milliseconds: null }, bundles);
    expect({ seed: SEED, misses: misses(outcome) }).toEqual({ seed: SEED, misses: [] });
    expect(outcome.games).toBeGreaterThan(0);
  },
);
