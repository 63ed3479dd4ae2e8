import type { Catalogue } from '../catalogue.ts';

export const fair: Catalogue['fair'] = {
  title: 'Ehrliche Würfel',
  throws: 'Würfe in diesem Spiel',
  right: 'Hier geprüft und richtig',
  unchecked: 'Gefallen, als diese Seite nicht da war',
  checkAll: 'Alle prüfen',
  checking: 'Wird geprüft …',
  notRead: 'Das Protokoll lässt sich gerade nicht lesen. Versuch es später noch einmal.',
  bot: 'Von Bots geworfen',
  clock: 'Geworfen, weil die Zeit um war',
  device: 'Ohne Anteil vom Gerät des Spielers',
  heldBack: 'Ohne den Anteil, den diese Seite geschickt hatte',
  sendsPart: 'Jedes Gerät schickt seinen Teil der Würfel.',
  noAnswer: (who: string) => `Das Gerät von ${who} hat nicht geantwortet.`,
  means:
    'Jeder Wurf entsteht aus zwei geheimen Zahlen: einer vom Server, einer von dem Gerät, das würfelt. Beide stehen vor dem Spiel fest. Diese Seite rechnet jeden Wurf nach, darum kann sich niemand einen aussuchen, auch nicht, wer den Server betreibt.',
  meansNot:
    'Ein Wurf ohne Anteil vom Gerät des Spielers entsteht allein aus der Zahl des Servers: Aussuchen kann ihn niemand, aber der Server kennt ihn vorher. Wenn der Server und alle Spieler zusammenarbeiten, ist einem Zuschauer hier nichts bewiesen.',
  cannot: 'Die Würfel dieses Tisches lassen sich hier nicht prüfen.',
  onOneScreen:
    'An einem Bildschirm würfelt dieses Gerät für alle. Es würfelt wie ein Server, und was es aufschreibt, lässt sich später prüfen; wer das Gerät in der Hand hat, könnte trotzdem neu beginnen, bis die Würfel passen.',
  words: 'Wörter des letzten Wurfs',
  wordsHint: 'Nach demselben Wurf stehen auf jedem Bildschirm dieses Tisches dieselben Wörter.',
  alarm: 'Die Würfel dieses Tisches stimmen nicht',
  wrong: (nth: number) => `Wurf ${nth} folgt nicht aus den Zahlen, die vorher feststanden.`,
  noProof: (nth: number) => `Wurf ${nth} kam ohne das, was zum Prüfen nötig ist.`,
  otherLog: (nth: number) => `Dieses Gerät hat einen anderen Wurf ${nth} gesehen.`,
  otherAnnouncement: (nth: number) =>
    `Bei Wurf ${nth} steht eine andere Ansage, als diese Seite geschickt hatte.`,
  foreignTip:
    'Im Namen dieses Spielers wurde eine Zahl für die Würfel festgelegt, die dieses Gerät nicht kennt.',
  expected: (faces: string) => `Richtig wäre ${faces} gewesen.`,
  save: 'Beleg speichern',
  wentBack: (amount: number) =>
    `Der Tisch steht weiter zurück als vorher. Würfe, die dieses Gerät gesehen hat und die fehlen: ${amount}.`,
  restored:
    'Der Server wurde aus einer Kopie wiederhergestellt; von hier an sind alle Zahlen für die Würfel neu.',
  luck: {
    more: (games: number) =>
      `In einem von ${games} Spielen mit so vielen Würfen fallen so viele Sechsen oder mehr.`,
    fewer: (games: number) =>
      `In einem von ${games} Spielen mit so vielen Würfen fallen so wenige Sechsen oder weniger.`,
    usual: 'Etwa so viele Sechsen wie üblich.',
  },
  sixesNeeded: (met: number, needed: number) =>
    `Sechsen, wo nur eine Sechs half: ${met} von ${needed} Würfen.`,
};
