import type { ClauseId } from '@ludo/rules';

export const indianClauses = {
  'IL-1':
    'Die Arme des Brettes sind sechs Felder lang, es gibt einen Würfel, und jede Farbe spielt für sich. Alle vier Figuren beginnen in der Basis; als Variante beginnen von jeder Farbe eine oder zwei auf dem Startfeld.',
  'IL-2':
    'Nur mit einer 6 verlässt eine Figur die Basis; sie kommt auf ihr Startfeld, und damit ist die 6 genutzt. Als Variante geht das auch mit einer 1, die keinen weiteren Wurf gibt.',
  'IL-3':
    'Jeder andere Wurf zieht eine Figur nach Wahl um die gewürfelte Zahl. Das Ziel wird nur mit genauem Wurf erreicht.',
  'IL-4': 'Eine 6 gibt noch einen Wurf, auch wenn die 6 selbst nicht genutzt werden konnte.',
  'IL-5':
    'Die dritte 6 in Folge in einem Zug verfällt: Sie wird nicht genutzt, gibt keinen weiteren Wurf, und der Zug endet. Jede andere Zahl dazwischen lässt die Zählung neu beginnen.',
  'IL-6':
    'Die vier Startfelder und die Felder jeweils acht weiter sind sicher: Dort stehen Figuren aller Farben beisammen, niemand wird geschlagen und niemand aufgehalten.',
  'IL-7':
    'Wer sonst auf dem Rundweg auf einer einzelnen Figur einer anderen Farbe landet, schlägt sie: Sie geht zurück in ihre Basis. Zwei oder mehr einer Farbe werden nicht geschlagen; andere kommen an ihnen vorbei und dürfen neben ihnen stehen. Als Variante werden auch sie alle geschlagen, oder sie sind eine Sperre, an der keine andere Farbe vorbeikommt.',
  'IL-8':
    'Wer schlägt, hat noch einen Wurf, und ebenso, wer eine Figur ins Ziel bringt. Ein Wurf gibt höchstens einen weiteren: Eine 6, die schlägt, gibt einen.',
  'IL-9':
    'Wer zuerst alle vier Figuren im Ziel hat, ist Erster. Die anderen spielen um die nächsten Plätze weiter, bis einer übrig ist, der den letzten belegt; als Variante endet das Spiel mit dem Ersten. Ein Wurf, der einen Platz bringt, gibt keinen weiteren.',
  'IL-10':
    'Variante: Eine Farbe, die noch nichts geschlagen hat, betritt ihre Zielbahn nicht. Ihre Figuren ziehen weiter auf ihr Startfeld und noch einmal herum. Ein Schlag zählt vom nächsten Wurf an; wer selbst geschlagen wird, verliert dadurch nichts.',
  'IL-11':
    'Variante: Eine, zwei oder drei Figuren im Ziel genügen für einen Platz. Spielen die anderen weiter, gehen die übrigen Figuren dieser Farbe in die Basis und bleiben dort.',
} satisfies Partial<Record<ClauseId, string>>;
