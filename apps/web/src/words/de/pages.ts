import type { Catalogue } from '../catalogue.ts';
import type { CardNames } from '../card-text.ts';
import type { RuleSetNames } from '../game-text.ts';
import { count, duration } from './common.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

export const site: Catalogue['site'] = {
  name: 'Ludo und Uckers',
  home: 'Ludo und Uckers: zur ersten Seite',
  notFound: 'Diese Seite gibt es nicht.',
  toFirstPage: 'Zur ersten Seite',
  loading: 'Wird geladen …',
  broken: 'Ein Teil dieser Seite ließ sich nicht holen. Dein Sitz und das Spiel sind sicher.',
  again: 'Noch einmal versuchen',
};

const goOnHint = (rules: string, moves: number): string =>
  `${rules}, bisher ${count(moves, 'Wurf', 'Würfe')}`;

export const first: Catalogue['first'] = {
  line: 'Das Wettrennen nach Hause für zwei bis vier. Kostenlos, ohne Einrichtung, ohne Konto.',
  bots: 'Gegen Bots',
  botsHint: 'Allein, sofort, so leicht oder schwer du willst',
  here: 'An diesem Bildschirm',
  hereHint: 'An diesem Bildschirm spielen, das Gerät geht herum',
  friends: 'Mit Freunden über einen Link',
  friendsHint: 'Mit Freunden spielen: Link schicken, und jeder spielt an seinem Gerät',
  friendsOffline: 'Dieses Gerät scheint gerade kein Netz zu haben; an diesem Bildschirm kannst du spielen',
  company: 'Mit wem gespielt wird',
  gamesTitle: 'Die Spiele',
  gameMinutes: (from: number, to: number) => `etwa ${from} bis ${to} Minuten`,
  quickMinutes: (from: number, to: number) => `kurz: ${from} bis ${to}`,
  goOnInstead: (rules: string, moves: number) =>
    `${goOnHint(rules, moves)}. Ein anderes Spiel tritt an seine Stelle.`,
  goOn: 'Das Spiel an diesem Bildschirm fortsetzen',
  goOnOnline: 'Weiter mit dem Spiel, das von diesem Bildschirm zu Freunden ging',
  goOnHint,
  backToTable: 'Zurück an deinen Tisch',
  watch: 'An einen Tisch gehen oder zuschauen',
  watchLabel: 'Link oder Kennung des Tisches',
  watchButton: 'Zum Tisch gehen',
  watchWrong: 'Das ist weder der Link noch die Kennung eines Tisches.',
  learn: 'Spiele lernen',
  replay: 'Ein Spiel noch einmal ansehen',
  promise: 'Keine Werbung, nichts zu kaufen. Die Würfel behandeln alle gleich.',
};

const players = (names: readonly string[]): string => listed(manifest.code, names);

export const lobby: Catalogue['lobby'] = {
  own: 'Deine Tische',
  people: 'Mit wem du gespielt hast',
  askAgain: 'Wieder fragen',
  askAgainOf: (name: string, game: string) => `${name} nach noch einem Spiel fragen: ${game}`,
  dropPerson: (name: string) => `${name} aus dieser Liste entfernen`,
  goBack: 'Zurück zum Tisch',
  watchLast: 'Letztes Spiel noch einmal ansehen',
  visited: (when: string) => `Zuletzt besucht ${when}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  drop: 'Entfernen',
  dropOf: (game: string, when: string) =>
    `Den Tisch mit ${game}, zuletzt besucht ${when}, aus dieser Liste nehmen; der Tisch selbst bleibt`,
  title: 'Offene Tische',
  loading: 'Offene Tische werden gesucht …',
  none: 'Gerade ist kein Tisch offen. Stell einen auf und wähle „Alle können diesen Tisch finden“, dann steht er hier.',
  botGame: 'Gleich gegen Bots spielen',
  failed: 'Die Liste ließ sich nicht holen. Gleich wird es noch einmal versucht.',
  refresh: 'Noch einmal nachsehen',
  found: (tables: number) =>
    tables === 1 ? 'Gerade ist 1 Tisch offen' : `Gerade sind ${tables} Tische offen`,
  toWatch: (tables: number) =>
    `Gerade kein freier Sitz, und ${count(tables, 'Spiel', 'Spiele')} zum Zuschauen`,
  withOthers: (game: string, names: readonly string[]) =>
    names.length === 0 ? game : `${game} mit ${players(names)}`,
  variations: (game: string) => `${game}, mit Varianten`,
  aBot: 'ein Bot',
  botFor: (name: string) => `ein Bot für ${name}`,
  taken: (free: number, seats: number, names: readonly string[]) =>
    `${seats - free} von ${seats} Sitzen besetzt: ${players(names)}`,
  playing: (names: readonly string[]) => `Das Spiel läuft: ${players(names)}`,
  over: (names: readonly string[]) => `Zwischen zwei Spielen: ${players(names)}`,
  full: (names: readonly string[]) => `Gleich geht es los: ${players(names)}`,
  quick: 'ein kurzes Spiel',
  watching: (watchers: number) => (watchers === 1 ? '1 Person schaut zu' : `${watchers} Leute schauen zu`),
  join: 'Mitspielen',
  watch: 'Zuschauen',
  table: (parts: readonly string[], deed: string) => `${parts.join(', ')}. ${deed}`,
  gone: 'Diesen Tisch gibt es nicht oder nicht mehr',
  codeHint:
    'Vielleicht fehlt ein Zeichen oder ist ein anderes. Groß- und Kleinbuchstaben sind in einer Kennung verschieden. Sicherer ist es, den Link selbst zu öffnen oder ihn als QR-Code zu scannen.',
  goneHint: 'Tische, an denen nichts mehr geschieht, werden mit der Zeit weggeräumt, frühestens:',
  goneOwn: 'Er steht nicht mehr in der Liste deiner Tische.',
  kept: {
    gathering: (days: number) => `ein Tisch, an dem kein Spiel begann, nach ${count(days, 'Tag', 'Tagen')},`,
    playing: (days: number) => `ein Spiel, das nicht zu Ende ging, nach ${count(days, 'Tag', 'Tagen')},`,
    over: (days: number) => `ein beendetes Spiel nach ${count(days, 'Tag', 'Tagen')}.`,
    overForEver: 'ein beendetes Spiel nie.',
  },
  makeNew: 'Einen neuen Tisch aufstellen',
  badge: 'Öffentlicher Tisch',
  badgeHint: 'Alle können diesen Tisch auf der ersten Seite finden, einen freien Sitz nehmen oder zuschauen.',
  switch: 'Alle können diesen Tisch finden',
  switchHint:
    'Er steht in der Liste auf der ersten Seite, solange jemand hier mitspielt. Sonst führt nur der Link zu ihm.',
};

export const ruleSets: RuleSetNames = {
  ludo: { name: 'Ludo' },
  jumbo: { name: 'Jumbo Ludo' },
  indian: { name: 'Ludo wie in den Apps' },
  parchis: { name: 'Parchís' },
  uckers: { name: 'Uckers' },
  'uckers-navy': { name: 'Navy Uckers' },
  german: { name: 'Deutsches Ludo' },
};

export const cards: CardNames = { ludo: 'Ludo nach Brettspielregeln', 'quick-ludo': 'Schnelles Ludo' };

export const bar: Catalogue['bar'] = {
  rules: 'Regeln',
  settings: 'Einstellungen',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
};

export const connection: Catalogue['connection'] = {
  again: 'Diese Seite versucht es weiter.',
  connecting: 'Verbindung zum Tisch …',
  unreachable: 'Der Server ist nicht zu erreichen. Bitte versuche es noch einmal.',
  unansweredShort: 'Noch keine Antwort vom Tisch.',
  unanswered: (seconds: number) =>
    `Seit ${duration(seconds)} keine Antwort vom Tisch. Nichts ist verloren: Es geht weiter, sobald eine kommt.`,
  back: 'Die Verbindung ist wieder da.',
  lostShort: 'Die Verbindung ist unterbrochen. Neuer Versuch läuft.',
  lost: (seconds: number) =>
    `Die Verbindung ist seit ${duration(seconds)} unterbrochen. Neuer Versuch läuft …`,
};
