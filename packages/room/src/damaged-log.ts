import type { Result } from '@ludo/rules';

/** A row does not fit the state before it: the log is damaged, or another program wrote it. */
export class DamagedLog extends Error {
  readonly seq: number;
  readonly reason: string;
  constructor(seq: number, reason: string) {
    super(`the log is damaged at row ${seq}: ${reason}`);
    this.name = 'DamagedLog';
    this.seq = seq;
    this.reason = reason;
  }
}

/** A newer version of this program has written it. */
export class UnknownRow extends DamagedLog {
  constructor(seq: number) {
    super(seq, 'a row of an unknown kind');
    this.name = 'UnknownRow';
  }
}

/** Throws DamagedLog if the condition is false. */
export function check(seq: number, holdsTrue: boolean, reason: string): void {
  if (!holdsTrue) throw new DamagedLog(seq, reason);
}

/** Throws DamagedLog with the error if there is one. */
export function required<T>(seq: number, result: Result<T, unknown>): T {
  if (!result.ok) throw new DamagedLog(seq, JSON.stringify(result.error));
  return result.value;
}
