/**
 * The seats text: one character for each colour. A digit is the player's number; NOBODYS is a neutral colour that
 * everybody moves; UNUSED is not in play.
 */
const NOBODYS = 'n';
const UNUSED = '-';

/** The player who decides for a colour; null when it is neutral or not in play. */
export function playerAt(seats: string, colour: number): number | null {
  const character = seats[colour] ?? UNUSED;
  return character === UNUSED || character === NOBODYS ? null : Number(character);
}

export function playersAt(seats: string): readonly number[] {
  const players = Array.from(seats, (_, colour) => playerAt(seats, colour)).filter((each) => each !== null);
  return [...new Set(players)].toSorted((a, b) => a - b);
}

export function coloursOfPlayer(seats: string, player: number): readonly number[] {
  return Array.from(seats, (_, colour) => colour).filter((colour) => playerAt(seats, colour) === player);
}

/** The colour that everybody moves and nobody has; null: none. */
export function neutralColour(seats: string): number | null {
  const colour = seats.indexOf(NOBODYS);
  return colour < 0 ? null : colour;
}

export function isInPlay(seats: string, colour: number): boolean {
  return (seats[colour] ?? UNUSED) !== UNUSED;
}
