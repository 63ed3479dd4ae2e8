import type { Catalogue } from '../catalogue.ts';
import { count, ordinal, duration } from './common.ts';

export const own: Catalogue['own'] = {
  ofColour: (colour, sentence) => `${colour}: ${sentence}`,
  announced: (whose, standing) => `Du sagst an: Zurücksaugen, ${whose} ${standing}.`,
  wasAnnounced: (who, standing) => `${who} sagt an: Zurücksaugen, deine Figur ${standing}.`,
  missed: 'Daneben: Du saugst niemanden zurück.',
  threw: (faces) => `Du würfelst ${faces}.`,
  moved: (from, to) => `Du ziehst ${from} ${to}.`,
  movedHome: (from) => `Du bringst eine Figur ${from} ins Ziel.`,
  entered: (to) => `Du bringst eine Figur aus der Basis ${to}.`,
  captured: (whose, many) =>
    many === 1
      ? `Du schlägst eine Figur von ${whose}: Sie geht zurück in die Basis.`
      : `Du schlägst ${many} Figuren von ${whose}: Sie gehen zurück in die Basis.`,
  capturedOwn: (colour, many) =>
    many === 1
      ? `Du schlägst deine eigene Figur von ${colour}: Sie geht zurück in die Basis.`
      : `Du schlägst ${many} eigene Figuren von ${colour}: Sie gehen zurück in die Basis.`,
  wasCaptured: (by, many) =>
    many === 1
      ? `${by} schlägt deine Figur: Sie geht zurück in die Basis.`
      : `${by} schlägt ${many} deiner Figuren: Sie gehen zurück in die Basis.`,
  wasCapturedOf: (by, colour, many) =>
    many === 1
      ? `${by} schlägt deine Figur von ${colour}: Sie geht zurück in die Basis.`
      : `${by} schlägt ${many} deiner Figuren von ${colour}: Sie gehen zurück in die Basis.`,
  counts: (number) => `Du zählst noch ${number}.`,
  forfeited: (faces) => `Du kannst die ${faces} nicht nutzen.`,
  leftUnused: (faces) => `Du lässt die ${faces} ungenutzt.`,
  throwsAgain: 'Du würfelst noch einmal.',
  throwsOfThree: (nth) => `Du darfst noch einmal: ${nth}. Wurf von dreien.`,
  movedBack: (from, to) => `Du ziehst rückwärts ${from} ${to}.`,
  movedTotal: (from, to) => `Du ziehst mit beiden Würfeln ${from} ${to}.`,
  movedFor: (whose, from, to) => `Du ziehst eine Figur von ${whose} ${from} ${to}.`,
  movedBackFor: (whose, from, to) => `Du ziehst eine Figur von ${whose} rückwärts ${from} ${to}.`,
  wasMoved: (who, from, to) => `${who} zieht deine Figur ${from} ${to}.`,
  movedTogether: (many, from, to) => `Du ziehst ${many} Figuren gemeinsam ${from} ${to}.`,
  movedTogetherFor: (many, whose, from, to) =>
    `Du ziehst ${many} Figuren von ${whose} gemeinsam ${from} ${to}.`,
  wereMoved: (who, many, from, to) => `${who} zieht ${many} deiner Figuren gemeinsam ${from} ${to}.`,
  challenged: (blob, needed) =>
    `Du forderst ${blob} heraus: ${count(needed, 'Sechs ist', 'Sechsen sind')} nötig.`,
  wasChallenged: (who, standing, needed) =>
    `${who} fordert deinen Turm ${standing} heraus: ${count(needed, 'Sechs ist', 'Sechsen sind')} nötig.`,
  counted: (sixes, needed) =>
    needed === null
      ? `Du hast ${count(sixes, 'Sechs', 'Sechsen')} gezählt.`
      : `Du hast ${sixes} von ${needed} Sechsen gezählt.`,
  challengeEnded: {
    won: 'Du gewinnst die Herausforderung.',
    lapsed: 'Deine Herausforderung verfällt.',
    'no-six': 'Keine 6: Deine Herausforderung ist vorbei.',
  },
  freed: (partner) => `Du hast die 6 geworfen und ziehst vom nächsten Zug an die Figuren von ${partner}.`,
  partnerFreed: (who) => `${who} hat die 6 geworfen und zieht vom nächsten Zug an deine Figuren.`,
  penalised: (standing) => `Du hast nicht geschlagen: Die Figur ${standing} geht zurück in die Basis.`,
  thirdSixCosts: (standing) =>
    `Die dritte 6 in Folge kostet dich eine Figur: Die Figur ${standing} geht zurück in die Basis.`,
  retired: (standing) => `Du hast deinen Platz: Die Figur ${standing} geht endgültig zurück in die Basis.`,
  waits: 'Du hast alle eigenen Figuren im Ziel und ziehst mit den neutralen weiter.',
  wonTogether: (partner) => `Alle acht Figuren von dir und ${partner} sind im Ziel: Ihr gewinnt.`,
  wonBoth: 'Alle deine acht Figuren sind im Ziel: Du gewinnst.',
  turn: 'Du bist dran.',
  ranked: (place) => `Du belegst den ${place} Platz.`,
  won: 'Du hast alle Figuren im Ziel und gewinnst.',
  wonEarly: 'Du hast genug Figuren im Ziel und gewinnst.',
  sat: (colours) => `Du nimmst ${colours}.`,
  renamed: (name) => `Du heißt jetzt ${name}.`,
  newPicture: 'Du hast dein Bild geändert.',
  wentAway: 'Deine Verbindung war weg.',
  isLate: 'Der Tisch hat auf dich gewartet.',
  botStandsIn: 'Ein Bot spielt für dich weiter, bis du den Sitz wieder übernimmst.',
  playOrBot: (seconds: number) => `Spiel innerhalb von ${duration(seconds)}, sonst spielt ein Bot für dich.`,
  cameBack: 'Du bist zurück und spielst.',
  hostChanged: 'Du leitest jetzt den Tisch.',
  seatsMoved: 'Du spielst jetzt auf diesem Gerät.',
  timeOver: 'Deine Zeit ist um: Der Tisch spielt diesen Wurf.',
  roll: (faces) => `Wer beginnt? Du würfelst ${faces}.`,
  begins: 'Du beginnst.',
  agreed: 'Du möchtest noch einmal spielen.',
  notAgreed: 'Das Spiel beginnt ohne dich; zurückkommen geht jederzeit.',
  valueMissed:
    'Dein Gerät hat seinen Teil der Würfel nicht geschickt, darum beginnt das Spiel noch nicht. Versuch es noch einmal; geschieht es wieder, lade die Seite neu.',
  yourTurn: 'Du bist dran:',
  titleOfTurn: (game) => `● Du bist dran – ${game}`,
  doing: {
    throw: 'Du würfelst',
    throwDice: 'Du würfelst',
    throwAgain: 'Du würfelst noch einmal',
    beforeThirdSix: 'Du würfelst noch einmal; eine dritte 6 würde verfallen',
    thirdSixWouldCost: 'Du würfelst noch einmal; eine dritte 6 würde eine Figur kosten',
    nth: (nth) => `Du würfelst noch einmal, ${ordinal(nth)} Wurf von dreien`,
    move: 'Du ziehst eine Figur',
    six: 'Du würfelst um eine 6, um dann die Figuren des Partners zu ziehen',
    partner: (partner) => `Du würfelst für die Figuren von ${partner}`,
    partnerMove: (partner) => `Du ziehst eine Figur von ${partner}`,
    challenge: (sixes, needed) => `Du würfelst für die Herausforderung, ${sixes} von ${needed} Sechsen`,
    challengeMove: 'Du zählst für die Herausforderung',
    count: (number) => `Du zählst ${number} mit einer Figur`,
  },
  partnerThrows: (who) => `${who} würfelt für deine Figuren`,
  partnerMoves: (who) => `${who} zieht eine Figur von dir`,
  botPlays: 'Ein Bot spielt für dich',
  hasWon: 'Du hast gewonnen',
  haveWon: (partner) => `Du und ${partner} habt gewonnen`,
  youBegin: 'Du beginnst',
  wins: 'Du hast gewonnen!',
  winTogether: (partner) => `Du und ${partner} habt gewonnen!`,
  place: (nth) => `Du belegst den ${ordinal(nth)} Platz.`,
  matchWon: 'Du gewinnst die Runde!',
  matchWonTogether: (partner) => `Du und ${partner} gewinnt die Runde!`,
  team: (partner, others) => `Du und ${partner} gegen ${others}`,
  friends: 'Runde Türme gehören eurem Team: An ihnen darfst du vorbei.',
};
