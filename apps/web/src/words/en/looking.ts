/** Playing by keys and by ear. */
import { count } from './common.ts';

export const keys = {
  names: { enter: 'Enter', space: 'Space', arrows: 'Arrow keys', digits: '1 to 9', escape: 'Esc' },
  what: {
    main: 'Throw the die, or make the only move',
    choose: 'Make that choice of the list',
    pieces: 'Go from piece to piece that can move; Enter moves it',
    mine: 'Where are my pieces?',
    threats: 'Who can hit me, and whom can I hit?',
    all: 'The whole position, colour by colour',
    last: 'The last turn again; once more: the turn before. With Shift: the turn after',
    now: 'Whose turn it is, the dice and the choices',
    undo: 'On one screen: take the last step back',
    rules: 'Show the rules',
    sound: 'Sound on or off',
    help: 'Show these keys',
    back: 'Close what has opened; with two dice, take back the first step',
  },
  skip: 'Skip to the table',
  look: 'Ask about the game',
};

export const voice = {
  numbered: (nth: number, words: string) => `${nth}: ${words}`,
  only: (words: string) => `One move only. ${words}`,
  yourTurn: 'Your turn.',
  takenBack: 'The last step was taken back.',
  /** Before what is to be chosen with it. */
  threw: (faces: string) => `You threw ${faces}.`,
  /** Nobody has been told of it. */
  lies: (faces: string) => `There is a throw of ${faces} to use.`,
  isToCount: (number: number) => `There are ${number} squares to count.`,
  hurry: (seconds: number) => `${count(seconds, 'second', 'seconds')} left for you.`,
};

/** The same rule has another name in each game. */
export const forming = {
  makes: {
    block: 'makes a block',
    blob: 'makes a blob',
    barrier: 'makes a barrier',
    mixed: 'makes a mixed blob',
  },
  shelters: 'reaches a safe square',
  breaks: {
    block: 'breaks up a block',
    blob: 'breaks up a blob',
    barrier: 'breaks up a barrier',
    mixed: 'breaks up a mixed blob',
  },
};
