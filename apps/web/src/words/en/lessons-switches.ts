/** What lessons say of the switches of Uckers. */
import type { LessonWords } from '../lesson-text.ts';

export const switchWords: LessonWords['switches'] = {
  anyDouble: {
    title: 'A switch: any double',
    say: [
      'At your table any double throws again, not only a 6. Throw.',
      'A double 2 moves nothing here, but it gives another throw. Throw.',
      'A 6! Bring a piece out, and on with the 4.',
    ],
    right: 'Without this switch the double 2 would have ended your turn.',
  },
  snakeEyes: {
    title: 'A switch: snake eyes',
    say: [
      'The game has just begun, and nobody has thrown yet. Throw.',
      'A double 1 as your very first throw! It brings out all four. Press the big button.',
    ],
    right: 'All four stand on your start square. Only the first throw of a colour can do that.',
  },
  snakeEyesIn: {
    title: 'A switch: out and in',
    say: [
      'Your first throw was a double 1. This is your second. Throw.',
      'A double 1 again! Now all four must go back.',
    ],
    right: 'All back in base. Only the second throw can do that.',
  },
  blobTakesBlob: {
    title: 'A switch: blob takes blob',
    say: [
      'A green blob stands four squares in front of yours. Throw.',
      'A double 4! With it your blob may go onto the green one, both pieces together. Do that.',
    ],
    right: 'Captured, both of them! It takes a double, and two pieces against two.',
    other: 'You may do that. But with the double 4 your blob would have captured the green one.',
  },
  oneRun: {
    title: 'A switch: one run of sixes',
    say: [
      'You stand right behind a green blob. Throw.',
      'With a 6 from there you may challenge it: press your piece on the board.',
      'The 6 gives another throw. It takes two more sixes, here in one run. Throw.',
    ],
    right: 'No 6: the challenge is over at once. Without this switch it would have stood.',
    other: 'You may do that. But try it now: press the piece next to the blob.',
  },
  blowBack: {
    title: 'A switch: the blow-back',
    say: [
      'Green stands just before your home column, and your piece two squares up in it. Throw.',
      'The 2 may bring it back onto Green. Do that, and use the 5 for the other one.',
    ],
    right: 'Captured! A piece goes back only for that.',
    other: 'You may do that. But going back 2 would have captured Green.',
  },
  suckBack: {
    title: 'A switch: the suck-back',
    say: [
      'Many sailors play this switch. Your piece stands just before the green home column, and Green three squares up in it. Announce the suck-back before you throw: press it in the list.',
    ],
    right:
      'A 3! Green goes back to base, your piece goes one square on, and your turn ends. Without a 3 or 2 + 1 only your piece had moved.',
    other:
      'You may do that: nobody has to announce. But a piece so near home is worth a try. Announce before you throw.',
  },
};
