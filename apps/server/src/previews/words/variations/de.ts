// As the page says them: written by scripts/preview-words.test.ts.
import type { Variations } from '../words.ts';

export const variations: Variations = {
  ludo: {
    captureThrows: 'Wer schlägt, hat noch einen Wurf.',
    'enterOn=16':
      'Für kleine Kinder: Eine Figur verlässt die Basis mit einer 1 oder einer 6, nicht nur mit einer 6.',
    'out=1': 'Eine Figur jeder Farbe beginnt auf dem Startfeld.',
    'out=2': 'Zwei Figuren jeder Farbe beginnen auf dem Startfeld.',
    'places=last': 'Um alle Plätze: Ist der Erste fertig, spielen die anderen weiter, bis einer übrig ist.',
    safe: 'Sichere Felder: Auf den Startfeldern und jeweils zehn Felder weiter wird niemand geschlagen.',
    threeThrows: 'Wer Figuren in der Basis und keine unterwegs hat, würfelt bis zu dreimal um eine 6.',
  },
  jumbo: {
    captureThrows: 'Wer schlägt, hat noch einen Wurf.',
    'enterOn=16':
      'Für kleine Kinder: Eine Figur verlässt die Basis mit einer 1 oder einer 6, nicht nur mit einer 6.',
    'out=1': 'Eine Figur jeder Farbe beginnt auf dem Startfeld.',
    'out=2': 'Zwei Figuren jeder Farbe beginnen auf dem Startfeld.',
    'places=last': 'Um alle Plätze: Ist der Erste fertig, spielen die anderen weiter, bis einer übrig ist.',
    safe: 'Sichere Felder: Auf den Startfeldern und jeweils acht Felder weiter wird niemand geschlagen.',
    threeThrows: 'Wer Figuren in der Basis und keine unterwegs hat, würfelt bis zu dreimal um eine 6.',
  },
  indian: {
    captureFirst:
      'Erst schlagen: Eine Farbe geht erst auf ihre Zielbahn, wenn sie eine Figur geschlagen hat.',
    'enterOn=16': 'Eine Figur verlässt die Basis mit einer 1 oder einer 6, nicht nur mit einer 6.',
    'goal=1': 'Eine Figur im Ziel genügt.',
    'goal=2': 'Zwei Figuren im Ziel genügen.',
    'goal=3': 'Drei Figuren im Ziel genügen.',
    'out=1': 'Eine Figur jeder Farbe beginnt auf dem Startfeld.',
    'out=2': 'Zwei Figuren jeder Farbe beginnen auf dem Startfeld.',
    'pairs=open': 'Mehrere beisammen werden geschlagen wie eine einzelne.',
    'pairs=wall': 'Mehrere beisammen sind eine Sperre, an der keine andere Farbe vorbeikommt.',
    'places=first': 'Das Spiel endet, wenn der Erste fertig ist, ohne um die Plätze weiterzuspielen.',
    'threeSixes=allowed': 'Eine dritte 6 in Folge zählt wie jede andere und verfällt nicht.',
  },
  parchis: {
    'barriers=safe': 'Barrieren nur auf sicheren Feldern: Anderswo halten zwei einer Farbe niemanden auf.',
    'out=1': 'Eine Figur jeder Farbe beginnt auf dem Startfeld.',
    'out=2': 'Zwei Figuren jeder Farbe beginnen auf dem Startfeld.',
    'startBarrier=bars':
      'Zwei Figuren einer anderen Farbe auf dem eigenen Startfeld lassen niemanden herein, auch nicht mit einer 5.',
  },
  uckers: {
    anyDouble: 'Jeder Pasch gibt noch einen Wurf, nicht nur eine 6.',
    blobTakesBlob:
      'Turm schlägt Turm: Mit einem Pasch zieht ein Turm aus zwei Figuren gemeinsam auf einen gegnerischen Turm aus zwei und schlägt ihn.',
    blowBack:
      'Zurückblasen: Eine Figur auf ihrer Zielbahn darf zurück auf einen Gegner gleich vor dieser Bahn und schlägt ihn.',
    'challenge=consecutive':
      'Eine Herausforderung muss in einer einzigen Folge zu Ende gebracht werden; der erste Wurf ohne 6 beendet sie.',
    'snakeEyes=out':
      'Schlangenaugen: Ein Einserpasch als erster Wurf bringt alle vier Figuren auf einmal heraus.',
    'snakeEyes=outAndIn':
      'Schlangenaugen, hinaus und hinein: Ein Einserpasch als erster Wurf bringt alle vier auf einmal heraus, als zweiter zurück in die Basis.',
    suckBack:
      'Zurücksaugen: Eine Figur gleich vor der Zielbahn eines Gegners darf vor dem Wurf ansagen, wen sie von dieser Bahn zurückholen will.',
  },
  'uckers-navy': {
    anyDouble: 'Jeder Pasch gibt noch einen Wurf, nicht nur eine 6.',
    blobTakesBlob:
      'Turm schlägt Turm: Mit einem Pasch zieht ein Turm aus zwei Figuren gemeinsam auf einen gegnerischen Turm aus zwei und schlägt ihn.',
    blowBack:
      'Zurückblasen: Eine Figur auf ihrer Zielbahn darf zurück auf einen Gegner gleich vor dieser Bahn und schlägt ihn.',
    'challenge=consecutive':
      'Eine Herausforderung muss in einer einzigen Folge zu Ende gebracht werden; der erste Wurf ohne 6 beendet sie.',
    'snakeEyes=out':
      'Schlangenaugen: Ein Einserpasch als erster Wurf bringt alle vier Figuren auf einmal heraus.',
    'snakeEyes=outAndIn':
      'Schlangenaugen, hinaus und hinein: Ein Einserpasch als erster Wurf bringt alle vier auf einmal heraus, als zweiter zurück in die Basis.',
    suckBack:
      'Zurücksaugen: Eine Figur gleich vor der Zielbahn eines Gegners darf vor dem Wurf ansagen, wen sie von dieser Bahn zurückholen will.',
  },
  german: {
    barriers: 'Barrieren: Zwei Figuren einer Farbe auf einem Feld halten alle auf.',
    captureBackwards: 'Eine Figur darf rückwärts ziehen, wenn sie dabei schlägt.',
    'compulsoryCapture=enforced': 'Erzwungen: Nur Züge, die schlagen, sind möglich.',
    'compulsoryCapture=penalty': 'Strafe: Eine Figur, die nicht schlug, geht zurück in die Basis.',
    noSkipping: 'Auf den Zielfeldern darf keine Figur übersprungen werden.',
    threeThrows: 'Ohne Figur, die ohne 6 ziehen könnte, wird bis zu dreimal gewürfelt.',
  },
};
