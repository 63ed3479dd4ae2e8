// Owns the counters and measurements, in Prometheus' format. Labels come from closed lists, and name no room, person
// or address.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RefusalCode } from '@ludo/protocol';
import { refusalCodes } from '@ludo/protocol';
import type { Row } from '@ludo/room';

/** Seconds. */
const BOUNDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1] as const;
/** Milliseconds between two looks at the event loop's delay. */
const RESOLUTION = 20;

const deeds = ['bot', 'clock', 'away', 'late', 'back'] as const;
type Deed = (typeof deeds)[number];

/**
 * How it was found that this process had not heard of another one's rows: an append that came too late, a number that was
 * left out, a client that had heard of them, a connection that was lost, or a look at the store.
 */
const repairKinds = ['overtaken', 'missing', 'client', 'gap', 'sweep'] as const;
export type Repair = (typeof repairKinds)[number];

interface Gauges {
  readonly rooms: number;
  readonly idle: number;
  readonly sockets: number;
  readonly waiting: number;
}

export interface Metrics {
  refused(code: RefusalCode): void;
  opened(): void;
  expired(rooms: number): void;
  packed(rows: number): void;
  written(row: Row, isCommand: boolean): void;
  appended(milliseconds: number, isWritten: boolean): void;
  /** Of rows of other processes. */
  repaired(kind: Repair): void;
  /** What was heard of other processes was none of theirs. */
  newsRefused(): void;
  broadcast(milliseconds: number): void;
  text(gauges: Gauges): string;
  stop(): void;
}

export function createMetrics(): Metrics {
  const refusals = countersOf(refusalCodes);
  const acts = countersOf(deeds);
  const repairs = countersOf(repairKinds);
  const appends = createHistogram();
  const broadcasts = createHistogram();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let accepted = 0;
  let opened = 0;
  let expired = 0;
  let packed = 0;
  let rows = 0;
  let failures = 0;
  let news = 0;

  return {
    refused: (code) => refusals.add(code),
    opened() {
      opened += 1;
      rows += 1;
    },
    expired: (many) => void (expired += many),
    packed: (many) => void (packed += many),
    written(row, isCommand) {
      rows += 1;
      if (isCommand) accepted += 1;
      const deed = isCommand ? null : deedOf(row);
      if (deed !== null) acts.add(deed);
    },
    appended(milliseconds, isWritten) {
      appends.add(milliseconds / 1000);
      if (!isWritten) failures += 1;
    },
    repaired: (kind) => repairs.add(kind),
    newsRefused: () => void (news += 1),
    broadcast: (milliseconds) => broadcasts.add(milliseconds / 1000),
    text({ rooms, idle, sockets, waiting }) {
      const memory = process.memoryUsage();
      const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000) || 0;
      const lateness = [
        `{quantile="0.5"} ${late(delay.percentile(50))}`,
        `{quantile="0.99"} ${late(delay.percentile(99))}`,
        `{quantile="1"} ${late(delay.max)}`,
      ];
      delay.reset();
      return [
        ...told('ludo_rooms', 'gauge', 'Rooms that somebody is in.', [` ${rooms}`]),
        ...told('ludo_rooms_idle', 'gauge', 'Rooms in memory that nobody is in.', [` ${idle}`]),
        ...told('ludo_rooms_opened_total', 'counter', 'Rooms made.', [` ${opened}`]),
        ...told('ludo_rooms_expired_total', 'counter', 'Rooms taken away.', [` ${expired}`]),
        ...told('ludo_rows_packed_total', 'counter', 'Rows of games that are over, put together.', [
          ` ${packed}`,
        ]),
        ...told('ludo_sockets', 'gauge', 'Connections.', [` ${sockets}`]),
        ...told('ludo_waiting_bytes', 'gauge', 'Sent and not read.', [` ${waiting}`]),
        ...told('ludo_commands_accepted_total', 'counter', 'Commands that became rows.', [` ${accepted}`]),
        ...told('ludo_refusals_total', 'counter', 'Refused messages.', refusals.lines('code')),
        ...told('ludo_rows_written_total', 'counter', 'Rows in the log.', [` ${rows}`]),
        ...told('ludo_acts_total', 'counter', 'What rooms did by themselves.', acts.lines('deed')),
        ...told('ludo_append_failures_total', 'counter', 'Appends that failed.', [` ${failures}`]),
        ...told(
          'ludo_repairs_total',
          'counter',
          'Rows of other processes that were read late.',
          repairs.lines('kind'),
        ),
        ...told('ludo_news_refused_total', 'counter', 'Heard of other processes, and malformed.', [
          ` ${news}`,
        ]),
        ...told('ludo_append_seconds', 'histogram', 'Time of an append.', appends.lines()),
        ...told(
          'ludo_broadcast_seconds',
          'histogram',
          'Time to hand out a row, to the last of all who are told.',
          broadcasts.lines(),
        ),
        ...told('ludo_event_loop_late_seconds', 'gauge', 'Since the last reading.', lateness),
        ...told('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [` ${memory.rss}`]),
        ...told('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', [` ${memory.heapUsed}`]),
        ...told('nodejs_external_memory_bytes', 'gauge', 'Memory outside the heap.', [` ${memory.external}`]),
        ...told('process_uptime_seconds', 'gauge', 'Since the start.', [` ${Math.round(process.uptime())}`]),
        '',
      ].join('\n');
    },
    stop: () => void delay.disable(),
  };
}

function deedOf(row: Row): Deed | null {
  if (row.t === 'throw' || row.t === 'play') return row.by ?? null;
  return deeds.find((deed) => deed === row.t) ?? null;
}

function told(name: string, type: string, help: string, lines: readonly string[]): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines.map((line) => `${name}${line}`)];
}

interface Counters<K extends string> {
  add(key: K): void;
  lines(label: string): readonly string[];
}

function countersOf<K extends string>(keys: readonly K[]): Counters<K> {
  const counts = new Map<string, number>(keys.map((key) => [key, 0]));
  return {
    add: (key) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    lines: (label) => Array.from(counts, ([key, count]) => `{${label}="${key}"} ${count}`),
  };
}

interface Histogram {
  add(seconds: number): void;
  lines(): readonly string[];
}

function createHistogram(): Histogram {
  const counts = new Uint32Array(BOUNDS.length + 1);
  let sum = 0;
  return {
    add(seconds) {
      const index = BOUNDS.findIndex((bound) => seconds <= bound);
      const at = index < 0 ? BOUNDS.length : index;
      counts[at] = (counts[at] ?? 0) + 1;
      sum += seconds;
    },
    lines() {
      let below = 0;
      const buckets = Array.from(counts, (count, index) => {
        below += count;
        return `_bucket{le="${BOUNDS[index] ?? '+Inf'}"} ${below}`;
      });
      return [...buckets, `_sum ${sum}`, `_count ${below}`];
    },
  };
}
