/** Unit: one track square. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Clockwise about the middle of a board of so many squares a side. */
export function turned(point: Point, quarters: number, size: number): Point {
  let { x, y } = point;
  for (let quarter = 0; quarter < quarters; quarter += 1) [x, y] = [size - y, x];
  return { x, y };
}
