/** Names of controls for whoever hears or speaks them: what is seen on them comes first, so that it can be said to press them. */

const plain = (words: string): string =>
  words
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** "Stand up: Leave the seat of Red"; only the name, where it has what is seen. */
export function named(seen: string, name: string): string {
  return ` ${plain(name)} `.includes(` ${plain(seen)} `) ? name : `${seen}: ${name}`;
}
