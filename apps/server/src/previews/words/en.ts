import { listed } from './lists.ts';
import { variations } from './variations/en.ts';
import type { PreviewWords } from './words.ts';

const seatsFree = (free: number): string => `${free} ${free === 1 ? 'seat' : 'seats'} free`;

export const en: PreviewWords = {
  locale: 'en_GB',
  isRightToLeft: false,
  product: 'Ludo and Uckers',
  games: {
    ludo: 'Ludo',
    jumbo: 'Jumbo Ludo',
    indian: 'Ludo as in the apps',
    parchis: 'Parchís',
    uckers: 'Uckers',
    'uckers-navy': 'Navy Uckers',
    german: 'German-style Ludo',
  },
  variants: { 'quick-ludo': 'Quick Ludo' },
  variations,
  headStart: 'Two pieces of each colour are home from the beginning.',
  called: (game, name) => `${game} (${name})`,
  more: (amount) => `and ${amount} more`,
  colours: { red: 'Red', green: 'Green', yellow: 'Yellow', blue: 'Blue', black: 'Black' },
  several: (names) => listed(names, { between: ', ', two: ' and ', last: ', and ' }),
  bot: (colours) => `Bot ${colours}`,
  freeSeat: 'Free seat',
  seatsFree,
  invites: (who) => `${who} invites you`,
  invitesTo: (who, game, free) => `${who} invites you to ${game}: ${seatsFree(free)}`,
  opens: 'Come and play',
  opensTo: (game, free) => `Come and play ${game}: ${seatsFree(free)}`,
  begins: 'The game is about to begin',
  against: (one, other) => `${one} against ${other}`,
  play: (who, game) => `${who} play ${game}`,
  toWatch: (what) => `${what}: watch`,
  watch: 'Watch',
  isPlayed: 'A game to watch',
  won: (who, areSeveral) => `${who} ${areSeveral ? 'have' : 'has'} won`,
  ended: 'The game is over',
  look: 'Look at the board',
  about: {
    seats: (game) =>
      `${game}. Follow the link, take a free seat or just watch: no account, nothing to install.`,
    watch: (game) => `${game}. Follow the link and watch: no account, nothing to install.`,
    over: (game) => `${game}. Follow the link to see how it ended.`,
    rules: (game) =>
      `${game}. Follow the link to play by these rules with friends: no account, nothing to install.`,
  },
  general: {
    headline: 'Play with friends by a link',
    about:
      'Play Ludo and Uckers online by a link, watch, or share one screen: no account, nothing to install.',
    call: 'No account, nothing to install',
  },
};
