import type { ClauseId } from '@ludo/rules';

export const parchisClauses = {
  'PA-1':
    'Das Brett ist ein Kreuz aus vier Armen, acht Felder lang, mit einem Rundweg von 68 Feldern. Das Startfeld liegt vier Felder vor dem Ende des Arms. Vom Ende ihrer eigenen mittleren Spalte geht eine Figur die Zielbahn hinauf: sieben Felder, dann das Ziel.',
  'PA-2':
    'Anders als in den anderen Spielen wird gegen den Uhrzeigersinn gespielt und gezogen: Gelb, Blau, Rot, Grün.',
  'PA-3':
    'Zwölf Felder sind sicher, drei an jedem Arm: das Startfeld, das Feld auf gleicher Höhe in der anderen äußeren Spalte und das Ende der mittleren. Dort wird niemand geschlagen, außer von einer Figur, die mit einer 5 hereinkommt.',
  'PA-4':
    'Es gibt einen Würfel, und der höchste Wurf beginnt. Alle vier Figuren beginnen in der Basis; als Variante beginnen von jeder Farbe eine oder zwei auf dem Startfeld.',
  'PA-5':
    'Eine 5 muss eine wartende Figur auf ihr Startfeld bringen. Stehen dort schon zwei Figuren, wird eine fremde geschlagen, um Platz zu machen; sind sie von zwei fremden Farben, eine nach Wahl. Sind beide von der eigenen Farbe, gilt die 5 wie jede andere Zahl. Als Variante lassen zwei Figuren einer fremden Farbe dort niemanden herein.',
  'PA-6':
    'Jeder andere Wurf zieht eine Figur nach Wahl um die gewürfelte Zahl. Ohne Figur in der Basis zählt eine 6 sieben Felder, und nur sieben. Das Ziel wird nur mit genauer Zahl erreicht.',
  'PA-7':
    'Auf einem Feld stehen höchstens zwei Figuren; im Ziel ist Platz für alle. Auf sicheren Feldern dürfen sie von zwei Farben sein, sonst nur von einer. Wo zwei stehen, darf keine dritte hin, auch nicht von derselben Farbe.',
  'PA-8':
    'Zwei Figuren einer Farbe auf einem Feld des Rundwegs sind eine Barriere: Keine Figur kommt daran vorbei oder darf darauf, auch keine derselben Farbe. Eine 6 muss eine Figur von einer eigenen Barriere wegziehen, wenn das geht; unter mehreren nach Wahl. Als Variante gibt es Barrieren nur auf sicheren Feldern.',
  'PA-9':
    'Wer auf einem Feld, das nicht sicher ist, auf einer einzelnen Figur einer anderen Farbe landet, schlägt sie: Sie geht zurück in ihre Basis. Wer geschlagen hat, zählt jedes Mal 20 mit einer eigenen Figur auf dem Brett; auch das ist ein Zug und kann schlagen oder ins Ziel führen. Kann keine Figur 20 Felder weit ziehen, verfallen sie.',
  'PA-10': 'Wer eine Figur ins Ziel bringt, zählt auf dieselbe Weise 10.',
  'PA-11':
    'Eine 6 gibt noch einen Wurf, auch wenn sie nicht genutzt werden konnte, aber erst, wenn alle 20 und 10 gezählt sind. Die dritte 6 in Folge in einem Zug wird nicht genutzt: Die in diesem Zug zuletzt gezogene Figur geht in die Basis, wenn sie nicht auf der Zielbahn oder im Ziel steht, und der Zug endet. Niemand zählt dafür 20.',
  'PA-12':
    'Wer zuerst alle vier Figuren im Ziel hat, gewinnt sofort, und das Spiel ist zu Ende; für die letzte Figur wird keine 10 gezählt.',
} satisfies Partial<Record<ClauseId, string>>;
