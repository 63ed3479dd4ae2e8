/** Sentences to the reader about the reader: whole ones, since verbs agree with who does something. */
import { count, ordinal, duration } from './common.ts';

export const own = {
  /** Before a sentence to somebody who plays several colours: which of them it is about. */
  ofColour: (colour: string, sentence: string) => `${colour}: ${sentence}`,
  announced: (whose: string, standing: string) => `You announce a suck-back at ${whose} ${standing}.`,
  wasAnnounced: (who: string, standing: string) => `${who} announces a suck-back at your piece ${standing}.`,
  missed: 'Your suck-back misses.',
  threw: (faces: string) => `You throw ${faces}.`,
  moved: (from: string, to: string) => `You move ${from} ${to}.`,
  movedHome: (from: string) => `You bring a piece ${from} home.`,
  entered: (to: string) => `You bring a piece out of base and go ${to}.`,
  captured: (whose: string, many: number) =>
    many === 1
      ? `You capture a piece of ${whose}: it goes back to base.`
      : `You capture ${many} pieces of ${whose}: they go back to base.`,
  capturedOwn: (colour: string, many: number) =>
    many === 1
      ? `You capture your own piece of ${colour}: it goes back to base.`
      : `You capture ${many} of your own pieces of ${colour}: they go back to base.`,
  wasCaptured: (by: string, many: number) =>
    many === 1
      ? `${by} captures your piece: it goes back to base.`
      : `${by} captures ${many} of your pieces: they go back to base.`,
  wasCapturedOf: (by: string, colour: string, many: number) =>
    many === 1
      ? `${by} captures your piece of ${colour}: it goes back to base.`
      : `${by} captures ${many} of your pieces of ${colour}: they go back to base.`,
  counts: (number: number) => `You count ${number} more.`,
  forfeited: (faces: string) => `You cannot use the ${faces}.`,
  leftUnused: (faces: string) => `You leave the ${faces} unused.`,
  throwsAgain: 'You throw again.',
  throwsOfThree: (nth: number) => `You may throw again: throw ${nth} of three.`,
  movedBack: (from: string, to: string) => `You move backwards ${from} ${to}.`,
  movedTotal: (from: string, to: string) => `You move ${from} ${to} with both dice.`,
  movedFor: (whose: string, from: string, to: string) => `You move a piece of ${whose} ${from} ${to}.`,
  movedBackFor: (whose: string, from: string, to: string) =>
    `You move a piece of ${whose} backwards ${from} ${to}.`,
  /** By the partner. */
  wasMoved: (who: string, from: string, to: string) => `${who} moves your piece ${from} ${to}.`,
  movedTogether: (many: number, from: string, to: string) =>
    `You move ${many} pieces together ${from} ${to}.`,
  movedTogetherFor: (many: number, whose: string, from: string, to: string) =>
    `You move ${many} pieces of ${whose} together ${from} ${to}.`,
  wereMoved: (who: string, many: number, from: string, to: string) =>
    `${who} moves ${many} of your pieces together ${from} ${to}.`,
  challenged: (blob: string, needed: number) =>
    `You challenge ${blob}: ${count(needed, '6 is', 'sixes are')} needed.`,
  wasChallenged: (who: string, standing: string, needed: number) =>
    `${who} challenges your blob ${standing}: ${count(needed, '6 is', 'sixes are')} needed.`,
  counted: (sixes: number, needed: number | null) =>
    needed === null
      ? `You have counted ${count(sixes, '6', 'sixes')}.`
      : `You have counted ${sixes} of ${needed} sixes.`,
  challengeEnded: {
    won: 'You win the challenge.',
    lapsed: 'Your challenge lapses.',
    'no-six': 'No 6: your challenge is over.',
  },
  freed: (partner: string) =>
    `You have thrown the 6: from the next turn on you move the pieces of ${partner}.`,
  partnerFreed: (who: string) =>
    `${who} has thrown the 6: from the next turn on this player moves your pieces.`,
  penalised: (standing: string) => `You did not capture: the piece ${standing} goes back to base.`,
  thirdSixCosts: (standing: string) =>
    `The third 6 in a row costs you the piece ${standing}: it goes back to base.`,
  retired: (standing: string) => `You have your place: the piece ${standing} goes back to base for good.`,
  waits: 'You have all your own pieces home and go on with the neutral ones.',
  wonTogether: (partner: string) => `All eight pieces of you and ${partner} are home: you win.`,
  wonBoth: 'All your eight pieces are home: you win.',
  turn: 'It is your turn.',
  ranked: (place: string) => `You take the ${place} place.`,
  won: 'You have all pieces home and win.',
  wonEarly: 'You have enough pieces home and win.',
  sat: (colours: string) => `You take ${colours}.`,
  renamed: (name: string) => `You are now called ${name}.`,
  newPicture: 'You have changed your picture.',
  wentAway: 'You had lost the connection.',
  isLate: 'The table has waited for you.',
  botStandsIn: 'A bot plays on for you, until you take the seat back.',
  playOrBot: (seconds: number) => `Play within ${duration(seconds)}, or a bot plays for you.`,
  cameBack: 'You are back and play.',
  hostChanged: 'You are now the host.',
  seatsMoved: 'You now play on this device.',
  timeOver: 'Your time is over: the table plays this throw.',
  roll: (faces: string) => `Who begins? You throw ${faces}.`,
  begins: 'You begin.',
  agreed: 'You want to play again.',
  notAgreed: 'The game begins without you; you can come back at any time.',
  valueMissed:
    'Your device has not sent its part of the dice, so the game does not begin yet. Try again; if it happens once more, load the page again.',
  /** Whose turn it is. */
  yourTurn: 'Your turn:',
  titleOfTurn: (game: string) => `● Your turn – ${game}`,
  /** While the reader’s own throw or move is shown. */
  doing: {
    throw: 'You throw',
    throwDice: 'You throw',
    throwAgain: 'You throw again',
    beforeThirdSix: 'You throw again; a third 6 would be lost',
    thirdSixWouldCost: 'You throw again; a third 6 would cost a piece',
    nth: (nth: number) => `You throw again, ${ordinal(nth)} throw of three`,
    move: 'You move a piece',
    six: 'You throw for a 6, to move the partner’s pieces then',
    partner: (partner: string) => `You throw for the pieces of ${partner}`,
    partnerMove: (partner: string) => `You move a piece of ${partner}`,
    challenge: (sixes: number, needed: number) => `You throw for the challenge, ${sixes} of ${needed} sixes`,
    challengeMove: 'You count for the challenge',
    count: (number: number) => `You count ${number} with a piece`,
  },
  partnerThrows: (who: string) => `${who} throws for your pieces`,
  partnerMoves: (who: string) => `${who} moves a piece of yours`,
  botPlays: 'A bot plays for you',
  hasWon: 'You have won',
  haveWon: (partner: string) => `You and ${partner} have won`,
  youBegin: 'You begin',
  /** The result. */
  wins: 'You have won!',
  winTogether: (partner: string) => `You and ${partner} have won!`,
  place: (nth: number) => `You take the ${ordinal(nth)} place.`,
  matchWon: 'You win the match!',
  matchWonTogether: (partner: string) => `You and ${partner} win the match!`,
  /** Who plays against whom. */
  team: (partner: string, others: string) => `You and ${partner} against ${others}`,
  /** How the blobs of the reader’s team look. */
  friends: 'Round blobs are your team’s: you may pass them.',
};
