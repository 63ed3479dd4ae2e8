/** What stands round the board. */
import { count, duration, ordinal } from './common.ts';
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const turn = {
  /** At this device. */
  yours: {
    throw: (who: string) => `${who}: throw the die`,
    throwDice: (who: string) => `${who}: throw the dice`,
    throwAgain: (who: string) => `${who}: throw again`,
    beforeThirdSix: (who: string) => `${who}: throw again; a third 6 would be lost`,
    thirdSixWouldCost: (who: string) => `${who}: throw again; a third 6 would cost a piece`,
    nth: (who: string, nth: number) => `${who}: throw again, ${ordinal(nth)} throw of three`,
    move: (who: string) => `${who}: move a piece`,
    six: (who: string) => `${who}: throw for a 6, then you move the partner’s pieces`,
    partner: (who: string, partner: string) => `${who}: throw for the pieces of ${partner}`,
    partnerMove: (who: string, partner: string) => `${who}: move a piece of ${partner}`,
    challenge: (who: string, sixes: number, needed: number) =>
      `${who}: throw for the challenge, ${sixes} of ${needed} sixes`,
    challengeMove: (who: string) => `${who}: count for the challenge`,
    count: (who: string, number: number) => `${who}: count ${number} with a piece`,
  },
  theirs: {
    throw: (who: string) => `${who} throws`,
    throwDice: (who: string) => `${who} throws`,
    throwAgain: (who: string) => `${who} throws again`,
    beforeThirdSix: (who: string) => `${who} throws again; a third 6 would be lost`,
    thirdSixWouldCost: (who: string) => `${who} throws again; a third 6 would cost a piece`,
    nth: (who: string, nth: number) => `${who} throws again, ${ordinal(nth)} throw of three`,
    move: (who: string) => `${who} moves a piece`,
    six: (who: string) => `${who} throws for a 6, to move the partner’s pieces then`,
    partner: (who: string, partner: string) => `${who} throws for the pieces of ${partner}`,
    partnerMove: (who: string, partner: string) => `${who} moves a piece of ${partner}`,
    challenge: (who: string, sixes: number, needed: number) =>
      `${who} throws for the challenge, ${sixes} of ${needed} sixes`,
    challengeMove: (who: string) => `${who} counts for the challenge`,
    count: (who: string, number: number) => `${who} counts ${number} with a piece`,
  },
  away: (who: string) => `${who} is not connected; the game waits`,
  /** The player to act is not connected. */
  awaiting: {
    since: (seconds: number, next: string) => `${next} Gone for ${duration(seconds)}.`,
    next: {
      bot: (seconds: number) => `A bot plays on in ${duration(seconds)}.`,
      others: (seconds: number) => `In ${duration(seconds)} each of you can let a bot play on.`,
      wait: () => 'The game waits; only the host can let a bot play on.',
    },
    late: {
      bot: 'A bot plays on, until the player is back.',
      others: 'Each of you can let a bot play on now.',
      wait: 'The game waits; only the host can let a bot play on.',
    },
  },
  /** Of others than whoever is to play. */
  missing: {
    away: (who: string) => `${who} is not connected.`,
    bot: (who: string) => `A bot plays for ${who}.`,
  },
  /** In place of a person. */
  bot: (who: string) => `A bot plays for ${who}`,
  botPlays: (who: string) => `${who} plays`,
  letBot: 'Let a bot play on',
  paused: 'The game is paused',
  timeLeft: (seconds: number) => `${duration(seconds)} left`,
  over: (who: string) => `${who} has won`,
  overTogether: (who: string) => `${who} have won`,
  ended: 'The game was ended',
  titleYours: (who: string, game: string) => `● ${who}: your turn – ${game}`,
  titleOther: (who: string, game: string) => `${who} – ${game}`,
};

export const dice = {
  throwOne: 'Throw the die',
  throwTwo: 'Throw the dice',
  choose: 'Choose a piece',
  count: (number: number) => `Count ${number}: choose a piece`,
  left: (face: number) => `The ${face} is left: choose a piece`,
  chooseWay: 'Choose a die',
  tumblingTwo: 'The dice roll',
  play: (place: string, to: string) => `Move: from ${place} ${to}`,
  comeBack: 'A bot plays for you: play again yourself',
  wait: 'One moment',
  comeHere: 'You count as away: play on',
  waitFor: (who: string) => `Waiting for ${who}`,
  tumbling: 'The die rolls',
  undo: 'Take the last step back',
  undone: (what: string) => `Taken back: ${what}`,
  useless: (faces: string) => `No move with ${faces}`,
};

export const board = {
  name: (game: string) => `Board of ${game}`,
  /** "Red piece on square 12: move to square 18, captures Green". */
  piece: (colour: string, many: number, standing: string) =>
    many === 1 ? `${colour} piece ${standing}` : `${colour} pieces ${standing} (${many})`,
  canMove: (piece: string, effect: string) => `${piece}: ${effect}`,
  move: (to: string) => `move ${to}`,
  enter: (to: string) => `come out and go ${to}`,
  captures: (whose: string, many: number) =>
    many === 1 ? `captures ${whose}` : `captures ${many} pieces of ${whose}`,
  suckBack: (whose: string, standing: string, many: number, percent: number) =>
    many === 1
      ? `suck back ${whose} ${standing}, chance ${percent}%`
      : `suck back ${many} pieces of ${whose} ${standing}, chance ${percent}%`,
  moveBack: (to: string) => `move backwards ${to}`,
  moveTogether: (many: number, to: string) => `move ${many} together ${to}`,
  andThen: (place: string, to: string) => `then from ${place} ${to}`,
  /** The same piece goes on. */
  onwards: (to: string) => `then on ${to}`,
  challenge: (blob: string, needed: number) =>
    `challenge ${blob} (${count(needed, '6', 'sixes')} needed after this one)`,
  counts: (sixes: number, needed: number) => `count the 6: ${sixes} of ${needed} sixes`,
  winsChallenge: 'win the challenge',
  /** Beside the name of the piece: its dice, and where it ends. */
  ends: (place: string) => `→ ${place}`,
  lapses: (whose: string) => `ends the challenge of ${whose}`,
  thenCounts: (number: number) => `then count ${number}`,
  penalised: (standing: string) => `penalty: the piece ${standing} goes to base`,
  unused: 'Leave the throw unused',
  /** A choice that takes one die of two, or both. */
  withDie: (place: string, face: number) => `${place}, die ${face}`,
  withBoth: (place: string, sum: number) => `${place}, both dice (${sum})`,
  back: 'Take it back',
  mustUseBoth: 'Both dice must be used.',
  mustUseOne: (face: number) => `Only the ${face} can be used.`,
  below: (count: number) => `Further down: ${count} more`,
  left: (face: number) => `The ${face} is left: choose a piece that can use it, or take the first step back.`,
  cannotMove: (piece: string) => `${piece}, cannot move: why?`,
  /** An effect that begins a sentence. */
  first: capital,
  announce: 'Or announce before the throw:',
  choices: 'Your choices',
  choice: (place: string, effect: string) => `${capital(place)}: ${effect}`,
};

export const seats = {
  title: 'Players',
  open: 'Open seat',
  take: (colour: string) => `Take the seat of ${colour}`,
  takeShort: 'Sit here',
  /** For somebody who has a seat. */
  takeAlso: 'Sit here too',
  leave: (who: string) => `Leave the seat of ${who}`,
  leaveShort: 'Stand up',
  you: 'you',
  away: 'not connected',
  host: 'host',
  bot: 'a bot plays',
  /** The name of a bot everywhere, where it plays for itself. */
  botName: (colours: string) => `Bot ${colours}`,
  /** On the board, where a bot plays on for somebody. */
  botFor: (name: string) => `Bot: ${name}`,
  gaveUp: (name: string) => `${name} has left the game`,
  back: 'Take my seat back',
  backOf: (who: string) => `Take the seat of ${who} back`,
  setBot: 'Bot',
  setBotOn: (who: string) => `Let a bot play ${who}`,
  leaveSure: 'Give up your seat for good? To come back later, let a bot play for you instead.',
  letBot: 'Let a bot play for me',
  remove: 'Remove',
  removeOf: (who: string) => `Take ${who} off the seat`,
  removeSure: (who: string) => `Take ${who} off the seat? This person can then only watch.`,
  makeHost: 'Make host',
  makeHostOf: (who: string) => `Make ${who} the host`,
  hostNow: 'You are now the host: you can pause or end the game, set bots, and take players off their seats.',
  hostNoLonger: (who: string) =>
    `You are no longer the host: ${who} is. The host can hand the role back to you.`,
  more: (who: string) => `More about ${who}`,
  whatName: 'What should the others call you?',
  rename: 'Change name or picture',
  /** On one screen, where nobody has a picture. */
  renameHere: 'Change the name',
  saveName: 'Save',
  name: (colour: string) => `Name for ${colour}`,
  pieces: (base: number, way: number, home: number) => `${base} in base, ${way} on the way, ${home} home`,
  toThrow: 'has the dice',
  neutralShort: 'neutral',
  neutral: 'neutral: moved by everybody',
  freed: (colour: string) => `moves for ${colour}`,
  place: (nth: number) => `${ordinal(nth)} place`,
  watching: 'You are watching',
  watchingHint: 'Everything here shows you what the players see. You have no seat.',
  watchers: (amount: number) => `${count(amount, 'person is', 'people are')} watching`,
  televisions: (amount: number) => `${count(amount, 'television shows', 'televisions show')} this table`,
};

export const gathering = {
  title: 'Before the game',
  start: 'Start the game',
  startWaits: (open: number) =>
    `${count(open, 'seat is', 'seats are')} still open; the game can start when all are taken.`,
  botsFill: 'Bots take the free seats',
  mayStartToo: 'Whoever made the table starts the game, and so may you.',
  ready: 'Everybody has a seat.',
  takeOne: 'Take a free seat, or just watch.',
  sitDown: 'Sit down and play',
  sendLink: 'Send the link',
  linkCopied: 'The link is copied: paste it into a message',
  waitsForMore: (open: number) => `Waiting for ${open} more`,
  allHere: (seats: number) => (seats === 2 ? 'Both are here' : `All ${seats} are here`),
  waitsForStart: (host: string) => `Waiting for ${host} to start`,
  closedTitle: 'The table is closed',
  closed: 'The host has closed this table: nobody plays at it any more.',
  /** The same where a game that began on one screen goes on. */
  goesOn: {
    title: 'The game goes on',
    start: 'Go on with the game',
    startWaits: (open: number) =>
      `${count(open, 'seat is', 'seats are')} still open; the game goes on from here when all are taken.`,
    hostStarts: 'Everybody has a seat. Waiting for a player to go on with the game.',
  },
  hostStarts: 'Everybody has a seat. Waiting for a player to start the game.',
  invite: 'Invite your friends',
  inviteHint: 'Whoever opens this link picks a free seat, or just watches.',
  inviteToWatch: 'Invite people to watch',
  inviteHintFull: 'All seats are taken: whoever opens this link watches.',
  link: 'Link to this table',
  copy: 'Copy the link',
  copied: 'Copied',
  copyByHand: 'The link is selected: copy it with your device’s own command.',
  share: 'Share the link',
  shareText: (game: string) => `Play ${game} with me`,
  askText: (name: string, game: string) => `${name}, another game of ${game}?`,
  qr: 'Show as a QR code',
  qrHide: 'Hide the QR code',
  qrName: 'QR code of the link to this table',
};

export const rollOff = {
  title: 'Who begins?',
  again: 'A tie: the highest throw again',
  begins: (who: string) => `${who} begins`,
};

export const end = {
  wins: (who: string) => `${who} wins!`,
  winTogether: (who: string) => `${who} win!`,
  endedEarly: 'The game was ended early.',
  place: (nth: number) => ordinal(nth),
  unplaced: '–',
  columns: {
    place: 'Place',
    player: 'Player',
    home: 'Home',
    captures: 'Captures',
    throws: 'Throws',
    dice: 'Dice',
  },
  faces: (who: string) => `How often each number fell for ${who}`,
  face: (number: number, times: number) => `${number}: ${count(times, 'time', 'times')}`,
  normal: (each: string) =>
    `With dice that treat everybody alike, each number falls about ${each} of the time (the dashed line); short games stray further.`,
  length: (minutes: number, throws: number) =>
    `${count(minutes, 'minute', 'minutes')}, ${count(throws, 'throw', 'throws')}`,
  again: 'Play again',
  /** Before anybody has pressed. */
  lastPress: (seconds: number) =>
    `As soon as all have pressed, or ${count(seconds, 'second', 'seconds')} after the first.`,
  atOnce: 'It begins at once.',
  agreedSoFar: (who: string) => `Yes so far: ${who}.`,
  beginsIn: (seconds: number) => `The next game begins in ${count(seconds, 'second', 'seconds')}.`,
  seatsHint: 'Before the next game seats can be changed: stand up, sit elsewhere, or let a bot play.',
  seatsOpen: (open: number) =>
    `${count(open, 'seat is', 'seats are')} free. The next game can start when all are taken.`,
  toSeats: 'Go to the seats',
  toFirstPage: 'To the first page',
  showBoard: 'Look at the board',
  showResult: 'Show the result',
};

export const problem = {
  rule: 'Show the rule',
  close: 'Close',
  oneMoment: 'One moment please: the server is busy. Trying again …',
  when: (seconds: number) => `That will be in about ${duration(seconds)}.`,
};

export const settings = {
  thisTable: 'This table',
  thisDevice: 'This device',
  title: 'Settings',
  theme: 'Colours',
  themes: { auto: 'Like the device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  messWords: {
    title: 'Words for Uckers',
    plain: 'Plain words',
    mess: 'Mess words',
    means: 'Mess words are those of sailors: harbour for base, pipe for home column, six-off for challenge.',
  },
  ownBelow: 'Online and against bots, turn the board so that my colour is at the bottom',
  turnsToPlayer: 'On one screen, turn the board to whoever has the turn',
  allNumbers: 'Numbers on all squares of the board',
  speed: 'Speed of the pieces',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
  reduced: 'Your device asks for less motion: pieces and dice do not move about.',
  sound: 'Sound',
  throws: 'Throw automatically when it is my turn',
  forced: 'Make a move automatically when it is the only one',
  keys: 'Keys',
  endGame: 'End this game',
  closeTable: 'Close this table',
  closeTableSure: 'Close this table for good? Nobody will be able to play at it any more.',
  pause: 'Pause the game',
  resume: 'Go on with the game',
  endGameSure: 'End the game for everybody now?',
  close: 'Close',
};

export const rulesDialog = {
  title: (game: string) => `The rules of ${game}`,
  intro:
    'These rules are in force at this table. The letters and numbers are the names of the rules; refusals point to them.',
  groups: {
    board: 'The board and the beginning',
    moving: 'Throwing and moving',
    duties: 'What must be done',
    capturing: 'Capturing, blocks and stacks',
    challenge: 'Challenges',
    partners: 'Partners and shared colours',
    home: 'Home and the end',
    names: 'About the name',
  },
  close: 'Close the rules',
};
