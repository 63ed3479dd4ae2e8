import { listed } from './lists.ts';
import { variations } from './variations/de.ts';
import type { PreviewWords } from './words.ts';

const seatsFree = (free: number): string => `${free} ${free === 1 ? 'Sitz' : 'Sitze'} frei`;

export const de: PreviewWords = {
  locale: 'de_DE',
  isRightToLeft: false,
  product: 'Ludo und Uckers',
  games: {
    ludo: 'Ludo',
    jumbo: 'Jumbo Ludo',
    indian: 'Ludo wie in den Apps',
    parchis: 'Parchís',
    uckers: 'Uckers',
    'uckers-navy': 'Navy Uckers',
    german: 'Deutsches Ludo',
  },
  variants: { 'quick-ludo': 'Schnelles Ludo' },
  variations,
  headStart: 'Von jeder Farbe sind zwei Figuren von Anfang an im Ziel.',
  called: (game, name) => `${game} (${name})`,
  more: (amount) => `und ${amount} weitere`,
  colours: { red: 'Rot', green: 'Grün', yellow: 'Gelb', blue: 'Blau', black: 'Schwarz' },
  several: (names) => listed(names, { between: ', ', two: ' und ', last: ' und ' }),
  bot: (colours) => `Bot ${colours}`,
  freeSeat: 'Freier Sitz',
  seatsFree,
  invites: (who) => `${who} lädt dich ein`,
  invitesTo: (who, game, free) => `${who} lädt dich zu ${game} ein: ${seatsFree(free)}`,
  opens: 'Spiel mit',
  opensTo: (game, free) => `Spiel mit bei ${game}: ${seatsFree(free)}`,
  begins: 'Das Spiel beginnt gleich',
  against: (one, other) => `${one} gegen ${other}`,
  play: (who, game) => `${who} spielen ${game}`,
  toWatch: (what) => `${what}: schau zu`,
  watch: 'Schau zu',
  isPlayed: 'Ein Spiel zum Zuschauen',
  won: (who, areSeveral) => `${who} ${areSeveral ? 'haben' : 'hat'} gewonnen`,
  ended: 'Das Spiel ist zu Ende',
  look: 'Sieh dir das Brett an',
  about: {
    seats: (game) =>
      `${game}. Öffne den Link, nimm einen freien Sitz oder schau nur zu: ohne Konto, ohne Installation.`,
    watch: (game) => `${game}. Öffne den Link und schau zu: ohne Konto, ohne Installation.`,
    over: (game) => `${game}. Der Link zeigt, wie es ausgegangen ist.`,
    rules: (game) =>
      `${game}. Öffne den Link und spiel mit Freunden nach diesen Regeln: ohne Konto, ohne Installation.`,
  },
  general: {
    headline: 'Spiel mit Freunden über einen Link',
    about:
      'Ludo und Uckers: online über einen Link, zum Zuschauen oder an einem Bildschirm, ohne Konto und ohne Installation.',
    call: 'Ohne Konto, ohne Installation',
  },
};
