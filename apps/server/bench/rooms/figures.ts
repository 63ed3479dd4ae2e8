// Owns the arithmetic of measurements, and the printed lines: each goal with its figure and whether it is met.

/** The value below which this share of the values lies (nearest rank); NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[(sorted.length >> 1) - 1] ?? Number.NaN)) / 2;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export interface Goal {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly note?: string;
}

export function isMet({ value, atLeast, atMost }: Goal): boolean {
  return value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);
}

export function goalLine(goal: Goal): string {
  const { what, value, unit, atLeast, atMost, note = '' } = goal;
  const wished = atLeast === undefined ? `at most ${String(atMost)}` : `at least ${String(atLeast)}`;
  const line = `${what.padEnd(44)} ${printNumber(value).padStart(7)} ${unit.padEnd(2)}  ${wished.padEnd(13)}`;
  return `${line}  ${isMet(goal) ? 'met   ' : 'MISSED'}  ${note}`.trimEnd();
}

/** Three digits, or all those before the point. */
export function printNumber(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

export function spread(values: readonly number[]): string {
  return `${printNumber(Math.min(...values))} to ${printNumber(Math.max(...values))}`;
}
