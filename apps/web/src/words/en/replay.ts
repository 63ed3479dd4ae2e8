/** A game that is watched again. */
import { count } from './common.ts';

export const replay = {
  title: 'Watch a game again',
  titleOf: (game: string) => `${game}, watched again`,
  /** Where a record is read. */
  read: {
    means:
      'Every game here can be kept as a text, its record. Choose such a file, or paste the text. It is read on this device alone, without a network too.',
    choose: 'Choose a file',
    paste: 'Or paste the record here',
    open: 'Watch it',
    reading: 'The record is read …',
    fetching: 'The game is fetched …',
    tooLong: 'This is too long for the record of a game: at most 1 MB is read.',
    noRecord:
      'This is not the record of a game. A record begins with the words "record 1", or as JSON with "{".',
    failed: 'This device could not read the record. Try again.',
    wrongLine: (line: number) => `This record is not right: line ${line} cannot be true.`,
    reason: 'The reason, in English:',
    gone: 'This game is not there: it is not over yet, its table was closed, or the link is not whole.',
    goneHere: 'This game is not kept on this device.',
    unreachable: 'The game cannot be fetched now. Try again later.',
    again: 'Try again',
    another: 'Watch another game',
  },
  first: 'To the beginning',
  back: 'One back',
  on: 'One on',
  last: 'To the end',
  play: 'Play',
  stop: 'Stop',
  nextCapture: 'Next capture',
  noCapture: 'Nobody captures after this.',
  speed: 'Speed',
  times: (factor: string) => `${factor}×`,
  moment: 'Moment of the game',
  momentOf: (nth: number, of: number) => `Moment ${nth} of ${of}`,
  keys: 'Arrow keys: one back or on. Space: play or stop. Home and End: the beginning and the end. N: the next capture, with Shift the one before.',
  turns: 'Turn by turn',
  earlier: 'Show earlier turns',
  later: 'Show later turns',
  /** What could have been done with a throw. */
  others: {
    title: 'What else could have been done?',
    played: 'Played',
    possible: (many: number) =>
      many === 1 ? 'One more move was possible' : `${many} more moves were possible`,
    /** Before the move is made. */
    open: (many: number) => (many === 1 ? 'One move is possible' : `${many} moves are possible`),
    none: 'Nothing else was possible.',
    unusable: 'Nothing was possible with this throw.',
    not: 'Could not move',
    all: (many: number) => `Show all ${many}`,
    toThrow: 'The dice are to be thrown now. What could be done with them is told after the throw.',
  },
  dice: {
    title: 'Were the dice fair?',
    right: (throws: number) =>
      `This device has worked out ${count(throws, 'throw', 'throws')} again: all are right.`,
    partly: (right: number, throws: number) =>
      `This device has worked out ${right} of ${throws} throws again: these are right, the others cannot be checked.`,
    unchecked: 'These dice cannot be checked: nothing was published that they could be worked out from.',
    restored:
      'The store of the server was restored during this game: it may have known the throws after that.',
  },
  position: 'The position as text',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'This browser does not let the page copy. The text is selected.',
  playOn: {
    title: 'Play on from here',
    means: 'The pieces stand as they stand now, and whoever has the turn goes on.',
    here: 'On this screen',
    friends: 'With friends by link',
    over: 'The game is over here. Go back to an earlier moment to play on from there.',
  },
  /** While the game goes on. */
  present: {
    title: 'The game so far',
    back: 'Back to the game',
    yourTurn: 'It is your turn: back to the game',
    reading: 'The game so far is fetched …',
    failed: 'The game so far cannot be had now. Try again later.',
    new: 'The game has gone on meanwhile.',
  },
};
