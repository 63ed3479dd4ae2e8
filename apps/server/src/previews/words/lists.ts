interface ListPattern {
  readonly two: string;
  readonly between: string;
  readonly last: string;
  /** Takes the place of the others before a word that begins so. */
  readonly gives?: { readonly to: RegExp; readonly as: string };
}

export function listed(words: readonly string[], { two, between, last, gives }: ListPattern): string {
  const final = words.at(-1) ?? '';
  if (words.length < 2) return final;
  const usual = words.length === 2 ? two : last;
  return `${words.slice(0, -1).join(between)}${gives?.to.test(final) === true ? gives.as : usual}${final}`;
}
