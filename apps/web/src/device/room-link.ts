export function roomIn(text: string): string | null {
  const found = /(?:\/table\/|^)([A-Za-z0-9_-]{6,64})\/?(?:[?#].*|[.,;:!)\]>'"’”»]+)?$/.exec(text.trim());
  return found?.[1] ?? null;
}
