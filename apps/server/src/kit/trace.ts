/** Of something thrown that nobody expects: where it was is all that there is to go by. For the log alone. */
export function traceOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? String(thrown)) : String(thrown);
}
