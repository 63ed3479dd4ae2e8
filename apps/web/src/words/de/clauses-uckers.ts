import type { ClauseId } from '@ludo/rules';

export const uckersClauses = {
  'MU-1':
    'Gegenüberliegende Farben sind Partner und gewinnen gemeinsam. Ein Spieler darf für zwei Farben entscheiden, ob Partner oder nicht.',
  'MU-2': 'Es gibt zwei Würfel, die zusammen geworfen werden. Die höchste Summe beginnt.',
  'MU-3':
    'Ein Wurf zieht zwei verschiedene Figuren um je einen Würfel, in beliebiger Folge, oder eine Figur um die Summe. Die Summe schlägt nur, wo sie endet, kommt unterwegs aber an keinem Turm vorbei.',
  'MU-4':
    'Können beide Würfel genutzt werden, müssen beide genutzt werden. Sonst wird der höhere genutzt, wenn es geht, sonst der niedrigere.',
  'MU-5':
    'Kann nur noch eine Figur ziehen, zieht sie um die Summe, wenn es geht, sonst um den höheren Würfel, wenn es geht; der andere verfällt.',
  'MU-6':
    'Eine 6 auf einem Würfel bringt eine Figur auf ihr Startfeld; der andere Würfel darf dann jede Figur ziehen, auch diese. Ein Sechserpasch kann zwei herausbringen.',
  'MU-7':
    'Ein Wurf mit einer 6 gibt einen weiteren Wurf beider Würfel, auch ein Sechserpasch, und auch wenn die 6 nicht genutzt werden konnte. Wer einen Turm durch eine Herausforderung schlägt, ist trotzdem fertig.',
  'MU-8': 'Wer auf einer einzelnen Figur der Gegner landet, schlägt sie: Sie geht zurück in die Basis.',
  'MU-9':
    'Partner auf einem Feld sind ein gemischter Turm. Er hält niemanden auf, und ein Gegner, der auf ihm landet, schlägt alle seine Figuren.',
  'MU-10':
    'Zwei oder mehr Figuren nur einer Farbe auf einem Feld des Rundwegs sind ein Turm. Gegner kommen nicht vorbei und nicht darauf; Partner schon.',
  'MU-11':
    'Eine Figur, die beim Wurf auf dem Feld gleich hinter einem gegnerischen Turm stand, darf ihn mit einer 6 herausfordern. Damit ist der ganze Wurf genutzt, und die 6 gibt einen weiteren. Aus einem gemischten Turm geht das nicht.',
  'MU-12':
    'Solange ihre Herausforderung steht, zieht die Farbe nichts anderes; sie zählt ihre Sechsen. Sind es so viele, wie der Turm Figuren hat, ist er geschlagen, und der Zug endet.',
  'MU-13':
    'Eine Figur in der Basis darf einen Turm auf dem eigenen Startfeld herausfordern. Das braucht eine 6 mehr, als der Turm Figuren hat.',
  'MU-14':
    'Eine Herausforderung verfällt, wenn der Turm nicht mehr aus zwei oder mehr Figuren einer Farbe besteht oder die fordernde Figur fort ist oder ihr Feld mit einem Partner teilt.',
  'MU-15':
    'Sind alle vier Figuren einer Farbe im Ziel, muss zuerst eine 6 fallen; sie beendet den Zug. Vom nächsten Zug an würfelt der Spieler für die Figuren des Partners.',
  'MU-16':
    'Der Partner würfelt weiter, wenn er selbst dran ist. Eine Herausforderung gehört ihrer Farbe: Wer für diese Farbe würfelt, führt sie fort.',
  'MU-17': 'Das Ziel wird nur mit genauem Wurf erreicht: mit genau einem Würfel oder genau der Summe.',
  'MU-18': 'Das Paar, das zuerst alle acht Figuren im Ziel hat, gewinnt.',
  'NU-1': 'Gespielt wird Uckers auf dem vertrauten Ludo-Brett mit Armen von sechs Feldern.',
  'NU-5.2':
    'Eine einzelne Figur auf dem Brett zieht um beide Würfel. Auf dem Feld dazwischen schlägt sie nichts, außer es ist nur ein Würfel zu nutzen und sie landet dort.',
  'NU-8.6': 'Wer sonst nichts ziehen kann, muss den eigenen Turm auflösen.',
  'NU-10.1': 'Auf der eigenen Zielbahn ist eine Figur sicher.',
  'NU-11':
    'Wer alle Figuren im Ziel hat, versucht die 6 vom nächsten Zug an; ein weiterer Wurf, der übrig ist, verfällt.',
  'HO-1':
    'Hausregel: Eine Herausforderung muss in einer einzigen Folge zu Ende gebracht werden. Der erste Wurf ohne 6 beendet sie und den Zug.',
  'WU-1':
    'Zurücksaugen (suck-back): Wer eine Figur auf dem letzten Feld des Rundwegs vor der Zielbahn eines Gegners hat, darf vor dem Wurf ansagen, auf welches Feld dieser Bahn sie zielt. Eine einzelne Figur dort geht zurück in die Basis, wenn ein Würfel oder die Summe zeigt, wie viele Felder sie entfernt ist; zwei Figuren, wenn beide Würfel es zeigen. Danach zieht die ansagende Figur ein Feld weiter, und der Zug endet.',
  'WU-2':
    'Zurückblasen (blow-back): Eine Figur auf der eigenen Zielbahn darf mit einem Würfel oder der Summe genau auf das letzte Feld des Rundwegs vor dieser Bahn zurückziehen, wenn dort eine einzelne Figur oder ein gemischter Turm der Gegner steht; sie schlägt, was dort steht. Ein Turm dort verhindert es.',
  'WU-3':
    'Schlangenaugen (snake eyes): Ist der erste Wurf einer Farbe ein Einserpasch und stehen alle ihre Figuren in der Basis, kommen alle vier auf einmal auf ihr Startfeld; damit ist der ganze Wurf genutzt. Ein gegnerischer Turm dort verhindert es. Wird „hinaus und hinein“ gespielt, bringt ein Einserpasch auch als zweiter Wurf alle vier zurück in die Basis.',
  'WU-4':
    'Jeder Pasch gibt einen weiteren Wurf beider Würfel, genutzt oder nicht, wie eine 6; aber nicht beim Versuch, die 6 für die Figuren des Partners zu werfen, und nicht, wenn eine Herausforderung gewonnen ist oder endet, weil die 6 fehlt. Bei einer Herausforderung zählen nur Sechsen.',
  'WU-5':
    'Mit einem Pasch schlägt ein Turm aus genau zwei Figuren einen gegnerischen Turm aus genau zwei, der so viele Felder voraus steht, wie ein Würfel zeigt: Beide ziehen gemeinsam darauf, und die anderen beiden gehen zurück in die Basis. Gegnerische Türme dazwischen versperren den Weg; ein gemischter Turm kann es nicht.',
} satisfies Partial<Record<ClauseId, string>>;
