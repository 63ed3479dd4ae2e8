import type { Result } from '@ludo/rules';

export const USAGE = `usage: npm run -s database -- backup [TO] [--replace]
       npm run -s database -- check [FILE]
       npm run -s database -- restore COPY [--to FILE] [--even-damaged]
       npm run -s database -- move FROM TO

backup   copies the database, also of a running server, into TO: a file, or a folder that is there
         (without it: a file with the time in its name, in the folder backups beside the database)
check    looks whether a database or a copy is whole
restore  puts a copy in the place of the database, while no server runs; the old one is kept beside it
move     copies all that FROM holds into TO, while no server runs either: each is a file, or an address
         of PostgreSQL (postgres://user@host:5432/database; the password can be in PGPASSWORD)

For all but move, the database is the file that DATABASE names in the environment: data/ludo.sqlite.`;

export type DatabaseCommand =
  | { readonly do: 'backup'; readonly to: string | null; readonly isReplacing: boolean }
  | { readonly do: 'check'; readonly file: string | null }
  | {
      readonly do: 'restore';
      readonly copy: string;
      readonly to: string | null;
      readonly isDamagedTaken: boolean;
    }
  | { readonly do: 'move'; readonly from: string; readonly to: string };

export function parseArguments(words: readonly string[]): Result<DatabaseCommand, null> {
  const [what, ...rest] = words;
  const taken = new Set(rest.filter((word) => word.startsWith('--')));
  const at = rest.indexOf('--to');
  const to = at < 0 ? null : (rest[at + 1] ?? '');
  const names = rest.filter((word, index) => !word.startsWith('--') && (at < 0 || index !== at + 1));
  const [name = null] = names;
  const isOf = (options: readonly string[], most: number): boolean =>
    names.length <= most &&
    [...taken].every((option) => options.includes(option)) &&
    to !== '' &&
    name !== '';
  if (what === 'backup' && isOf(['--replace'], 1))
    return { ok: true, value: { do: 'backup', to: name, isReplacing: taken.has('--replace') } };
  if (what === 'check' && isOf([], 1)) return { ok: true, value: { do: 'check', file: name } };
  if (what === 'restore' && name !== null && isOf(['--to', '--even-damaged'], 1)) {
    const isDamagedTaken = taken.has('--even-damaged');
    return { ok: true, value: { do: 'restore', copy: name, to, isDamagedTaken } };
  }
  const [, other = ''] = names;
  if (what === 'move' && name !== null && other !== '' && isOf([], 2))
    return { ok: true, value: { do: 'move', from: name, to: other } };
  return { ok: false, error: null };
}
