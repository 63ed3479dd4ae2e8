// Owns what the program answers to words on its command line: it takes its settings from the environment.

/** As in `package.json`. */
const version = '0.1.0';

const HELP = `Ludo and Uckers for the browser, version ${version}: the game server with its page.

  node main.js              starts it, and prints the addresses
  node main.js --help       this text
  node main.js --version    the version alone

Its settings are in the environment; the usual ones:

  PORT            8080: the port, for page and game
  HOST            0.0.0.0: the address to listen on; 127.0.0.1 behind a proxy on the same machine
  DATABASE        data/ludo.sqlite: the file that keeps the tables
  DATABASE_URL    postgres://user:password@host:5432/database: PostgreSQL instead of the file
  PUBLIC_URL      the address that people open, for the pictures of links
  TLS             1: reached over https, behind a proxy
  TRUST_PROXY     1: addresses are taken from the x-forwarded-for of a proxy of yours

All of them, backups, and what to do when something is wrong: docs/operations.md
`;

interface Answer {
  readonly text: string;
  readonly status: 0 | 2;
}

/** Null: there is nothing to answer, and the server is to be started. */
export function answerTo(words: readonly string[]): Answer | null {
  const [word] = words;
  if (word === undefined) return null;
  if (words.length === 1 && (word === '--help' || word === '-h')) return { text: HELP, status: 0 };
  if (words.length === 1 && word === '--version') return { text: `${version}\n`, status: 0 };
  return {
    text: `${words.join(' ')} is not understood. The settings are in the environment: see --help\n`,
    status: 2,
  };
}
