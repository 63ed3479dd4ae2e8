/** English: one sentence for everything that happens. `who` is a colour as its holder is called. */
import { count } from './common.ts';

export const captions = {
  title: 'What happened',
  threw: (who: string, faces: string) => `${who} throws ${faces}.`,
  moved: (who: string, from: string, to: string) => `${who} moves ${from} ${to}.`,
  movedHome: (who: string, from: string) => `${who} brings a piece ${from} home.`,
  entered: (who: string, to: string) => `${who} brings a piece out of base and goes ${to}.`,
  captured: (by: string, whose: string) => `${by} captures ${whose}: the piece goes back to base.`,
  forfeited: (who: string, faces: string) => `${who} cannot use the ${faces}.`,
  throwsAgain: (who: string) => `${who} throws again.`,
  turn: (who: string) => `It is ${who}’s turn.`,
  placed: (who: string, place: string) => `${who} takes the ${place} place.`,
  won: (who: string) => `${who} has all pieces home and wins.`,
  over: 'The game is over.',
  opened: 'The table is open.',
  sat: (name: string, colours: string) => `${name} takes ${colours}.`,
  stood: (name: string, colours: string) => `${name} leaves the seat of ${colours}.`,
  roll: (who: string, faces: string) => `Who begins? ${who} throws ${faces}.`,
  begins: (who: string) => `${who} begins.`,
  ended: 'The game was ended before its end.',
  choices: (amount: number) => `You have ${count(amount, 'choice', 'choices')}.`,
};
