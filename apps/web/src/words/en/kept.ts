/** Games that are kept on this device, in a list. */
export const kept = {
  title: 'Games kept here',
  all: 'All games kept here',
  watch: 'Watch it again',
  won: (who: string) => `${who} won`,
  wonTogether: (who: string) => `${who} won`,
  ended: 'Ended early',
  open: 'Not finished',
  forget: (game: string, when: string) => `Remove ${game}, ${when}, from this device`,
  asked: 'Remove this game?',
  sure: (game: string, when: string) => `${game}, ${when}: nothing but this device keeps it for you.`,
  keep: 'Keep it',
  remove: 'Remove it',
};
