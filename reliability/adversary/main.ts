// The command `npm run adversary`: runs attacks on a server one after the other, and prints the results.
//   NAME ... only these attacks --seconds N (10): of each --seed N (1): what is done by chance
//   --bounded as much as the tests do
import { loadavg } from 'node:os';
import { attacks } from './attacks.ts';
import type { Outcome, Waits } from './attack.ts';
import { fight } from './fight.ts';
import { latenesses, misses } from './goals.ts';

const [target = '', attacker = '', ...args] = process.argv.slice(2);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

function option(name: string, standard: number): number {
  const at = args.indexOf(name);
  if (at < 0) return standard;
  const [, value] = args.splice(at, 2);
  return Number(value);
}

const seconds = option('--seconds', 10);
const seed = option('--seed', 1);
const isBounded = args.includes('--bounded');
const names = args.filter((arg) => !arg.startsWith('-'));
const unknown = names.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) {
  print(`no attack ${unknown.join(', ')}; there are:`);
  for (const { name, does } of attacks) print(`  ${name.padEnd(22)} ${does}`);
  process.exit(2);
}

const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? '-' : (bytes / 1e6).toFixed(0);
const milliseconds = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : '-');
const waits = ({ p99, worst }: Waits): string => `${milliseconds(p99)} ${milliseconds(worst)}`;
const columns = [22, 5, 5, 13, 13, 11, 11, 11, 8, 12, 5];
const row = (cells: readonly string[]): string =>
  cells
    .map((cell, nth) => (nth === 0 ? cell.padEnd(columns[nth] ?? 0) : cell.padStart(columns[nth] ?? 0)))
    .join(' ');

function tell(outcome: Outcome): void {
  const { attack, isAlive, memory, commands, returns, pulse, log, games, ownDelay, tally } = outcome;
  const { before, most, after } = memory;
  const three = (of: 'resident' | 'heap'): string =>
    `${megabytes(before[of])} ${megabytes(most[of])} ${megabytes(after?.[of])}`;
  print(
    row([
      attack.name,
      String(attack.addresses),
      isAlive ? 'yes' : 'DEAD',
      three('resident'),
      three('heap'),
      waits(commands),
      waits(returns),
      waits(pulse),
      String(log.lines),
      megabytes(log.bytes) === '0' ? `${log.bytes} B` : `${megabytes(log.bytes)} MB`,
      String(games),
    ]),
  );
  const counts = Object.entries(tally).map(([what, count]) => `${what} ${count}`);
  print(
    `    ${counts.join(', ')}; external at most ${megabytes(most.external)} MB; own delay ${milliseconds(ownDelay)} ms`,
  );
}

print(
  `seed ${seed}, ${isBounded ? 'as in the tests' : `${seconds} s each`}; memory in MB before, most, after; times in ms p99, worst`,
);
print(
  row([
    'attack',
    'from',
    'alive',
    'resident',
    'heap',
    'command',
    'return',
    '/healthz',
    'lines',
    'log',
    'games',
  ]),
);
const begun = loadavg()[0] ?? 0;
let missed = 0;
for (const attack of attacks) {
  if (names.length > 0 ? !names.includes(attack.name) : isBounded && attack.steps === 0) continue;
  const outcome = await fight(
    attack,
    { seed, milliseconds: isBounded ? null : Math.max(1000 * seconds, attack.least ?? 0) },
    { target, attacker },
  );
  tell(outcome);
  const found = [...misses(outcome), ...(isBounded ? [] : latenesses(outcome))];
  for (const { what, value, atMost } of found.slice(0, 8))
    print(`    MISSED ${what}: ${value}, at most ${atMost}`);
  if (found.length > 8) print(`    MISSED ${found.length - 8} more`);
  if (found.length > 0) missed += 1;
}
print(
  `${missed} attacks missed a goal; load of the machine ${begun.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} by now`,
);
process.exit(missed > 0 ? 1 : 0);
