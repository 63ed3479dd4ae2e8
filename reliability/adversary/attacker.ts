// The attackers' process: carries out orders, reports, and ends with all its connections.
import { setTimeout as pass } from 'node:timers/promises';
import { attacks } from './attacks.ts';
import { Ground, type Orders, type Tally } from './ground.ts';

export type Word =
  | { readonly type: 'clock'; readonly ahead: number }
  | { readonly type: 'done'; readonly tally: Tally };

/** Milliseconds beyond an attack's time. */
const SLACK = 1000;

async function attack(orders: Orders): Promise<void> {
  const ground = new Ground(orders, (ahead) => {
    process.send?.({ type: 'clock', ahead } satisfies Word);
    return new Promise((resolve) => process.once('message', () => resolve()));
  });
  const chosen = attacks.find(({ name }) => name === orders.name);
  if (chosen === undefined) throw new Error(`no attack ${orders.name}`);
  await Promise.race([chosen.run(ground), pass(ground.left + SLACK)]);
  process.send?.({ type: 'done', tally: ground.tally } satisfies Word, () => process.exit());
}

process.once('message', (orders) => void attack(orders as Orders));
process.on('disconnect', () => process.exit());
