/** A sentence for everything that happens. `who` is a colour as its holder is called. */
import { count } from './common.ts';

export const captions = {
  title: 'What happened',
  fromFirst: 'From the first throw on',
  announced: (who: string, whose: string, standing: string) =>
    `${who} announces a suck-back at ${whose} ${standing}.`,
  missed: (who: string) => `The suck-back of ${who} misses.`,
  threw: (who: string, faces: string) => `${who} throws ${faces}.`,
  moved: (who: string, from: string, to: string) => `${who} moves ${from} ${to}.`,
  movedHome: (who: string, from: string) => `${who} brings a piece ${from} home.`,
  entered: (who: string, to: string) => `${who} brings a piece out of base and goes ${to}.`,
  captured: (by: string, whose: string, many: number) =>
    many === 1
      ? `${by} captures ${whose}: the piece goes back to base.`
      : `${by} captures ${many} pieces of ${whose}: they go back to base.`,
  /** With a piece, as a move: 20 for a capture, 10 for a piece that is home. */
  counts: (who: string, number: number) => `${who} counts ${number} more.`,
  forfeited: (who: string, faces: string) => `${who} cannot use the ${faces}.`,
  leftUnused: (who: string, faces: string) => `${who} leaves the ${faces} unused.`,
  throwsAgain: (who: string) => `${who} throws again.`,
  /** Told with the further throw that a second 6 gives, where a third is lost. */
  beforeThirdSix: 'A third 6 in a row would be lost.',
  /** Where it sends a piece to base. */
  thirdSixWouldCost: 'A third 6 in a row would cost the piece moved last.',
  throwsOfThree: (who: string, nth: number) => `${who} may throw again: throw ${nth} of three.`,
  movedBack: (who: string, from: string, to: string) => `${who} moves backwards ${from} ${to}.`,
  movedTotal: (who: string, from: string, to: string) => `${who} moves ${from} ${to} with both dice.`,
  movedFor: (who: string, whose: string, from: string, to: string) =>
    `${who} moves a piece of ${whose} ${from} ${to}.`,
  movedBackFor: (who: string, whose: string, from: string, to: string) =>
    `${who} moves a piece of ${whose} backwards ${from} ${to}.`,
  movedTogether: (who: string, many: number, from: string, to: string) =>
    `${who} moves ${many} pieces together ${from} ${to}.`,
  movedTogetherFor: (who: string, many: number, whose: string, from: string, to: string) =>
    `${who} moves ${many} pieces of ${whose} together ${from} ${to}.`,
  challenged: (who: string, blob: string, needed: number) =>
    `${who} challenges ${blob}: ${count(needed, '6 is', 'sixes are')} needed.`,
  /** "the blob of Green on square 12". */
  blob: (whose: string, standing: string) => `the blob of ${whose} ${standing}`,
  counted: (who: string, sixes: number, needed: number | null) =>
    needed === null
      ? `${who} has counted ${count(sixes, '6', 'sixes')}.`
      : `${who} has counted ${sixes} of ${needed} sixes.`,
  challengeEnded: {
    won: (who: string) => `${who} wins the challenge.`,
    lapsed: (who: string) => `The challenge of ${who} lapses.`,
    'no-six': (who: string) => `No 6: the challenge of ${who} is over.`,
  },
  freed: (who: string, partner: string) =>
    `${who} has thrown the 6: from the next turn on this player moves the pieces of ${partner}.`,
  penalised: (who: string, standing: string) =>
    `${who} did not capture: the piece ${standing} goes back to base.`,
  thirdSixCosts: (who: string, standing: string) =>
    `The third 6 in a row costs ${who} the piece ${standing}: it goes back to base.`,
  retired: (who: string, standing: string) =>
    `${who} has a place: the piece ${standing} goes back to base for good.`,
  waits: (who: string) => `${who} has all own pieces home and goes on with the neutral ones.`,
  wonTogether: (who: string) => `All eight pieces of ${who} are home: they win.`,
  wonBoth: (who: string) => `All eight pieces of ${who} are home: a win.`,
  turn: (who: string) => `It is ${who}’s turn.`,
  ranked: (who: string, place: string) => `${who} takes the ${place} place.`,
  won: (who: string) => `${who} has all pieces home and wins.`,
  /** By a variation not all of them are needed. */
  wonEarly: (who: string) => `${who} has enough pieces home and wins.`,
  over: 'The game is over.',
  opened: 'The table is open.',
  sat: (name: string, colours: string) => `${name} takes ${colours}.`,
  stood: (name: string, colours: string) => `${name} leaves the seat of ${colours}.`,
  /** By somebody without a name. */
  taken: (colours: string) => `The seat of ${colours} is taken.`,
  left: (colours: string) => `The player of ${colours} leaves the seat.`,
  renamed: (old: string, name: string) => `${old} is now called ${name}.`,
  newPicture: (who: string) => `${who} has changed the picture beside the name.`,
  wentAway: (who: string) => `${who} has lost the connection.`,
  isLate: (who: string) => `${who} is still not back.`,
  botStandsIn: (who: string) => `A bot plays on for ${who}, who can take the seat back at any time.`,
  cameBack: (who: string) => `${who} is back and plays.`,
  botSat: (who: string) => `A bot plays ${who}.`,
  removed: (who: string) => `${who} was taken off the seat by the host.`,
  hostChanged: (who: string) => `${who} is now the host.`,
  closed: 'The host has closed the table.',
  madePublic: 'The host made this a public table: everybody can find it on the first page.',
  madePrivate: 'The host took this table off the public list: it is found by its link only.',
  seatsMoved: (who: string) => `${who} now plays on another device.`,
  paused: 'The game is paused.',
  resumed: 'The game goes on.',
  talkChanged: {
    phrases: 'From now on people talk in phrases at this table.',
    text: 'From now on everybody may write their own words at this table.',
  },
  timeOver: (who: string) => `The time of ${who} is over: the table plays this throw.`,
  roll: (who: string, faces: string) => `Who begins? ${who} throws ${faces}.`,
  begins: (who: string) => `${who} begins.`,
  agreed: (who: string) => `${who} wants to play again.`,
  agreeWithin: (seconds: number) =>
    `Whoever has not pressed “Play again” in ${seconds} seconds counts as away then.`,
  seatsDrawn: (players: string) => `The seats are drawn anew: ${players}.`,
  notAgreed: (who: string) => `The game begins without ${who}, who can come back at any time.`,
  valueMissed: (who: string) =>
    `The device of ${who} has not sent its part of the dice, so the game does not begin yet. Try again, or let a bot play there.`,
  ended: 'The game was ended early.',
  choices: (amount: number) => `You have ${count(amount, 'choice', 'choices')}.`,
};
