// `npm run speed`: the figures of docs/speed.md beside their budgets; fails when one is over its budget.
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import { serverElsewhere } from './elsewhere.ts';
import { medianVisit, visitOnce } from './first-visit.ts';
import { pressMany } from './presses.ts';
import { CHEAP_PHONE, scoreProcessor } from './processor.ts';
import { seeMoves } from './remote.ts';
import { median, NETWORK, SLOWER } from './slow-phone.ts';

const RUNS = Number(process.argv[2] ?? 5);
/** Milliseconds. */
const FRAME = 1000 / 60;
/** Less is told with its tenths. */
const FINE = 25;

const { executablePath } = findBrowser();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const product = await serverElsewhere();

const before = await scoreProcessor(browser);
const lines: string[] = [];
let isOver = false;

function line(what: string, value: number, unit: string, budget: number | null): void {
  const ratio = budget === null ? '–' : (value / budget).toFixed(2);
  if (budget !== null && !(value <= budget)) isOver = true;
  console.error(`${what}: ${rounded(value)} ${unit}`);
  const limit = budget === null ? '–' : `${rounded(budget)} ${unit}`;
  lines.push(`| ${what} | ${rounded(value)} ${unit} | ${limit} | ${ratio} |`);
}

function rounded(value: number): string {
  return value.toFixed(value < FINE ? 1 : 0);
}

for (const isWarm of [false, true]) {
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visitOnce(browser, product.url, isWarm));
  const visit = medianVisit(visits);
  const when = isWarm ? 'later visit' : 'first visit';
  line(`${when}: heading and both choices painted`, visit.readable, 'ms', 1000);
  line(`${when}: largest paint`, visit.largestPaint, 'ms', null);
  line(`${when}: a press on "Play on this screen" is answered`, visit.pressable, 'ms', 2000);
  line(`${when}: … and a game can be started`, visit.chosen, 'ms', 2000);
  line(`${when}: … and the first throw can be made`, visit.throwable, 'ms', 4000);
  line(`${when}: over the wire until then`, visit.kilobytes, 'kB', null);
  line(`${when}: requests until then`, visit.requests, '', null);
}
for (const [deed, presses] of Object.entries(await pressMany(browser, product.url))) {
  const seen = presses.map((press) => press.seen);
  const done = presses.map((press) => press.done);
  line(`press: ${deed}, touch to paint, median`, median(seen), 'ms', 50);
  line(`press: ${deed}, touch to paint, slowest of ${seen.length}`, Math.max(...seen), 'ms', null);
  line(`press: ${deed}, let go to paint, median`, median(done), 'ms', 100);
  line(`press: ${deed}, let go to paint, slowest of ${done.length}`, Math.max(...done), 'ms', null);
  const tasks = presses.map((press) => press.task);
  line(`press: ${deed}, longest task after it`, Math.max(...tasks), 'ms', deed === 'throw' ? 100 : null);
}
const late = await seeMoves(browser, product.port);
line('round trip between two screens', late.trip, 'ms', null);
for (const [what, times] of [
  ['a throw', late.throws],
  ['a move', late.moves],
] as const) {
  const beyond = 'on the other screen, beyond the round trip';
  line(`${what} is ${beyond}, median`, median(times), 'ms', FRAME);
  line(`${what} is ${beyond}, slowest of ${times.length}`, Math.max(...times), 'ms', null);
}

const after = await scoreProcessor(browser);

await browser.close();
product.close();

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
const [slowest, fastest] = [before, after]
  .map((score) => Math.round(score / SLOWER))
  .toSorted((a, b) => a - b);
console.log(
  `four times slower a processor of ${slowest} to ${fastest} (BenchmarkIndex of Lighthouse); a cheap phone has ${CHEAP_PHONE}`,
);
console.log(
  `processor ${SLOWER}× slower; ${NETWORK.down / 1e6} Mbit/s down, ${NETWORK.up / 1e6} up, ${NETWORK.latency} ms`,
);
console.log(`\n| what | median of ${RUNS} | budget | ratio |\n|---|---|---|---|\n${lines.join('\n')}`);
process.exit(isOver ? 1 : 0);
