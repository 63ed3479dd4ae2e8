export type DatabaseProblem =
  | { readonly code: 'missing'; readonly file: string }
  | { readonly code: 'no-file'; readonly file: string }
  | { readonly code: 'not-readable'; readonly file: string; readonly reason: string }
  | { readonly code: 'not-a-database'; readonly file: string; readonly reason: string }
  | { readonly code: 'of-another-program'; readonly file: string }
  | { readonly code: 'of-a-newer-version'; readonly file: string; readonly reason: string }
  | { readonly code: 'exists'; readonly file: string }
  | { readonly code: 'same-file'; readonly file: string }
  | { readonly code: 'in-use'; readonly file: string }
  | { readonly code: 'being-read'; readonly file: string }
  | { readonly code: 'disk-full'; readonly file: string; readonly reason: string }
  | { readonly code: 'not-writable'; readonly file: string; readonly reason: string }
  | { readonly code: 'damaged'; readonly file: string; readonly faults: number }
  | MoveProblem;

/** `file`: or an address of PostgreSQL, without its password. */
type MoveProblem =
  | { readonly code: 'no-address'; readonly file: string }
  | { readonly code: 'to-itself'; readonly file: string }
  | { readonly code: 'not-empty'; readonly file: string }
  | { readonly code: 'of-an-older-version'; readonly file: string }
  | { readonly code: 'unreachable'; readonly file: string; readonly reason: string }
  | { readonly code: 'refused'; readonly file: string; readonly reason: string }
  | { readonly code: 'unsure'; readonly file: string; readonly reason: string }
  | { readonly code: 'not-whole'; readonly file: string; readonly reason: string }
  | { readonly code: 'differs'; readonly file: string; readonly reason: string }
  | { readonly code: 'ended'; readonly file: string };

export function sentenceOf(problem: DatabaseProblem): string {
  const { file } = problem;
  switch (problem.code) {
    case 'missing':
      return `There is no file ${file}.`;
    case 'no-file':
      return `${file} is no file.`;
    case 'not-readable':
      return `${file} cannot be read: ${problem.reason}.`;
    case 'not-a-database':
      return `${file} is no database, or is damaged: ${problem.reason}.`;
    case 'of-another-program':
      return `${file} holds nothing of this program.`;
    case 'of-a-newer-version':
      return `${file} was written by a newer version of this program: ${problem.reason}. Use that version.`;
    case 'exists':
      return `${file} is there already, and stays as it is. Name another, or say --replace.`;
    case 'same-file':
      return `${file} is the database itself, or belongs to it.`;
    case 'in-use':
      return `A server runs the tables of ${file}. Stop it first.`;
    case 'being-read':
      return `Another program has ${file} open, a backup or a check perhaps. Nothing was changed; try again when it has ended.`;
    case 'disk-full':
      return `The disk has no room for ${file}: ${problem.reason}. Nothing was changed.`;
    case 'not-writable':
      return `${file} cannot be written: ${problem.reason}. Nothing was changed.`;
    case 'damaged':
      return `${file} is damaged (${problem.faults} ${problem.faults === 1 ? 'fault' : 'faults'}). Nothing was changed.`;
    default:
      return sentenceOfMove(problem);
  }
}

function sentenceOfMove(problem: MoveProblem): string {
  const { file } = problem;
  switch (problem.code) {
    case 'no-address':
      return 'This is not the address of a database: postgres://user@host:5432/database, say. In a user or password / is written as %2F, @ as %40, # as %23 and ? as %3F.';
    case 'to-itself':
      return `${file} cannot be moved to itself.`;
    case 'not-empty':
      return `${file} holds something already, and stays as it is. Name a file that is not there yet, or an empty database (or schema) of PostgreSQL.`;
    case 'of-an-older-version':
      return `${file} was written by an older version of this program. Start the server of this version on it once, stop it, and move then.`;
    case 'unreachable':
    case 'refused': {
      const isOfPassword = /password/i.test(problem.reason);
      const hint = isOfPassword ? ' The password can stand in the address, or in PGPASSWORD.' : '';
      return `${file}: ${problem.reason} Nothing was changed.${hint}`;
    }
    case 'unsure':
      return `${file}: ${problem.reason} That was in the last moment, so all of it is there or nothing. Move again: if that is refused because something is there, all of it is.`;
    case 'not-whole':
      return `${file} is damaged: ${problem.reason}. Nothing was changed.`;
    case 'differs':
      return `Not all has come to ${file}: ${problem.reason}. It was taken back, and nothing was changed.`;
    case 'ended':
      return `The move was ended. Nothing has come to ${file}; begin again.`;
  }
}

export function writeProblem(file: string, reason: string): DatabaseProblem {
  if (/disk is full|ENOSPC|EDQUOT|EFBIG/i.test(reason)) return { code: 'disk-full', file, reason };
  const isOfDisk = /disk I\/O error/i.test(reason);
  return { code: 'not-writable', file, reason: isOfDisk ? `${reason}, perhaps it is full` : reason };
}
