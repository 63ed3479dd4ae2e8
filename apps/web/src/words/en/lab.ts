/** Fetched with the first question what a rule does. */
import { count } from './common.ts';

export const lab = {
  games: (players: number) =>
    `Games of ${players} players who all look for good moves, played on this device just now.`,
  switched: { own: 'With it', other: 'Without it' },
  chosen: { own: 'As chosen', other: 'Without variations' },
  figures: {
    minutes: 'Minutes in a game',
    captures: 'Captures in a game',
    firstAhead: 'Whoever begins: wins beyond a fair share, in 100 games',
    leaderWins: 'Whoever leads at half-time: wins in 100 games',
    carefulAhead: 'Good moves against random ones: wins beyond a fair share, in 100 games',
  },
  pace: (throws: string, seconds: number) => `${throws} throws at ${seconds} seconds each`,
  between: (low: string, high: string) => `between ${low} and ${high}`,
  minutes: {
    more: (minutes: number) => `about ${count(minutes, 'minute', 'minutes')} longer`,
    less: (minutes: number) => `about ${count(minutes, 'minute', 'minutes')} shorter`,
    aLittle: { more: 'less than a minute longer', less: 'less than a minute shorter' },
  },
  more: (by: string) => `about ${by} more`,
  less: (by: string) => `about ${by} fewer`,
  none: 'hardly any difference',
  unclear: 'no clear difference',
  margin: 'After ± stands the margin: of 100 such figures, 95 are no further from the truth.',
  first: 'The first games are being played …',
  come: 'The first figures are there.',
  playing: (games: number) => `Games played so far: ${games}.`,
  enough: (games: number) => `Games played: ${games}. That is enough.`,
  failed: 'This device cannot play the games just now.',
};
