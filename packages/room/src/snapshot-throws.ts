// Owns throws and what is counted of them as short values of plain JSON, for a room's snapshot.
import type { Deputy, Rounds } from './rows.ts';
import type { ColourStatistics, LastThrow } from './state.ts';

/** Without an origin, it has the previous throw's. */
export type RollSnapshot =
  | readonly [colour: number, faces: readonly number[]]
  | readonly [colour: number, faces: readonly number[], origin: string];

export type ThrowSnapshot =
  | readonly [colour: number, faces: readonly number[], origin: string]
  | readonly [colour: number, faces: readonly number[], origin: string, by: Deputy];

const FACES = 6;

export function takeRolls(rolls: Rounds): readonly (readonly RollSnapshot[])[] {
  let before: string | null = null;
  return rolls.map((round) =>
    round.map(([colour, faces, origin]): RollSnapshot => {
      if (origin === before) return [colour, faces];
      before = origin;
      return [colour, faces, origin];
    }),
  );
}

export function readRolls(
  rolls: readonly (readonly RollSnapshot[])[],
  required: (origin: string | undefined) => string,
): Rounds {
  let before: string | undefined;
  return rolls.map((round) =>
    round.map(([colour, faces, origin = before]) => {
      before = origin;
      return [colour, faces, required(origin)];
    }),
  );
}

export function takeThrow({ colour, dice, origin, by }: LastThrow): ThrowSnapshot {
  return by === null ? [colour, dice, origin] : [colour, dice, origin, by];
}

export function readThrow([colour, dice, origin, by]: ThrowSnapshot): LastThrow {
  return { colour, dice, origin, by: by ?? null };
}

export function takeCounts(counts: ColourStatistics): readonly number[] {
  const { throws, captures, captured, forfeited, faces, needed, met } = counts;
  const all = [throws, captures, captured, forfeited, ...faces, needed, met];
  return all.some((times) => times > 0) ? all : [];
}

export function readCounts(counts: readonly number[]): ColourStatistics {
  const [throws = 0, captures = 0, captured = 0, forfeited = 0, ...more] = counts;
  const faces = more.slice(0, FACES);
  const [needed = 0, met = 0] = more.slice(FACES);
  return {
    throws,
    captures,
    captured,
    forfeited,
    faces: faces.length === 0 ? [0, 0, 0, 0, 0, 0] : faces,
    sixes: faces[5] ?? 0,
    needed,
    met,
  };
}
