export const languages = {
  title: 'Language',
  button: (name: string) => `Language: ${name}`,
  failed: (name: string) => `${name} cannot be fetched just now. Perhaps there is no network.`,
  again: 'Try again',
  close: 'Close',
};
