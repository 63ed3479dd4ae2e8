/** A table's link, wherever in a message it stands, or the code alone. Null: there is neither. */
export function roomIn(text: string): string | null {
  const link = /\/table\/([A-Za-z0-9_-]{6,64})(?![A-Za-z0-9_-])/.exec(text);
  const code = /^([A-Za-z0-9_-]{6,64})[.,;:!)\]>'"’”»]*$/.exec(text.trim());
  return (link ?? code)?.[1] ?? null;
}
