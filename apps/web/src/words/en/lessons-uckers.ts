import type { LessonWords } from '../lesson-text.ts';

export const uckersWords: Pick<LessonWords, 'uckers' | 'uckers-navy' | 'uckers-blobs'> = {
  uckers: {
    about: 'Two dice, your partner, and eight pieces home together',
    steps: {
      goal: {
        title: 'Two against two',
        say: [
          'You are Red. Yellow, opposite, is your partner; Green and Blue play against you. The pair with all eight pieces home wins. Throw the two dice.',
        ],
        right: '5 and 3. Pieces leave base with a 6 only, so this throw is lost.',
      },
      six: {
        title: 'The six',
        say: [
          'Throw again.',
          'The 6 puts a piece on your start square. The 4 then moves it on. Press the big button.',
          'A 6 gives one more throw of both dice. Throw.',
          'With only one piece to move, it goes both dice together: 7.',
        ],
        right: 'Well done. A double 6 would have brought out two pieces.',
      },
      split: {
        title: 'Two dice, two pieces',
        say: [
          'Throw.',
          'One piece goes the total, 8, or two pieces go one die each. A green piece stands 3 in front of your rear piece: move that piece 3. The 5 is then for the other one.',
        ],
        right: 'Captured! A single piece that you land on goes back to base.',
        other: 'You may do that. But with the 3, your rear piece would have captured Green.',
      },
      total: {
        title: 'The total does not stop',
        say: ['Throw.', 'Your only piece goes 9, without a stop on the way. Look whom it captures.'],
        right: 'Only the piece on the last square was captured. The one on the way stays.',
      },
      blob: {
        title: 'Blobs',
        say: [
          'Two green pieces stand right in front of you. Two of one colour are a blob. Throw.',
          'No opponent may pass a blob or land on it. Press the piece with the ring, to hear it.',
          'So the other piece takes both dice.',
        ],
        right: 'If both dice can be used, both must be used. How a blob is broken is a lesson of its own.',
      },
      home: {
        title: 'Home, exactly',
        say: [
          'Your front piece is in the home column, where nobody can hurt it. Throw.',
          'It needs exactly 3 to get home, by one die or by both together. Bring it home, and use the 4 for the other one.',
        ],
        right: 'Home! You have one less to look after.',
        other: 'You may do that. But the 3 would have brought your front piece home.',
      },
      partner: {
        title: 'Help your partner',
        say: [
          'All your four are home, but the pair needs eight. First you must throw a 6. Throw.',
          'A 6! From your next turn on you move your partner’s pieces. Now the others have their turn.',
          'Your turn again, and now for Yellow. Throw.',
          'Move the last yellow piece on.',
        ],
        right: 'So both of you bring it home. The pair with all eight home wins.',
      },
    },
  },
  'uckers-navy': {
    about: 'The sailors’ way on the short board',
    steps: {
      goal: {
        title: 'Two against two',
        say: [
          'You are Red, and Yellow is your partner. The pair with all eight pieces home wins. Throw the two dice.',
          'A 6 puts a piece on the start square; the 4 moves it on. Press the big button.',
        ],
        right: 'A 6 gives one more throw; so does a double 6, which brings out two pieces.',
      },
      single: {
        title: 'A piece alone',
        say: ['Throw.', 'A single piece goes both dice together. Look whom it captures.'],
        right: 'It captured the piece on the last square only. On the square in between it does not stop.',
      },
      split: {
        title: 'Two pieces',
        say: [
          'Throw.',
          'Now you may share the dice: one die each, or both for one piece. Capture the blue piece with the 3.',
        ],
        right: 'Captured! The 5 went to your other piece.',
        other: 'You may do that. But the 3 would have captured Blue.',
      },
      barrier: {
        title: 'Blobs',
        say: [
          'Two pieces of a colour on one square are a blob. Throw.',
          'Opponents may not pass it or land on it. Press the piece with the ring, to hear it.',
          'So the other piece takes both dice.',
        ],
        right: 'Blue, the partner of Green, could pass. For you it is a wall.',
      },
      challenge: {
        title: 'The challenge',
        say: [
          'You stand right behind the blob. Throw.',
          'A 6! With it you can challenge the blob: press the piece behind it.',
          'The 1 is lost, but the 6 gives another throw. Two pieces need two more sixes. Throw!',
          'Two sixes at once: they both count.',
        ],
        right: 'The blob is broken, both pieces go to base, and your turn ends. No extra throw after that.',
        other: 'You may do that: nobody has to challenge. But a 6 right behind a blob is a rare chance.',
      },
      home: {
        title: 'Home, exactly',
        say: [
          'In the home column a piece is safe. Throw.',
          'It needs exactly 3. Bring it home, and use the 4 for the other one.',
        ],
        right: 'Home!',
        other: 'You may do that. But the 3 would have brought your front piece home.',
      },
      partner: {
        title: 'All home: wait',
        say: [
          'This is your last piece. Throw.',
          'The 2 brings it home.',
          'In Navy Uckers the extra throw for the 6 is lost now: you wait for your next turn. The others play.',
          'Now you need a 6, to be allowed to help your partner. Throw.',
        ],
        right: 'A 6! From your next turn on you throw for Yellow. The pair with all eight home wins.',
      },
    },
  },
  'uckers-blobs': {
    about: 'Walls, walls with a crack, and how to break them',
    steps: {
      wall: {
        title: 'Build a wall',
        say: [
          'Blue comes up behind your pieces. Throw.',
          'Use the 5 to put two of your pieces together, and the 2 for the piece in front.',
          'Two of one colour are a blob. Now look what Blue can do with 5 and 4.',
        ],
        right: 'Blue moves only 5: the other 4 would have had to go past your blob. It is a wall.',
        other: 'You may do that. But a single piece can be captured. Two together are a wall.',
      },
      mixed: {
        title: 'Two colours, no wall',
        say: [
          'Your partner Yellow stands in front of you. Throw.',
          'You may land on a partner. Do it with the 5; the 3 is for the other piece.',
        ],
        right: 'A mixed blob. It is drawn with a crack: it stops nobody, and an opponent can capture both.',
        other: 'You may do that. Here, try what happens when you land on your partner.',
      },
      break: {
        title: 'Break a mixed blob',
        say: ['Green and Blue share a square in front of you. Throw.', 'Land on them with the 5!'],
        right: 'Both are captured at once. So think twice before you make a mixed blob.',
        other: 'You may do that. But the 5 would have captured two pieces at once.',
      },
      challenge: {
        title: 'Challenge a blob',
        say: [
          'You stand right behind a blue blob. From here you can challenge it. Throw.',
          'A 6! Press the piece that is next to the blob, and lay down the challenge.',
        ],
        right: 'The challenge stands. The 2 is lost, but the 6 gives another throw.',
        other: 'You may do that: nobody has to challenge. But try it now: press the piece next to the blob.',
      },
      count: {
        title: 'Count the sixes',
        say: [
          'The blob has two pieces, so you need two sixes more. Until then you move nothing else. Throw.',
          'One 6. Count it.',
          'And another throw for it.',
          'No 6: your turn ends, but the challenge stands. Now the others.',
          'Your turn again. Throw.',
          'The second 6!',
        ],
        right:
          'The blob is captured, and your piece stands in its place. Your turn ends, without another throw.',
      },
      lapse: {
        title: 'When it comes to nothing',
        say: ['Here you have one 6 of two. Throw.', 'No 6. Now look what Blue does.'],
        right:
          'The blob has moved apart: there is nothing to challenge any more. Your sixes are gone, but your pieces are free again.',
      },
      base: {
        title: 'From base',
        say: [
          'A blue blob stands on your start square and keeps you in. Throw.',
          'A 6! Challenge it from base. It takes one 6 more than the blob has pieces.',
        ],
        right: 'The challenge stands. Three sixes, and the way is free. Good luck!',
        other: 'You may do that. But your pieces in base stay shut in. Challenge the blob.',
      },
    },
  },
};
