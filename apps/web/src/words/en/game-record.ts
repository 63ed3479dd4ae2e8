/** The record of a game, to be taken away. */
export const gameRecord = {
  title: 'Keep this game',
  means:
    'The whole game as a text: every throw and every move, with what is needed to check the dice. It can be played again and checked without this page.',
  withoutNames: 'Without the names',
  save: 'Save as a file',
  copy: 'Copy',
  share: 'Share',
  copied: 'Copied.',
  failed: 'The game cannot be had now. Try again later.',
  link: 'Whoever has this link can watch the game again.',
  linkName: 'Link to watch the game',
  watch: 'Watch the game again',
  keptHere: 'It is kept on this device, too: the first page leads to it.',
  notKeptHere: 'It is not kept on this device. Save it to see it again.',
  another: 'Watch another game, or one from a file',
};
