/** One character for each colour: a player's number; NOBODYS, which everybody moves; UNUSED, not in play. */
const NOBODYS = 'n';
const UNUSED = '-';

/** Null when the colour is neutral or not in play. */
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

/** Null: none. */
export function neutralColour(seats: string): number | null {
  const colour = seats.indexOf(NOBODYS);
  return colour < 0 ? null : colour;
}

export function isInPlay(seats: string, colour: number): boolean {
  return (seats[colour] ?? UNUSED) !== UNUSED;
}
