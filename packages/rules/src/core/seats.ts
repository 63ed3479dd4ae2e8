/**
 * The seats: who decides for which colour, a character a colour. A number is that of a player; NOBODYS is a colour that all
 * move and nobody has, UNUSED one that is not in play.
 */
const NOBODYS = 'n';
const UNUSED = '-';

/** The player who decides for a colour; null when it is neutral or not in play. */
export function playerAt(seats: string, colour: number): number | null {
  const character = seats[colour] ?? UNUSED;
  return character === UNUSED || character === NOBODYS ? null : Number(character);
}

/** The players, by their numbers. */
export function playersAt(seats: string): readonly number[] {
  const players = Array.from(seats, (_, colour) => playerAt(seats, colour)).filter((each) => each !== null);
  return [...new Set(players)].toSorted((a, b) => a - b);
}

/** The colours for which a player decides. */
export function coloursOfPlayer(seats: string, player: number): readonly number[] {
  return Array.from(seats, (_, colour) => colour).filter((colour) => playerAt(seats, colour) === player);
}

/** The colour that everybody moves and nobody has; null where there is none. */
export function neutralColour(seats: string): number | null {
  const colour = seats.indexOf(NOBODYS);
  return colour < 0 ? null : colour;
}

/** Whether a colour is in play. */
export function isInPlay(seats: string, colour: number): boolean {
  return (seats[colour] ?? UNUSED) !== UNUSED;
}
