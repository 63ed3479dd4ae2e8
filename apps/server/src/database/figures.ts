const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

export function printBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  for (; value >= 1000 && unit < UNITS.length - 1; unit += 1) value /= 1000;
  return `${unit === 0 ? value : value.toFixed(1)} ${UNITS[unit] ?? 'B'}`;
}

export function printCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** In UTC; `at` in milliseconds since 1970. */
export function printTime(at: number | null): string {
  if (at === null) return 'none';
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? String(at)
    : `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

export function timeInName(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
}
