import type { ClauseId } from '@ludo/rules';

export const germanClauses = {
  'GL-1': 'Jede Farbe beginnt mit einer Figur auf A, ihrem Startfeld, und dreien auf B, ihrer Basis.',
  'GL-2': 'Alle würfeln einmal; die höchste Zahl beginnt. Gespielt wird im Uhrzeigersinn.',
  'GL-3':
    'Jeder Wurf zieht eine Figur um die gewürfelte Zahl. Figuren auf dem Weg werden übersprungen; ihre Felder zählen mit.',
  'GL-4':
    'Wer auf einer Figur einer anderen Farbe landet, schlägt sie: Sie geht zurück in ihre Basis. Niemand muss schlagen.',
  'GL-5': 'Auf einem Feld steht nur eine Figur. Auf eine Figur der eigenen Farbe kann niemand ziehen.',
  'GL-6': 'Nur mit einer 6 verlässt eine Figur die Basis; sie kommt auf A.',
  'GL-7':
    'Solange Figuren in der Basis warten, muss die eigene Figur auf A weiterziehen, sobald ein Wurf es erlaubt; dann gilt kein anderer Zug.',
  'GL-8':
    'Eine 6 muss eine wartende Figur auf A bringen, außer dort steht eine eigene. Ein Gegner dort wird geschlagen.',
  'GL-9':
    'Solange Figuren in der Basis warten und eine eigene auf A steht, muss eine 6 diese ziehen. Kann sie nicht, darf jede andere.',
  'GL-10': 'Wartet keine Figur in der Basis, zieht eine 6 eine beliebige Figur sechs Felder.',
  'GL-11':
    'Jede 6 gibt einen weiteren Wurf, nur nicht die, welche die letzte Figur einer Farbe an ihr Ende bringt.',
  'GL-12':
    'Nach dem 40. Feld des eigenen Weges geht es auf die Zielfelder a, b, c und d, einzeln gezählt. Ein Wurf über d hinaus ist nicht zu nutzen. Niemand betritt fremde Zielfelder.',
  'GL-13':
    'Wer zuerst alle vier Figuren auf a bis d hat, gewinnt. Die anderen spielen um die nächsten Plätze weiter, bis einer übrig ist, der den letzten belegt.',
  'GV-1':
    'Zwei Spieler haben je zwei gegenüberliegende Farben. Jede Farbe spielt für sich und schlägt auch die andere. Wer zuerst beide Farben im Ziel hat, gewinnt.',
  'GV-2': 'Drei Spieler; die vierte Farbe ist neutral. Sie hat Figuren, ist aber selbst nie dran.',
  'GV-2.1':
    'Ein Wurf zieht eine eigene Figur oder eine neutrale. Die eigenen Pflichten gehen vor; die neutralen Figuren haben keine.',
  'GV-2.2':
    'Eine neutrale Figur schlägt die Figuren aller außer dessen, der sie zieht; auf dessen Figuren darf sie nicht. Alle schlagen neutrale Figuren.',
  'GV-2.3':
    'Wer im Ziel ist, zieht weiter neutrale Figuren. Niemand hat gewonnen, bevor auch diese im Ziel sind: Dann gewinnt von den Wartenden, wer die letzte hineinbrachte, sonst wer zuerst im Ziel war.',
  'GV-3':
    'Eine Figur auf dem Rundweg darf auch rückwärts ziehen, wenn sie dabei schlägt, aber nie auf das eigene A oder darüber hinaus.',
  'GV-4':
    'Wer eine Figur in der Basis hat und keine, die ohne 6 ziehen könnte, würfelt bis zu dreimal, bis eine 6 kommt.',
  'GV-5': 'Auf den Zielfeldern darf keine Figur übersprungen werden.',
  'GV-6':
    'Zwei Figuren einer Farbe auf einem Feld sind eine Barriere: Niemand, auch nicht die eigene Farbe, darf sie überspringen oder auf sie ziehen. Auf dem eigenen A und auf a bis d gibt es keine.',
  'GV-7':
    'Wer schlagen kann, muss schlagen. Als Strafe: Ein anderer Zug ist möglich, aber dann geht die Figur, die nicht schlug, in die Basis. Erzwungen: Nur Züge, die schlagen, sind möglich.',
} satisfies Partial<Record<ClauseId, string>>;
