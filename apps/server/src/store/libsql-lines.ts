// Owns statements over many lines at once: a call into the library costs more than its work, and bound values less
// than JSON.
import type Database from 'libsql';

const MOST = 32;

type Value = string | number | null | Buffer;

/**
 * `values` has `fields` of each line, one after the other; `text` gets placeholders as in `VALUES (?, ?), (?, ?)`.
 * The statement returns how many lines it changed.
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
