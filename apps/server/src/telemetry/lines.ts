// Owns how often the log repeats itself: lines that strangers can cause must not fill the disk. Of each kind the
// first in a minute are written, the rest counted.
import type { Logger } from 'pino';
import type { Wait } from '../kit/wait.ts';

/** Of one kind, in each minute. */
export const AT_ONCE = 10;
export const MINUTE = 60_000;

const levels = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

interface Kind {
  readonly level: Level;
  told: number;
  untold: number;
}

/** Literals only: they bound the number of kinds. */
type Known<T extends string> = string extends T ? never : T;

export class Lines {
  readonly #log: Pick<Logger, Level | 'isLevelEnabled'>;
  readonly #wait: Wait;
  readonly #kinds = new Map<string, Kind>();
  #callOff: (() => void) | null = null;
  #isStopped = false;

  constructor(log: Pick<Logger, Level | 'isLevelEnabled'>, wait: Wait) {
    this.#log = log;
    this.#wait = wait;
  }

  debug<T extends string>(fields: object, text: Known<T>): void {
    this.#tell('debug', fields, text);
  }

  info<T extends string>(fields: object, text: Known<T>): void {
    this.#tell('info', fields, text);
  }

  warn<T extends string>(fields: object, text: Known<T>): void {
    this.#tell('warn', fields, text);
  }

  error<T extends string>(fields: object, text: Known<T>): void {
    this.#tell('error', fields, text);
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
    this.#tellCounts();
  }

  #tell(level: Level, fields: object, text: string): void {
    if (!this.#log.isLevelEnabled(level)) return;
    const kind = this.#kinds.get(text) ?? { level, told: 0, untold: 0 };
    this.#kinds.set(text, kind);
    if (!this.#isStopped) this.#callOff ??= this.#wait(MINUTE, () => this.#tellCounts());
    if (kind.told < AT_ONCE) {
      kind.told += 1;
      this.#log[level](fields, text);
    } else kind.untold += 1;
  }

  #tellCounts(): void {
    this.#callOff = null;
    for (const [text, { level, untold }] of this.#kinds)
      if (untold > 0) this.#log[level]({ again: untold }, text);
    this.#kinds.clear();
  }
}
