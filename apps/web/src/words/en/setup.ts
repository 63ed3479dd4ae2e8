import { count, duration } from './common.ts';

export const setup = {
  find: 'Who can find this table?',
  findLink: 'Only people who have the link',
  findAnybody: 'Anybody can find this table on the first page',
  titleBots: 'A game against bots',
  titleHere: 'A game on this screen',
  titleFriends: 'A table for friends',
  rules: 'Which rules?',
  board: (squares: number) => `${squares} squares`,
  dice: (dice: number) => count(dice, 'die', 'dice'),
  players: (from: number, to: number) => (from === to ? `${to} players` : `${from} to ${to} players`),
  alsoCalled: (names: string) => `“${names}” is the same game under another name.`,
  variations: 'Variations',
  noVariations: 'These rules have no variations.',
  howLong: 'How long may it take?',
  lengths: { whole: 'Whole game', 'head-start': 'Quick game' },
  aboutMinutes: (minutes: number) => `about ${minutes} minutes`,
  headStart: 'Two pieces of each colour are home from the beginning',
  quickMeans: 'Quick game: two pieces of each colour are home from the beginning; all rules are the same.',
  lengthOwn: 'With variations of your own it may take longer or shorter.',
  howMany: 'How many players?',
  playerCount: (players: number) => count(players, 'player', 'players'),
  colours: 'Which colours?',
  off: 'Not played',
  playerWith: (player: number, colours: string) => `Player ${player}: ${colours}`,
  withNeutral: (colours: string, neutral: string) => `${colours}, with ${neutral} neutral`,
  partners: (one: string, other: string) => `${one} are partners against ${other}.`,
  eachForItself: 'Each colour plays for itself; whoever first has both colours home wins.',
  neutral: (colour: string) => `${colour} has no player: everybody may move its pieces.`,
  names: 'Who plays?',
  nameOf: (colour: string) => `Name for ${colour}`,
  yourName: 'Your name',
  advanced: 'Advanced: start from a position',
  position: 'Position text',
  positionHint: 'One line of six fields. Leave it empty for a usual game.',
  positionUse: 'The position decides the rules, the seats and who is to throw.',
  positionOver: 'The game in this position is over already.',
  positionWrong: (field: string) => `The field “${field}” is not right.`,
  positionReason: 'Here:',
  startHere: 'Start the game',
  startFriends: 'Make the table',
  making: 'Making the table …',
  table: 'If somebody drops out or takes long',
  away: 'When a player does not come back in time',
  aways: {
    bot: 'A bot plays on; the player takes the seat back at any time',
    others: 'The other players decide: wait, or let a bot play on',
    wait: 'The game waits; only the host can let a bot play on',
  },
  grace: 'How long to wait for a lost connection',
  seconds: (seconds: number) => duration(seconds),
  clock: 'Time to think',
  noClock: 'As long as everybody likes',
  clockThrow: (seconds: number) => `${duration(seconds)} for each throw; then the table plays it`,
  clockBank: (seconds: number, increment: number) =>
    `${duration(seconds)} for the whole game, and ${duration(increment)} more with every throw`,
};

export const setupFields: Readonly<Record<string, string>> = {
  rules: 'rules',
  seats: 'seats',
  pieces: 'pieces',
  colour: 'colour',
  dice: 'dice',
  notes: 'notes',
  text: 'text',
};

/** How each field of a position is written. */
export const setupFieldHints: Readonly<Record<string, string>> = {
  rules:
    'A game (ludo, jumbo, indian, parchis, uckers, uckers-navy or german), then each variation with a + before it, in the order of the alphabet.',
  seats:
    'A character for each colour: the number of its player, n for a neutral colour, - for one that is not in play.',
  pieces:
    'Four groups with / between them, each with four places from the last to the first: b for base, numbers, h for home. A colour that is not in play has -.',
  colour: 'Whose turn it is: R, G, Y or B, on the German board Y, G, R or K; - when the game is over.',
  dice: '? before the throw, else the dice that were thrown, the higher one first.',
  notes: 'What the board does not show, a challenge for example. Mostly it is -.',
  text: 'Six fields with one space between them: rules, seats, pieces, colour, dice, notes.',
};
