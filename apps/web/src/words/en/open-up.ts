/** A table of one screen that is opened up to friends. */
import { count } from './common.ts';

export const openUp = {
  title: 'Play on with friends online',
  goesOn:
    'The game moves to a table with a link. It goes on exactly as it stands, with the same player to move, as soon as every seat is taken.',
  beginsAnew: 'A table with a link, with the same rules. A new game begins there when every seat is taken.',
  whoStays: 'Who stays on this device?',
  botStays: (colours: string) => `${colours}: a bot plays on, until somebody with the link takes the seat`,
  free: (seats: number) =>
    `${count(seats, 'seat becomes', 'seats become')} free: whoever opens the link can take ${seats === 1 ? 'it' : 'one'}.`,
  allStay: 'Everybody stays on this device: the game goes on at once, and whoever has the link can watch.',
  allStayAnew:
    'Everybody stays on this device: a new game begins at once, and whoever has the link can watch.',
  notTaken:
    'Not taken along: the counts of throws and captures so far. At a table online no step can be taken back.',
  make: 'Make the table',
  stillHere: 'The game is still here, as it was.',
  gone: 'This game went online',
  goneHint: 'You opened the game of this screen up to friends. It goes on at a table with a link.',
  toTable: 'To the table online',
  toTableHint: 'Your seats are kept there',
  hereAfterAll: 'Go on here all the same',
  hereAfterAllHint: 'As it stood when it went online; the table online does not notice',
};
