import type { Catalogue } from '../catalogue.ts';
import { count, duration } from './common.ts';

export const setup: Catalogue['setup'] = {
  find: 'Wer kann diesen Tisch finden?',
  findLink: 'Nur wer den Link hat',
  findAnybody: 'Alle können diesen Tisch auf der ersten Seite finden',
  titleBots: 'Ein Spiel gegen Bots',
  titleHere: 'An diesem Bildschirm',
  titleFriends: 'Ein Tisch für Freunde',
  rules: 'Welche Regeln?',
  search: 'Ein Spiel nach seinem Namen suchen',
  cardsFound: (cards: number) => `${count(cards, 'Spiel', 'Spiele')} gefunden`,
  noCard: 'Hier heißt kein Spiel so. Das sind alle.',
  board: (squares: number) => `${squares} Felder`,
  dice: (dice: number) => `${dice} Würfel`,
  players: (from: number, to: number) => (from === to ? `${to} Spieler` : `${from} bis ${to} Spieler`),
  alsoCalled: (names: string) => `„${names}“ ist dasselbe Spiel unter anderem Namen.`,
  variations: 'Varianten',
  noVariations: 'Diese Regeln haben keine Varianten.',
  whatDoes: 'Was bewirkt das?',
  howPlays: 'Wie verläuft ein Spiel?',
  howLong: 'Wie lange darf es dauern?',
  lengths: { whole: 'Ganzes Spiel', 'head-start': 'Kurzes Spiel' },
  aboutMinutes: (minutes: number) => `etwa ${minutes} Minuten`,
  headStart: 'Von jeder Farbe sind zwei Figuren von Anfang an im Ziel',
  quickMeans:
    'Kurzes Spiel: Von jeder Farbe sind zwei Figuren von Anfang an im Ziel; alle Regeln gelten wie sonst.',
  lengthOwn: 'Mit eigenen Varianten kann es länger oder kürzer dauern.',
  howMany: 'Wie viele spielen?',
  playerCount: (players: number) => `${players} Spieler`,
  colours: 'Welche Farben?',
  off: 'Wird nicht gespielt',
  playerWith: (player: number, colours: string) => `Spieler ${player}: ${colours}`,
  withNeutral: (colours: string, neutral: string) => `${colours}, ${neutral} neutral`,
  partners: (one: string, other: string) => `${one} sind Partner gegen ${other}.`,
  eachForItself: 'Jede Farbe spielt für sich; wer zuerst beide Farben im Ziel hat, gewinnt.',
  neutral: (colour: string) => `${colour} hat keinen Spieler: Alle dürfen diese Figuren ziehen.`,
  names: 'Wer spielt?',
  nameOf: (colour: string) => `Name für ${colour}`,
  yourName: 'Dein Name',
  advanced: 'Für Fortgeschrittene: mit einer Stellung beginnen',
  position: 'Text der Stellung',
  positionHint: 'Eine Zeile aus sechs Feldern. Für ein gewöhnliches Spiel leer lassen.',
  positionUse: 'Die Stellung bestimmt Regeln, Sitze und wer würfelt.',
  positionOver: 'In dieser Stellung ist das Spiel schon zu Ende.',
  positionWrong: (field: string) => `Das Feld „${field}“ stimmt nicht.`,
  positionReason: 'Genauer, auf Englisch:',
  startHere: 'Spiel beginnen',
  startFriends: 'Tisch aufstellen',
  table: 'Wenn jemand ausfällt oder lange braucht',
  away: 'Wenn jemand nicht rechtzeitig zurückkommt',
  aways: {
    bot: 'Ein Bot spielt weiter, bis der Sitz wieder übernommen wird',
    others: 'Die anderen entscheiden: warten oder einen Bot spielen lassen',
    wait: 'Das Spiel wartet; nur wer den Tisch leitet, kann einen Bot spielen lassen',
  },
  grace: 'Wie lange auf eine verlorene Verbindung gewartet wird',
  seconds: (seconds: number) => duration(seconds),
  clock: 'Bedenkzeit',
  noClock: 'So lange, wie jeder möchte',
  clockThrow: (seconds: number) => `${duration(seconds)} für jeden Wurf; danach spielt ihn der Tisch`,
  clockBank: (seconds: number, increment: number) =>
    `${duration(seconds)} für das ganze Spiel und ${duration(increment)} mehr mit jedem Wurf`,
  making: 'Der Tisch wird aufgestellt …',
};

export const setupFields: Readonly<Record<string, string>> = {
  rules: 'Regeln',
  seats: 'Sitze',
  pieces: 'Figuren',
  colour: 'Farbe',
  dice: 'Würfel',
  notes: 'Anmerkungen',
  text: 'Text',
};

export const setupFieldHints: Readonly<Record<string, string>> = {
  rules:
    'Ein Spiel (ludo, jumbo, indian, parchis, uckers, uckers-navy oder german), danach jede Variante mit einem + davor, nach dem Alphabet.',
  seats:
    'Ein Zeichen für jede Farbe: die Nummer des Spielers, n für eine neutrale Farbe, - für eine, die nicht mitspielt.',
  pieces:
    'Vier Gruppen mit / dazwischen, jede mit vier Plätzen von hinten nach vorn: b für die Basis, Zahlen, h für das Ziel. Eine Farbe, die nicht mitspielt, hat -.',
  colour:
    'Wer dran ist: R, G, Y oder B, auf dem deutschen Brett Y, G, R oder K; - wenn das Spiel zu Ende ist.',
  dice: '? vor dem Wurf, sonst die gefallenen Würfel, der höhere zuerst.',
  notes: 'Was man dem Brett nicht ansieht, zum Beispiel eine Herausforderung. Meist steht hier -.',
  text: 'Sechs Felder mit je einem Leerzeichen dazwischen: Regeln, Sitze, Figuren, Farbe, Würfel, Anmerkungen.',
};
