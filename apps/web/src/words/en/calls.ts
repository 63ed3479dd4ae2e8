/** Telling of one's turn while the page is in the background. */

export const calls = {
  yourTurn: 'Your turn',
  title: 'Telling you of your turn',
  ask: 'Shall this device tell you when it is your turn, even while you look at something else?',
  yes: 'Tell me',
  no: 'No, thanks',
  setting: 'Tell me when it is my turn while I look at something else',
  refused: 'This browser does not allow it. Its settings for this site can change that.',
};
