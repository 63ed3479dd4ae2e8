/** One game on this device, which may be open in several tabs. */

export const oneGame = {
  goneOn: 'The game has gone on in another tab or window.',
  replaced: 'Another game was begun',
  replacedHint:
    'Another game has been begun on this device, in another tab or window. It has taken the place of the one that was open here.',
  toGame: 'To that game',
  toGameHint: 'As it stands now',
};
