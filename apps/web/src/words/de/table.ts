import type { Catalogue } from '../catalogue.ts';
import { count, duration, ordinal } from './common.ts';

const leaving = (place: string): string => (place === 'Basis' ? 'aus der Basis' : `von ${place}`);

export const turn: Catalogue['turn'] = {
  yours: {
    throw: (who: string) => `${who}: bitte würfeln`,
    throwDice: (who: string) => `${who}: bitte würfeln`,
    throwAgain: (who: string) => `${who}: noch einmal würfeln`,
    beforeThirdSix: (who: string) => `${who}: noch einmal würfeln; eine dritte 6 würde verfallen`,
    thirdSixWouldCost: (who: string) => `${who}: noch einmal würfeln; eine dritte 6 würde eine Figur kosten`,
    nth: (who: string, nth: number) => `${who}: noch einmal würfeln, ${ordinal(nth)} Wurf von dreien`,
    move: (who: string) => `${who}: bitte eine Figur ziehen`,
    six: (who: string) => `${who}: wirf eine 6, dann ziehst du die Figuren des Partners`,
    partner: (who: string, partner: string) => `${who}: bitte für die Figuren von ${partner} würfeln`,
    partnerMove: (who: string, partner: string) => `${who}: bitte eine Figur von ${partner} ziehen`,
    challenge: (who: string, sixes: number, needed: number) =>
      `${who}: würfle für die Herausforderung, ${sixes} von ${needed} Sechsen`,
    challengeMove: (who: string) => `${who}: bitte für die Herausforderung zählen`,
    count: (who: string, number: number) => `${who}: bitte ${number} mit einer Figur zählen`,
  },
  theirs: {
    throw: (who: string) => `${who} würfelt`,
    throwDice: (who: string) => `${who} würfelt`,
    throwAgain: (who: string) => `${who} würfelt noch einmal`,
    beforeThirdSix: (who: string) => `${who} würfelt noch einmal; eine dritte 6 würde verfallen`,
    thirdSixWouldCost: (who: string) => `${who} würfelt noch einmal; eine dritte 6 würde eine Figur kosten`,
    nth: (who: string, nth: number) => `${who} würfelt noch einmal, ${ordinal(nth)} Wurf von dreien`,
    move: (who: string) => `${who} zieht eine Figur`,
    six: (who: string) => `${who} würfelt um eine 6, um dann die Figuren des Partners zu ziehen`,
    partner: (who: string, partner: string) => `${who} würfelt für die Figuren von ${partner}`,
    partnerMove: (who: string, partner: string) => `${who} zieht eine Figur von ${partner}`,
    challenge: (who: string, sixes: number, needed: number) =>
      `${who} würfelt für die Herausforderung, ${sixes} von ${needed} Sechsen`,
    challengeMove: (who: string) => `${who} zählt für die Herausforderung`,
    count: (who: string, number: number) => `${who} zählt ${number} mit einer Figur`,
  },
  away: (who: string) => `${who} ist nicht verbunden; das Spiel wartet`,
  awaiting: {
    since: (seconds: number, next: string) => `${next} Fort seit ${duration(seconds)}.`,
    next: {
      bot: (seconds: number) => `In ${duration(seconds)} spielt ein Bot weiter.`,
      others: (seconds: number) => `In ${duration(seconds)} könnt ihr alle einen Bot weiterspielen lassen.`,
      wait: () => 'Das Spiel wartet; nur wer den Tisch leitet, kann einen Bot spielen lassen.',
    },
    late: {
      bot: 'Ein Bot spielt weiter, bis die Person zurück ist.',
      others: 'Ihr könnt jetzt alle einen Bot weiterspielen lassen.',
      wait: 'Das Spiel wartet; nur wer den Tisch leitet, kann einen Bot spielen lassen.',
    },
  },
  missing: {
    away: (who: string) => `${who} ist nicht verbunden.`,
    bot: (who: string) => `Ein Bot spielt für ${who}.`,
  },
  bot: (who: string) => `Ein Bot spielt für ${who}`,
  botPlays: (who: string) => `${who} spielt`,
  letBot: 'Einen Bot weiterspielen lassen',
  paused: 'Das Spiel macht Pause',
  timeLeft: (seconds: number) => `noch ${duration(seconds)}`,
  over: (who: string) => `${who} hat gewonnen`,
  overTogether: (who: string) => `${who} haben gewonnen`,
  ended: 'Das Spiel wurde beendet',
  titleYours: (who: string, game: string) => `● ${who}: du bist dran – ${game}`,
  titleOther: (who: string, game: string) => `${who} – ${game}`,
};

export const dice: Catalogue['dice'] = {
  throwOne: 'Würfeln',
  throwTwo: 'Beide Würfel werfen',
  choose: 'Figur wählen',
  count: (number: number) => `${number} zählen: Figur wählen`,
  left: (face: number) => `Die ${face} ist übrig: Figur wählen`,
  chooseWay: 'Würfel wählen',
  tumblingTwo: 'Die Würfel rollen',
  play: (place: string, to: string) => `Ziehen: ${leaving(place)} ${to}`,
  comeBack: 'Ein Bot spielt für dich: wieder selbst spielen',
  wait: 'Einen Augenblick',
  comeHere: 'Du giltst als abwesend: weiterspielen',
  waitFor: (who: string) => `Warten auf ${who}`,
  tumbling: 'Der Würfel rollt',
  undo: 'Letzten Schritt zurücknehmen',
  undone: (what: string) => `Zurückgenommen: ${what}`,
  useless: (faces: string) => `Kein Zug mit ${faces}`,
};

export const board: Catalogue['board'] = {
  name: (game: string) => `Brett von ${game}`,
  piece: (colour: string, many: number, standing: string) =>
    many === 1 ? `${colour}: Figur ${standing}` : `${colour}: ${many} Figuren ${standing}`,
  canMove: (piece: string, effect: string) => `${piece}: ${effect}`,
  move: (to: string) => `zieht ${to}`,
  enter: (to: string) => `kommt heraus und zieht ${to}`,
  captures: (whose: string, many: number) =>
    many === 1 ? `schlägt ${whose}` : `schlägt ${many} Figuren von ${whose}`,
  suckBack: (whose: string, standing: string, many: number, percent: number) =>
    many === 1
      ? `saugt ${whose} ${standing} zurück, Aussicht ${percent} %`
      : `saugt ${many} Figuren von ${whose} ${standing} zurück, Aussicht ${percent} %`,
  moveBack: (to: string) => `zieht rückwärts ${to}`,
  moveTogether: (many: number, to: string) => `${many} ziehen gemeinsam ${to}`,
  andThen: (place: string, to: string) => `dann ${leaving(place)} ${to}`,
  onwards: (to: string) => `dann weiter ${to}`,
  challenge: (blob: string, needed: number) =>
    `fordert ${blob} heraus (danach ${count(needed, 'Sechs', 'Sechsen')} nötig)`,
  counts: (sixes: number, needed: number) => `zählt die 6: ${sixes} von ${needed} Sechsen`,
  winsChallenge: 'gewinnt die Herausforderung',
  ends: (place: string) => `→ ${place}`,
  lapses: (whose: string) => `beendet die Herausforderung von ${whose}`,
  thenCounts: (number: number) => `dann ${number} zählen`,
  penalised: (standing: string) => `Strafe: Die Figur ${standing} geht in die Basis`,
  unused: 'Den Wurf nicht nutzen',
  withDie: (place: string, face: number) => `${place}, Würfel ${face}`,
  withBoth: (place: string, sum: number) => `${place}, beide Würfel (${sum})`,
  back: 'Zurücknehmen',
  mustUseBoth: 'Beide Würfel müssen genutzt werden.',
  mustUseOne: (face: number) => `Nur die ${face} ist zu nutzen.`,
  below: (count: number) => `Weiter unten: noch ${count}`,
  left: (face: number) =>
    `Die ${face} ist übrig: Wähle eine Figur, die sie nutzen kann, oder nimm den ersten Schritt zurück.`,
  cannotMove: (piece: string) => `${piece}, kann nicht ziehen: warum?`,
  first: (effect: string) => effect.charAt(0).toUpperCase() + effect.slice(1),
  announce: 'Oder vor dem Wurf ansagen:',
  choices: 'Deine Möglichkeiten',
  choice: (place: string, effect: string) => `${place}: ${effect}`,
};

export const seats: Catalogue['seats'] = {
  title: 'Spieler',
  open: 'Freier Sitz',
  take: (colour: string) => `Den Sitz von ${colour} nehmen`,
  takeShort: 'Hinsetzen',
  takeAlso: 'Auch hier sitzen',
  leave: (who: string) => `Den Sitz von ${who} verlassen`,
  leaveShort: 'Aufstehen',
  you: 'du',
  away: 'nicht verbunden',
  host: 'leitet den Tisch',
  bot: 'ein Bot spielt',
  botName: (colours: string) => `Bot ${colours}`,
  /** On the board, where a bot plays on for somebody. */
  botFor: (name: string) => `Bot für ${name}`,
  gaveUp: (name: string) => `${name} hat das Spiel verlassen`,
  back: 'Wieder selbst spielen',
  backOf: (who: string) => `Den Sitz von ${who} wieder übernehmen`,
  setBot: 'Bot',
  setBotOn: (who: string) => `Einen Bot ${who} spielen lassen`,
  leaveSure:
    'Den Sitz endgültig aufgeben? Wer später zurückkommen will, lässt besser einen Bot für sich spielen.',
  letBot: 'Einen Bot für mich spielen lassen',
  remove: 'Entfernen',
  removeOf: (who: string) => `${who} vom Sitz nehmen`,
  removeSure: (who: string) => `${who} vom Sitz nehmen? Diese Person kann dann nur noch zuschauen.`,
  makeHost: 'Leitung übergeben',
  makeHostOf: (who: string) => `${who} den Tisch leiten lassen`,
  hostNow:
    'Du leitest jetzt den Tisch: Du kannst das Spiel anhalten oder beenden, Bots setzen und Spieler von ihren Sitzen nehmen.',
  hostNoLonger: (who: string) =>
    `Du leitest den Tisch nicht mehr, das tut jetzt ${who}. Wer den Tisch leitet, kann dir die Leitung zurückgeben.`,
  more: (who: string) => `Mehr zu ${who}`,
  whatName: 'Wie sollen die anderen dich nennen?',
  rename: 'Name oder Bild ändern',
  renameHere: 'Namen ändern',
  saveName: 'Speichern',
  name: (colour: string) => `Name für ${colour}`,
  pieces: (base: number, way: number, home: number) =>
    `${base} in der Basis, ${way} unterwegs, ${home} im Ziel`,
  toThrow: 'ist dran',
  neutralShort: 'neutral',
  neutral: 'neutral: alle ziehen sie',
  freed: (colour: string) => `zieht für ${colour}`,
  place: (nth: number) => `${ordinal(nth)} Platz`,
  watching: 'Du schaust zu',
  watchingHint: 'Du siehst alles, was die Spieler sehen. Du hast keinen Sitz.',
  watchers: (amount: number) => `${count(amount, 'Person schaut', 'Personen schauen')} zu`,
  televisions: (amount: number) => `${count(amount, 'Fernseher zeigt', 'Fernseher zeigen')} diesen Tisch`,
};

export const gathering: Catalogue['gathering'] = {
  sitDown: 'Hinsetzen und mitspielen',
  sendLink: 'Link schicken',
  linkCopied: 'Der Link ist kopiert: füge ihn in eine Nachricht ein',
  waitsForMore: (open: number) => `Es ${open === 1 ? 'fehlt' : 'fehlen'} noch ${open}`,
  allHere: (seats: number) => (seats === 2 ? 'Beide sind da' : `Alle ${seats} sind da`),
  waitsForStart: (host: string) => `Warten, bis ${host} beginnt`,
  closedTitle: 'Der Tisch ist geschlossen',
  closed: 'Dieser Tisch ist geschlossen worden: Hier wird nicht mehr gespielt.',
  title: 'Vor dem Spiel',
  start: 'Spiel beginnen',
  startWaits: (open: number) =>
    `${count(open, 'Sitz ist', 'Sitze sind')} noch frei; das Spiel kann beginnen, sobald alle vergeben sind.`,
  botsFill: 'Bots nehmen die freien Plätze',
  mayStartToo: 'Wer den Tisch gemacht hat, beginnt das Spiel; du darfst es auch.',
  ready: 'Alle haben einen Sitz.',
  takeOne: 'Nimm einen freien Sitz oder schau nur zu.',
  goesOn: {
    title: 'Das Spiel geht weiter',
    start: 'Weiterspielen',
    startWaits: (open: number) =>
      `${count(open, 'Sitz ist', 'Sitze sind')} noch frei; das Spiel geht von hier weiter, wenn alle vergeben sind.`,
    hostStarts: 'Alle haben einen Sitz. Es fehlt nur, dass jemand weiterspielt.',
  },
  hostStarts: 'Alle haben einen Sitz. Es fehlt nur, dass jemand das Spiel beginnt.',
  invite: 'Freunde einladen',
  inviteHint: 'Wer diesen Link öffnet, wählt einen freien Sitz oder schaut nur zu.',
  inviteToWatch: 'Zum Zuschauen einladen',
  inviteHintFull: 'Alle Sitze sind besetzt: Wer diesen Link öffnet, schaut zu.',
  link: 'Link zu diesem Tisch',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  copyByHand: 'Der Link ist markiert: Kopiere ihn mit dem Befehl deines Geräts.',
  share: 'Link teilen',
  shareText: (game: string) => `Spiel mit mir ${game}`,
  askText: (name: string, game: string) => `${name}, noch ein Spiel ${game}?`,
  qr: 'Als QR-Code zeigen',
  qrHide: 'QR-Code verbergen',
  qrName: 'QR-Code des Links zu diesem Tisch',
};

export const rollOff: Catalogue['rollOff'] = {
  title: 'Wer beginnt?',
  again: 'Gleichstand: Die Höchsten würfeln noch einmal',
  begins: (who: string) => `${who} beginnt`,
};

export const end: Catalogue['end'] = {
  wins: (who: string) => `${who} gewinnt!`,
  winTogether: (who: string) => `${who} gewinnen!`,
  endedEarly: 'Das Spiel wurde vorzeitig beendet.',
  place: (nth: number) => ordinal(nth),
  unplaced: '–',
  columns: {
    place: 'Platz',
    player: 'Spieler',
    home: 'Ziel',
    captures: 'Geschlagen',
    throws: 'Würfe',
    dice: 'Würfel',
  },
  faces: (who: string) => `Wie oft jede Zahl für ${who} fiel`,
  face: (number: number, times: number) => `${number}: ${times}-mal`,
  normal: (each: string) =>
    `Mit Würfeln, die alle gleich behandeln, fällt jede Zahl etwa in ${each} der Fälle (die gestrichelte Linie); kurze Spiele weichen stärker ab.`,
  length: (minutes: number, throws: number) =>
    `${count(minutes, 'Minute', 'Minuten')}, ${count(throws, 'Wurf', 'Würfe')}`,
  again: 'Noch einmal spielen',
  lastPress: (seconds: number) =>
    `Sobald alle gedrückt haben, sonst nach ${count(seconds, 'Sekunde', 'Sekunden')}.`,
  atOnce: 'Es beginnt sofort.',
  agreedSoFar: (who: string) => `Bisher ja: ${who}.`,
  beginsIn: (seconds: number) => `Das nächste Spiel beginnt in ${count(seconds, 'Sekunde', 'Sekunden')}.`,
  seatsHint:
    'Vor dem nächsten Spiel lassen sich die Sitze wechseln: aufstehen, sich anders hinsetzen oder einen Bot spielen lassen.',
  seatsOpen: (open: number) =>
    `${count(open, 'Sitz ist', 'Sitze sind')} frei. Das nächste Spiel kann beginnen, wenn alle vergeben sind.`,
  toSeats: 'Zu den Sitzen',
  toFirstPage: 'Zur ersten Seite',
  showBoard: 'Brett ansehen',
  showResult: 'Ergebnis zeigen',
};

export const problem: Catalogue['problem'] = {
  rule: 'Regel zeigen',
  close: 'Schließen',
  oneMoment: 'Einen Moment bitte: Der Server ist beschäftigt. Neuer Versuch läuft …',
  when: (seconds: number) => `Das geht wieder in etwa ${duration(seconds)}.`,
};

export const settings: Catalogue['settings'] = {
  thisTable: 'Dieser Tisch',
  thisDevice: 'Dieses Gerät',
  title: 'Einstellungen',
  theme: 'Farben',
  themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel', contrast: 'Starker Kontrast' },
  messWords: {
    title: 'Wörter für Uckers',
    plain: 'Einfache Wörter',
    mess: 'Seemannswörter',
    means: 'Mit Seemannswörtern steht dabei, wie Matrosen es auf Englisch nennen, zum Beispiel „snake eyes“.',
  },
  ownBelow: 'Online und gegen Bots das Brett so drehen, dass meine Farbe unten liegt',
  turnsToPlayer: 'Auf einem Bildschirm das Brett zu denen drehen, die dran sind',
  allNumbers: 'Nummern auf allen Feldern des Brettes',
  speed: 'Tempo der Figuren',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
  reduced: 'Dein Gerät wünscht weniger Bewegung: Figuren und Würfel bewegen sich nicht.',
  sound: 'Ton',
  throws: 'Von selbst würfeln, wenn ich dran bin',
  forced: 'Den einzigen möglichen Zug von selbst machen',
  keys: 'Tasten',
  pause: 'Spiel anhalten',
  resume: 'Spiel fortsetzen',
  endGame: 'Dieses Spiel beenden',
  closeTable: 'Diesen Tisch schließen',
  closeTableSure: 'Diesen Tisch endgültig schließen? Niemand kann dann mehr daran spielen.',
  endGameSure: 'Das Spiel jetzt für alle beenden?',
  close: 'Schließen',
};

export const rulesDialog: Catalogue['rulesDialog'] = {
  title: (game: string) => `Regeln: ${game}`,
  intro:
    'Diese Regeln gelten an diesem Tisch. Die Kürzel sind die Namen der Regeln; Ablehnungen verweisen darauf.',
  groups: {
    board: 'Das Brett und der Anfang',
    moving: 'Würfeln und ziehen',
    duties: 'Was sein muss',
    capturing: 'Schlagen, Sperren und Türme',
    challenge: 'Herausforderungen',
    partners: 'Partner und geteilte Farben',
    home: 'Das Ziel und das Ende',
    names: 'Zum Namen',
  },
  close: 'Regeln schließen',
};
