/** Before something that cannot be undone. */
import { count } from './common.ts';

export const questions = {
  keepPlaying: 'Keep playing',
  endGame: 'End the game',
  keepTable: 'Keep it',
  closeTable: 'Close the table',
  keepPlayer: 'Keep this player',
  remove: 'Remove',
  stay: 'Stay',
  leave: 'Give up the seat',
  another: 'Another game on this screen?',
  anotherSure: (rules: string, moves: number) =>
    `${rules} goes on here, with ${count(moves, 'throw', 'throws')} so far. If another game is begun, this one is gone.`,
  goOn: 'Go on with it',
  begin: 'Begin another',
};
