/** What lessons say, step by step. */
import type { LessonWords } from '../lesson-text.ts';
import { indianWords } from './lessons-indian.ts';
import { parchisWords } from './lessons-parchis.ts';
import { switchWords } from './lessons-switches.ts';
import { uckersWords } from './lessons-uckers.ts';

export const lessonWords: LessonWords = {
  ludo: {
    about: 'The way home, the 6, captures and blocks',
    steps: {
      goal: {
        title: 'What it is about',
        say: [
          'You are Red. Bring your four pieces once round the board, clockwise, and home into the middle. Throw the die!',
        ],
        right:
          'A 4. All your pieces are in base, and they leave it on a 6 only. So this throw is lost. First to have all four home wins.',
      },
      six: {
        title: 'The six',
        say: [
          'Throw again. This time you are lucky.',
          'A 6! It brings a piece out. Coming onto the start square uses up 1, and it goes on by the other 5: to square 6. Press the big button.',
          'Every 6 gives another throw. Throw!',
          'A 4. Only the piece on the board can go: four squares on.',
        ],
        right: 'Well done. The others still wait for a 6.',
      },
      capture: {
        title: 'Choose, and capture',
        say: [
          'Now you have two pieces on the way. Throw.',
          'Both can go 5, and you choose which. One of them lands exactly on a yellow piece. Press that one.',
        ],
        right: 'Captured! A single piece that you land on goes back to its base and begins again.',
        other: 'You may do that: you choose freely. But the piece in front could have captured Yellow.',
      },
      block: {
        title: 'Blocks',
        say: [
          'Two yellow pieces stand together. That is a block. Throw.',
          'Nobody else may pass a block or land on it. Press your piece with the ring, to hear why it cannot move.',
          'The board always tells you the rule. Now move the other piece.',
        ],
        right: 'You went on with the other piece. Whoever can move a piece must move one.',
      },
      shelter: {
        title: 'A block of your own',
        say: [
          'A yellow piece comes up behind you. Throw.',
          'Put two of your pieces on one square: then they are safe.',
          'Now look what Yellow can do with a 5.',
        ],
        right: 'Nothing! Your block stands in the way, and the throw of Yellow is lost.',
        other: 'You may do that. But a single piece can be captured. Two together are a safe block.',
      },
      home: {
        title: 'Home, exactly',
        say: [
          'A piece of yours is in the red home column, where nobody else can go. Throw.',
          'A 3 is too much. Press the piece with the ring, to hear what it needs.',
          'Only an exact throw leads home. Move the other piece instead.',
          'Now Yellow has a turn.',
          'Your turn. Throw.',
          'A 2 is just right. Which piece gets home with it?',
        ],
        right: 'Home! There it stays, safe for ever.',
        other: 'You may do that. But the 2 was just what the piece in the home column needs.',
      },
      win: {
        title: 'The last piece',
        say: ['Three are home, and one needs a 3. Throw!', 'Bring it home.'],
        right: 'All four are home: you have won!',
      },
    },
  },
  indian: indianWords,
  parchis: parchisWords,
  jumbo: {
    about: 'The short board, captures, blocks and the exact throw',
    steps: {
      goal: {
        title: 'Out with a six',
        say: [
          'You are Red. Bring four pieces once round, clockwise, and home. The way is short: 52 squares. Throw.',
          'A 6 puts a piece on its start square and takes it five squares on. Press the big button.',
          'A 6 gives another throw. Throw.',
          'Two squares on.',
        ],
        right: 'Off you go. First to have all four pieces home wins.',
      },
      capture: {
        title: 'Capture',
        say: ['Throw.', 'You choose which piece goes 3. One of them lands on the yellow piece. Press it.'],
        right: 'Captured! A single piece that you land on goes back to its base.',
        other: 'You may do that. But the other piece could have captured Yellow.',
      },
      block: {
        title: 'Blocks',
        say: [
          'Two yellow pieces on one square are a block. Throw.',
          'Nobody else may pass it or land on it. Press the piece with the ring, to hear why it cannot move.',
          'So the other piece has to go.',
        ],
        right: 'Two of your own on one square are a block, too: there they are safe.',
      },
      shut: {
        title: 'Shut in',
        say: [
          'Here Yellow has a block right on your way out. Throw.',
          'A 6, but a piece coming out would have to pass the block. Press the base, to hear it.',
          'So this 6 moves the piece on the board.',
        ],
        right: 'And because it was a 6, you may throw again.',
      },
      home: {
        title: 'Home, exactly',
        say: [
          'One piece is in your home column, where nobody else can go. Throw.',
          'A 5 is too much. Press the piece with the ring, to hear what it needs.',
          'Home is reached by an exact throw only. Move the other piece.',
          'Now Yellow has a turn.',
          'Your turn. Throw.',
          'A 3! Which piece gets home with it?',
        ],
        right: 'Home! Four of them, and you have won.',
        other: 'You may do that. But the 3 was just what the piece in the home column needs.',
      },
      young: {
        title: 'For young children',
        say: [
          'There is a gentler way: pieces come out on a 1, too. Choose it under “Variations”. Throw.',
          'The 1 puts a piece on its start square. Bring it out.',
        ],
        right: 'That is all. You know Jumbo Ludo.',
      },
    },
  },
  german: {
    about: 'The duties of a 6, jumping, and the four end squares',
    steps: {
      goal: {
        title: 'What it is about',
        say: [
          'You are Yellow. Bring four pieces once round, clockwise, onto your own four end squares a to d. Throw.',
          'One piece stands on its start square already. Move it.',
        ],
        right:
          'The first with all four on the end squares wins; the others play on for second and third place.',
      },
      six: {
        title: 'A six brings one in',
        say: [
          'Throw.',
          'A 6. While pieces wait in base, it must bring one in. Press the piece with the ring, to hear it.',
          'Now bring one in.',
        ],
        right: 'It stands on the start square, and every 6 gives another throw.',
      },
      leave: {
        title: 'Clear the start square',
        say: [
          'Throw again.',
          'Others still wait in base, so the start square must be cleared first. Press the piece with the ring.',
          'Move the piece off the start square.',
        ],
        right: 'Right. The start square is free for the next one.',
      },
      capture: {
        title: 'Jump and capture',
        say: [
          'In this game pieces jump over others; nothing blocks. Throw.',
          'One of your pieces can jump over a red piece and land on another. Find it.',
        ],
        right: 'Captured! It goes back to its base. You may capture, but you need not.',
        other: 'You may do that: nobody has to capture here. But try the piece that can.',
      },
      single: {
        title: 'One on a square',
        say: [
          'Throw.',
          'The 4 would bring one piece onto your own other one. Press the piece with the ring, to hear why not.',
          'Only one piece stands on a square. Move the one in front.',
        ],
        right: 'Your own pieces are never captured. They only stand in each other’s way.',
      },
      end: {
        title: 'The end squares',
        say: [
          'Your end squares a to d are counted one by one. Throw.',
          'The piece on c cannot go 5: that leads beyond d. Press it.',
          'But another piece gets in with exactly 5, onto d. It may jump. Find it.',
        ],
        right: 'On d, for good. With all four there you have won.',
        other: 'You may do that. But the other piece could have gone onto end square d.',
      },
      three: {
        title: 'Variation: three throws',
        say: [
          'Many play so: whoever can only be helped by a 6 throws up to three times. Throw.',
          'No 6. Throw again.',
          'No 6. The third throw!',
          'A 6! Bring a piece in.',
        ],
        right: 'Choose it under “Variations” before the game.',
      },
      barrier: {
        title: 'Variation: barriers',
        say: [
          'Another one: two pieces of a colour may share a square. Then they are a barrier. Throw.',
          'Nobody jumps over a barrier. Press the piece with the ring, to hear it.',
          'Move the other piece.',
        ],
        right: 'That is all. You know German-style Ludo.',
      },
    },
  },
  ...uckersWords,
  switches: switchWords,
};
