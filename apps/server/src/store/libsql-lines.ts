// Owns statements over many lines at once: a call into the library costs more than the work it does, and bound values
// cost less than parsing JSON.
import type Database from 'libsql';

const MOST = 32;

type Value = string | number | null;

/**
 * A statement over lines of so many fields, all in sequence in `values`; returns how many lines it changed. `text` gets
 * the placeholders, as in `VALUES (?, ?), (?, ?)`.
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
