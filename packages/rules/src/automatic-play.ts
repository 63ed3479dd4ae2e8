/** Automatic players by the public functions, and outside players in simulations. */
import { automaticPlayers, type AutomaticPlayer } from './automatic-player.ts';
import type { Chance } from './chance.ts';
import { findPlay, planThrow } from './core/plan.ts';
import { Plays } from './core/plays.ts';
import type { Position } from './core/position.ts';
import { NOBODY, NOT_THROWN } from './core/state.ts';
import { FORFEIT, packed, unpackStep } from './core/step.ts';
import { close, open } from './opening.ts';
import { parsePlay, printPlayOn } from './play-text.ts';

/** An integer from 0 to limit - 1, all equally likely. */
export type Draw = Pick<Chance, 'below'>;

/** Takes a position with thrown dice and at least one legal play; returns one of the legal plays, in notation. */
export type Chooser = (position: Position, draw: Draw) => string;

export const AUTOMATIC_PLAYERS = ['random', 'frontmost'] as const;

/** Weakest first. Said here because neither rooms nor `@ludo/bots` know the other. */
export const botLevels = [...AUTOMATIC_PLAYERS, 'sensible'] as const;
export type BotLevel = (typeof botLevels)[number];

/** In notation; '-' when no play is legal. Throws without dice on the table. */
export function automaticPlay(
  position: Position,
  name: (typeof AUTOMATIC_PLAYERS)[number],
  draw: Draw,
): string {
  const { tables, state } = open(position);
  if (state.colour === NOBODY || (state.die === NOT_THROWN && state.toCount === 0))
    throw new Error('there are no dice to use');
  const plays = new Plays();
  planThrow(tables, state, plays);
  const choose = automaticPlayers.get(name);
  if (!choose) throw new Error(`there is no automatic player ${name}`);
  const choice = plays.count === 0 ? -1 : choose(plays, draw, tables, state);
  if (choice < 0) return printPlayOn(tables.board, FORFEIT);
  const second = tables.dice === 1 ? 0 : (plays.second[choice] as number);
  const steps = [plays.first[choice] as number, ...(second === 0 ? [] : [second])];
  return printPlayOn(tables.board, steps.map(unpackStep));
}

/** Throws if the outside player makes an illegal play. */
export function seatChooser(choose: Chooser): AutomaticPlayer {
  return (plays, draw, tables, state) => {
    const position = close(tables, state);
    const text = choose(position, draw);
    const play = parsePlay(position, text);
    const [one, two] = play.ok ? play.value : [];
    if (play.ok && one === undefined && plays.mayForfeit) return -1;
    const index = one === undefined ? -1 : findPlay(plays, packed(one), two ? packed(two) : 0);
    if (index < 0) throw new Error(`an automatic player chose ${text}, which is not legal`);
    return index;
  };
}
