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
  | { readonly code: 'damaged'; readonly file: string; readonly faults: number };

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
  }
}

export function writeProblem(file: string, reason: string): DatabaseProblem {
  if (/disk is full|ENOSPC|EDQUOT|EFBIG/i.test(reason)) return { code: 'disk-full', file, reason };
  const isOfDisk = /disk I\/O error/i.test(reason);
  return { code: 'not-writable', file, reason: isOfDisk ? `${reason}, perhaps it is full` : reason };
}
