/** English: choosing the language. */

export const languages = {
  title: 'Language',
  /** The button that opens the choice, with the language that is shown. */
  button: (name: string) => `Language: ${name}`,
  failed: (name: string) => `${name} cannot be fetched just now. Perhaps there is no network.`,
  again: 'Try again',
  close: 'Close',
};
