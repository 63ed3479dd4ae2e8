import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

export const captions: Catalogue['captions'] = {
  title: 'Was geschah',
  fromFirst: 'Vom ersten Wurf an',
  announced: (who: string, whose: string, standing: string) =>
    `${who} sagt an: Zurücksaugen, ${whose} ${standing}.`,
  missed: (who: string) => `Daneben: ${who} saugt niemanden zurück.`,
  threw: (who: string, faces: string) => `${who} würfelt ${faces}.`,
  moved: (who: string, from: string, to: string) => `${who} zieht ${from} ${to}.`,
  movedHome: (who: string, from: string) => `${who} bringt eine Figur ${from} ins Ziel.`,
  entered: (who: string, to: string) => `${who} bringt eine Figur aus der Basis ${to}.`,
  captured: (by: string, whose: string, many: number) =>
    many === 1
      ? `${by} schlägt ${whose}: Die Figur geht zurück in die Basis.`
      : `${by} schlägt ${many} Figuren von ${whose}: Sie gehen zurück in die Basis.`,
  counts: (who: string, number: number) => `${who} zählt noch ${number}.`,
  forfeited: (who: string, faces: string) => `${who} kann die ${faces} nicht nutzen.`,
  leftUnused: (who: string, faces: string) => `${who} lässt die ${faces} ungenutzt.`,
  throwsAgain: (who: string) => `${who} würfelt noch einmal.`,
  /** Told with the further throw that a second 6 gives, where a third is lost. */
  beforeThirdSix: 'Eine dritte 6 in Folge würde verfallen.',
  thirdSixWouldCost: 'Eine dritte 6 in Folge würde die zuletzt gezogene Figur kosten.',
  throwsOfThree: (who: string, nth: number) => `${who} darf noch einmal: ${nth}. Wurf von dreien.`,
  movedBack: (who: string, from: string, to: string) => `${who} zieht rückwärts ${from} ${to}.`,
  movedTotal: (who: string, from: string, to: string) => `${who} zieht mit beiden Würfeln ${from} ${to}.`,
  movedFor: (who: string, whose: string, from: string, to: string) =>
    `${who} zieht eine Figur von ${whose} ${from} ${to}.`,
  movedBackFor: (who: string, whose: string, from: string, to: string) =>
    `${who} zieht eine Figur von ${whose} rückwärts ${from} ${to}.`,
  movedTogether: (who: string, many: number, from: string, to: string) =>
    `${who} zieht ${many} Figuren gemeinsam ${from} ${to}.`,
  movedTogetherFor: (who: string, many: number, whose: string, from: string, to: string) =>
    `${who} zieht ${many} Figuren von ${whose} gemeinsam ${from} ${to}.`,
  challenged: (who: string, blob: string, needed: number) =>
    `${who} fordert ${blob} heraus: ${count(needed, 'Sechs ist', 'Sechsen sind')} nötig.`,
  blob: (whose: string, standing: string) => `den Turm von ${whose} ${standing}`,
  counted: (who: string, sixes: number, needed: number | null) =>
    needed === null
      ? `${who} hat ${count(sixes, 'Sechs', 'Sechsen')} gezählt.`
      : `${who} hat ${sixes} von ${needed} Sechsen gezählt.`,
  challengeEnded: {
    won: (who: string) => `${who} gewinnt die Herausforderung.`,
    lapsed: (who: string) => `Die Herausforderung von ${who} verfällt.`,
    'no-six': (who: string) => `Keine 6: Die Herausforderung von ${who} ist vorbei.`,
  },
  freed: (who: string, partner: string) =>
    `${who} hat die 6 geworfen und zieht vom nächsten Zug an die Figuren von ${partner}.`,
  penalised: (who: string, standing: string) =>
    `${who} hat nicht geschlagen: Die Figur ${standing} geht zurück in die Basis.`,
  thirdSixCosts: (who: string, standing: string) =>
    `Die dritte 6 in Folge kostet ${who} eine Figur: Die Figur ${standing} geht zurück in die Basis.`,
  retired: (who: string, standing: string) =>
    `${who} hat einen Platz: Die Figur ${standing} geht endgültig zurück in die Basis.`,
  waits: (who: string) => `${who} hat alle eigenen Figuren im Ziel und zieht mit den neutralen weiter.`,
  wonTogether: (who: string) => `Alle acht Figuren von ${who} sind im Ziel: Sie gewinnen.`,
  wonBoth: (who: string) => `Alle acht Figuren von ${who} sind im Ziel: gewonnen.`,
  turn: (who: string) => `${who} ist dran.`,
  ranked: (who: string, place: string) => `${who} belegt den ${place} Platz.`,
  won: (who: string) => `${who} hat alle Figuren im Ziel und gewinnt.`,
  /** By a variation not all of them are needed. */
  wonEarly: (who: string) => `${who} hat genug Figuren im Ziel und gewinnt.`,
  over: 'Das Spiel ist zu Ende.',
  opened: 'Der Tisch ist offen.',
  sat: (name: string, colours: string) => `${name} nimmt ${colours}.`,
  stood: (name: string, colours: string) => `${name} verlässt den Sitz von ${colours}.`,
  taken: (colours: string) => `Der Sitz von ${colours} ist besetzt.`,
  left: (colours: string) => `Wer ${colours} hatte, verlässt den Sitz.`,
  renamed: (old: string, name: string) => `${old} heißt jetzt ${name}.`,
  newPicture: (who: string) => `${who} hat das Bild neben dem Namen geändert.`,
  wentAway: (who: string) => `${who} ist nicht mehr verbunden.`,
  isLate: (who: string) => `${who} ist noch nicht zurück.`,
  botStandsIn: (who: string) => `Ein Bot spielt für ${who} weiter, bis der Sitz wieder übernommen wird.`,
  cameBack: (who: string) => `${who} ist zurück und spielt.`,
  botSat: (who: string) => `Ein Bot spielt ${who}.`,
  removed: (who: string) => `${who} wurde vom Sitz genommen.`,
  hostChanged: (who: string) => `${who} leitet jetzt den Tisch.`,
  closed: 'Der Tisch ist geschlossen worden.',
  madePublic: 'Dieser Tisch ist jetzt öffentlich: Alle finden ihn auf der ersten Seite.',
  madePrivate: 'Dieser Tisch steht nicht mehr in der öffentlichen Liste: Nur der Link führt zu ihm.',
  seatsMoved: (who: string) => `${who} spielt jetzt auf einem anderen Gerät.`,
  paused: 'Das Spiel macht Pause.',
  resumed: 'Das Spiel geht weiter.',
  talkChanged: {
    phrases: 'Ab jetzt spricht man an diesem Tisch mit fertigen Sätzen.',
    text: 'Ab jetzt dürfen an diesem Tisch alle eigene Worte schreiben.',
  },
  timeOver: (who: string) => `Die Zeit von ${who} ist um: Der Tisch spielt diesen Wurf.`,
  roll: (who: string, faces: string) => `Wer beginnt? ${who} würfelt ${faces}.`,
  begins: (who: string) => `${who} beginnt.`,
  agreed: (who: string) => `${who} möchte noch einmal spielen.`,
  agreeWithin: (seconds: number) =>
    `Wer in ${seconds} Sekunden nicht auf „Noch einmal spielen“ gedrückt hat, gilt dann als abwesend.`,
  seatsDrawn: (players: string) => `Die Sitze sind neu ausgelost: ${players}.`,
  notAgreed: (who: string) => `Das Spiel beginnt ohne ${who}; zurückkommen geht jederzeit.`,
  valueMissed: (who: string) =>
    `Das Gerät von ${who} hat seinen Teil der Würfel nicht geschickt, darum beginnt das Spiel noch nicht. Versucht es noch einmal, oder lasst dort einen Bot spielen.`,
  ended: 'Das Spiel wurde vorzeitig beendet.',
  choices: (amount: number) => `Du hast ${count(amount, 'Möglichkeit', 'Möglichkeiten')}.`,
};
