// Owns statements that take many lines at once: calling into the library costs more than what it then does, and values
// that are bound cost less than JSON that is read again.
import type Database from 'libsql';

/** Lines of one call; of more there are several. */
const MOST = 32;

type Value = string | number | null;

/**
 * A statement about lines of so many fields, which stand one after the other in `values`; gives how many it changed.
 * `text` is told how the lines are written, as in `VALUES (?, ?), (?, ?)`.
 */
export function linesOn(
  database: Database.Database,
  fields: number,
  text: (lines: string) => string,
): (values: readonly Value[]) => number {
  const line = `(${Array.from({ length: fields }, () => '?').join(', ')})`;
  const prepared = new Map<number, Database.Statement>();

  function statementFor(lines: number): Database.Statement {
    const known = prepared.get(lines);
    if (known !== undefined) return known;
    const statement = database.prepare(
      text(`VALUES ${Array.from({ length: lines }, () => line).join(', ')}`),
    );
    prepared.set(lines, statement);
    return statement;
  }

  return (values) => {
    let changes = 0;
    for (let from = 0; from < values.length; from += MOST * fields) {
      const part = values.slice(from, from + MOST * fields);
      changes += statementFor(part.length / fields).run(part).changes;
    }
    return changes;
  };
}
