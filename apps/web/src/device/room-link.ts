/** The room that a link, or a code copied out of one, leads to; null when it is neither. */
export function roomIn(text: string): string | null {
  const found = /(?:\/table\/|^)([A-Za-z0-9_-]{6,64})\/?(?:[?#].*|[.,;:!)\]>'"’”»]+)?$/.exec(text.trim());
  return found?.[1] ?? null;
}
