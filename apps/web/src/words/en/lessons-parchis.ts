import type { LessonText } from '../lesson-text.ts';

export const parchisWords: LessonText = {
  about: 'A five to come out, barriers, safe squares, and 20 and 10 to count',
  steps: {
    five: {
      title: 'Out with a five',
      say: [
        'You are Yellow. Bring your four pieces once round the board, anticlockwise, and home into the middle. Throw the die!',
        'A 5! It must bring a piece out onto your start square. Press the big button.',
        'Now it is Red’s turn.',
        'Your turn. Throw!',
        'A 4. Move your piece four squares on.',
      ],
      right: 'You are on your way. Pieces come out on a 5 only.',
    },
    capture: {
      title: 'Capture, and count 20',
      say: [
        'Throw.',
        'A 4. One of your pieces lands on the red piece. Press it.',
        'Captured! The red piece goes back to its base, and you count 20 more, with whichever piece you like.',
      ],
      right: 'Every capture lets you count 20.',
      other: 'You may do that. But the other piece could have captured Red, and that counts 20 more.',
    },
    safe: {
      title: 'Safe squares',
      say: [
        'A red piece is just behind your back piece. Throw.',
        'On a square with a ring nobody is captured. Take the back piece to the ring.',
        'Now Red lands on the same square.',
      ],
      right:
        'Nothing happens: on a safe square two colours stand side by side. A third piece would find no room.',
      other: 'You may do that. But with the 3 the back piece gets to the ring, where it is safe.',
    },
    barrier: {
      title: 'A barrier',
      say: [
        'Throw.',
        'Two of your pieces on one square are a barrier. Put two together.',
        'Red throws a 4, and would have to land there.',
        'Nobody gets past, not even you. Throw!',
        'A 6! It must open your barrier, so that nobody waits for ever. Move one of the two.',
      ],
      right: 'A barrier stops everybody, until a 6 opens it or you move on.',
      other:
        'You may do that. But with the 3 two of your pieces come together, and Red is stuck behind them.',
    },
    seven: {
      title: 'A six that counts seven',
      say: [
        'None of your pieces is in base now. Throw.',
        'So this 6 counts seven: just what one piece needs to get home. Which one?',
        'Home! That lets you count 10 more, with whichever piece you like.',
      ],
      right: 'A 20 for a capture, a 10 for home: count them before you throw again.',
      other: 'You may do that. But the 7 was just what the piece in the home column needs.',
    },
    three: {
      title: 'Three sixes',
      say: [
        'Throw.',
        'A 6. Move your piece on.',
        'A 6 gives another throw. Throw!',
        'Another 6! Move on.',
        'And again. Throw!',
      ],
      right:
        'A third 6 in a row! It is not used, the piece that you moved last goes back to base, and your turn is over.',
    },
    win: {
      title: 'The last piece',
      say: ['Three are home, and one needs a 4. Throw!', 'Bring it home.'],
      right: 'All four are home: you have won! That is all: you know how to play Parchís.',
    },
  },
};
