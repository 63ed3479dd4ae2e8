import type { ClauseId } from '@ludo/rules';

const young =
  'Für kleine Kinder: Auch mit einer 1 darf eine Figur die Basis verlassen; sie steht dann auf dem Startfeld.';

export const raceClauses = {
  'CO-1':
    'Figuren warten in der Basis, kommen auf ihrem Startfeld ins Spiel, gehen herum und dann auf ihre eigenen letzten Felder: die Zielbahn und das Ziel; auf dem deutschen Brett die Zielfelder a bis d.',
  'CO-2':
    'Die Felder des Rundwegs sind für alle gleich gezählt, im Uhrzeigersinn: 1 ist das Startfeld von Rot, auf dem deutschen Brett das von Gelb. Im Text einer Stellung zählt jede Figur auf ihrem eigenen Weg, mit 0 auf ihrem Startfeld.',
  'CO-3':
    'Jeder Arm des Brettes hat drei Spalten. Die äußeren und das Ende der mittleren gehören allen; der Rest der mittleren ist die Zielbahn ihrer Farbe.',
  'CO-4': 'Das Brett hat einen Rundweg von 40 Feldern und für jede Farbe vier Zielfelder, a bis d.',
  'CO-5':
    'Im Uhrzeigersinn: Rot, Grün, Gelb, Blau; auf dem deutschen Brett Gelb, Grün, Rot, Schwarz. Jede Farbe hat auch ihre eigene Form.',
  'CO-6': 'Alle würfeln einmal; die höchste Zahl beginnt. Bei Gleichstand würfeln die Höchsten noch einmal.',
  'CO-7': 'Wer eine Figur ziehen kann, muss ziehen. Niemand darf aussetzen.',
  'CO-8': 'Gespielt und gezogen wird im Uhrzeigersinn.',
  'CO-9':
    'Zwei bis vier Farben spielen; zwei sitzen einander gegenüber. Farben ohne Spieler haben keine Figuren.',
  'ML-1': 'Das Brett ist ein Kreuz aus vier Armen. Niemand betritt die Zielbahn einer anderen Farbe.',
  'ML-2': 'Das Startfeld liegt neben der Basis, ein Feld vor dem Ende des Arms.',
  'ML-4': 'Jede Farbe hat vier Figuren. Alle beginnen in der Basis. Es gibt einen Würfel.',
  'ML-5': 'Gespielt wird im Uhrzeigersinn. Der höchste Wurf beginnt.',
  'ML-6':
    'Jeder Wurf zieht eine Figur nach Wahl um die gewürfelte Zahl. Kann keine ziehen, geht der Würfel weiter.',
  'ML-7':
    'Eine 6 gibt noch einen Wurf, auch wenn die 6 selbst nicht genutzt werden konnte. Das hat keine Grenze.',
  'ML-8':
    'Nur mit einer 6 verlässt eine Figur die Basis. Das Startfeld zählt als erstes der sechs Felder. Eine fremde Sperre auf einem davon hält sie auf.',
  'ML-9':
    'Wer auf einer einzelnen Figur einer anderen Farbe landet, schlägt sie: Sie geht zurück in ihre Basis.',
  'ML-10':
    'Zwei oder mehr Figuren einer Farbe auf einem Feld sind eine Sperre. Keine andere Farbe kommt daran vorbei oder darf darauf.',
  'ML-11':
    'Nach der Runde geht eine Figur ihre Zielbahn hinauf. Das Ziel wird nur mit genauem Wurf erreicht.',
  'ML-12': 'Wer zuerst alle vier Figuren im Ziel hat, gewinnt, und das Spiel ist zu Ende.',
  'ML-13': young,
  'LS-3': 'Ludo Star ist ein anderer Name für Ludo, Ludo Star Uckers für Uckers.',
  'JL-1': 'Das Brett ist ein Kreuz aus vier Armen, sechs Felder lang. In jeder Ecke warten vier Figuren.',
  'JL-2': 'Eine 6 bringt eine Figur auf das Startfeld und fünf Felder weiter.',
  'JL-3':
    'Schlagen, Sperren, der genaue Wurf ins Ziel, der weitere Wurf bei einer 6 und das Ende sind wie in Ludo.',
  'JL-4': young,
  'HO-2':
    'Hausregel: Wer zuerst alle vier Figuren im Ziel hat, gewinnt. Die anderen spielen um die nächsten Plätze weiter, bis einer übrig ist, der den letzten belegt. Wer einen Platz hat, würfelt nicht mehr, auch nicht nach einer 6.',
  'HO-3':
    'Hausregel: Eine Farbe mit einer Figur in der Basis und allen anderen in der Basis oder im Ziel würfelt bis zu dreimal. Ein genutzter Wurf beendet das. Eine 6 gibt einen weiteren Wurf und lässt die Zählung neu beginnen.',
  'HO-4':
    'Hausregel: Von jeder Farbe beginnen eine oder zwei Figuren auf dem Startfeld. Zwei sind vom ersten Wurf an eine Sperre.',
  'HO-5':
    'Hausregel: Wer schlägt, hat noch einen Wurf, auch mit einer Figur, die aus der Basis kommt. Eine 6, die schlägt, gibt einen.',
  'HO-6':
    'Hausregel: Die vier Startfelder und die Felder jeweils acht weiter (auf dem langen Brett zehn) sind sicher: Dort wird niemand geschlagen, und Figuren mehrerer Farben stehen beisammen. Zwei einer Farbe sind auch dort eine Sperre.',
} satisfies Partial<Record<ClauseId, string>>;
