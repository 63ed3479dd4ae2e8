import type { LessonText } from '../lesson-text.ts';

export const indianWords: LessonText = {
  about: 'Safe squares, pairs, three sixes, and another throw for a capture or for home',
  steps: {
    six: {
      title: 'Out with a six',
      say: [
        'You are Red. Bring your four pieces once round the board, clockwise, and home into the middle. Throw the die!',
        'A 6! It puts a piece on your start square, and that is all it does. Press the big button.',
        'A 6 gives another throw. Throw!',
        'A 4. Only the piece on the board can go: four squares on.',
      ],
      right: 'You are on your way. Pieces come out on a 6 only.',
    },
    capture: {
      title: 'Capture, and throw again',
      say: [
        'Throw.',
        'You choose which piece goes 3. One of them lands on the yellow piece. Press it.',
        'Captured! The yellow piece goes back to its base, and you throw again. Throw!',
        'A 5. Move whichever piece you like.',
      ],
      right: 'Every capture gives another throw.',
      other:
        'You may do that. But the other piece could have captured Yellow, and a capture gives another throw.',
    },
    safe: {
      title: 'Squares with a star',
      say: [
        'A yellow piece is just behind your front piece. Throw.',
        'Nobody is captured on a square with a star, nor on a start square. Take the front piece to the star.',
        'Now Yellow lands on the same square.',
      ],
      right: 'Nothing happens: on a safe square everybody has room, and nothing bars the way.',
      other: 'You may do that. But with the 4 your front piece gets to the star, where it is safe.',
    },
    pair: {
      title: 'Two together',
      say: [
        'Yellow comes up behind you again, and there is no star near. Throw.',
        'Two of your pieces on one square cannot be captured. Put two together.',
        'Now Yellow lands right on them.',
      ],
      right:
        'Nothing happens: Yellow stands beside your pair. But a pair bars nobody, and a single piece left there can be captured.',
      other: 'You may do that. But a single piece can be captured; two together cannot.',
    },
    three: {
      title: 'Three sixes',
      say: [
        'Throw.',
        'A 6. Bring a piece out.',
        'You throw again. Throw!',
        'Another 6! Bring out one more.',
        'And again. Throw!',
      ],
      right: 'A third 6 in a row! It is lost, and your turn is over.',
      other:
        'You may do that. But bring a piece out here: the more pieces on the board, the more you can choose.',
    },
    home: {
      title: 'Home, exactly',
      say: [
        'A piece is in your home column, where nobody else can go. Throw.',
        'A 5 is too much. Press the piece with the ring, to hear what it needs.',
        'Home is reached by an exact throw only. Move the other piece.',
        'Now Yellow has a turn.',
        'Your turn. Throw.',
        'A 3! Which piece gets home with it?',
        'Home! That gives another throw, too. Throw!',
        'A 2. Move on, onto the star.',
      ],
      right:
        'A 6, a capture, a piece that gets home: each gives another throw, but one throw never gives more than one.',
      other: 'You may do that. But the 3 was just what the piece in the home column needs.',
    },
    win: {
      title: 'The last piece',
      say: ['Three are home, and one needs a 1. Throw!', 'Bring it home.'],
      right: 'All four are home: you are first! With more players the others play on for the next places.',
    },
    quick: {
      title: 'The quick game',
      say: [
        'In the quick game one piece home wins, but you must have captured a piece before. You have not. Throw.',
        'So your piece does not go up the home column: it goes past its start square, and once more round. Move it.',
      ],
      right: 'First capture, then home. That is all: you know the Ludo of the apps.',
    },
  },
};
