import type { OtherName } from '@ludo/rules';
import type { VariantTexts } from '../card-text.ts';
import type { GameTexts } from '../game-text.ts';

const young =
  'Für kleine Kinder: Eine Figur verlässt die Basis mit einer 1 oder einer 6, nicht nur mit einer 6.';

const consecutive =
  'Eine Herausforderung muss in einer einzigen Folge zu Ende gebracht werden; der erste Wurf ohne 6 beendet sie.';

const places = 'Um alle Plätze: Ist der Erste fertig, spielen die anderen weiter, bis einer übrig ist.';

const OUT = {
  out: 'Figuren, die auf dem Startfeld beginnen',
  'out=0': 'Keine: Alle Figuren beginnen in der Basis.',
  'out=1': 'Eine Figur jeder Farbe beginnt auf dem Startfeld.',
  'out=2': 'Zwei Figuren jeder Farbe beginnen auf dem Startfeld.',
};

const familyRules = (squares: string) => ({
  ...OUT,
  captureThrows: 'Wer schlägt, hat noch einen Wurf.',
  'places=last': places,
  safe: `Sichere Felder: Auf den Startfeldern und jeweils ${squares} Felder weiter wird niemand geschlagen.`,
  threeThrows: 'Wer Figuren in der Basis und keine unterwegs hat, würfelt bis zu dreimal um eine 6.',
});

const SWITCHES = {
  anyDouble: 'Jeder Pasch gibt noch einen Wurf, nicht nur eine 6.',
  blobTakesBlob:
    'Turm schlägt Turm: Mit einem Pasch zieht ein Turm aus zwei Figuren gemeinsam auf einen gegnerischen Turm aus zwei und schlägt ihn.',
  blowBack:
    'Zurückblasen: Eine Figur auf ihrer Zielbahn darf zurück auf einen Gegner gleich vor dieser Bahn und schlägt ihn.',
  'challenge=consecutive': consecutive,
  snakeEyes: 'Einserpasch als erster Wurf einer Farbe',
  'snakeEyes=out':
    'Schlangenaugen: Ein Einserpasch als erster Wurf bringt alle vier Figuren auf einmal heraus.',
  'snakeEyes=outAndIn':
    'Schlangenaugen, hinaus und hinein: Ein Einserpasch als erster Wurf bringt alle vier auf einmal heraus, als zweiter zurück in die Basis.',
  suckBack:
    'Zurücksaugen: Eine Figur gleich vor der Zielbahn eines Gegners darf vor dem Wurf ansagen, wen sie von dieser Bahn zurückholen will.',
};

export const games: GameTexts = {
  ludo: {
    special:
      'Der lange Weg: Zwei einer Farbe auf einem Feld sind eine Sperre, an der sonst niemand vorbeikommt.',
    origin: 'Nach den Regeln von Masters Games.',
    options: { 'enterOn=16': young, ...familyRules('zehn') },
  },
  jumbo: {
    special: 'Das vertraute kurze Brett: dieselben Regeln auf einem Weg, der ein Viertel kürzer ist.',
    origin: 'Nach dem Regelblatt eines riesigen Garten-Ludos.',
    options: { 'enterOn=16': young, ...familyRules('acht') },
  },
  indian: {
    special:
      'Das Ludo der Handys: sichere Felder, keine Sperren, und noch ein Wurf, wenn du schlägst oder ins Ziel kommst.',
    origin: 'Nach mehreren Beschreibungen, wie es in Handy-Apps gespielt wird.',
    options: {
      ...OUT,
      captureFirst:
        'Erst schlagen: Eine Farbe geht erst auf ihre Zielbahn, wenn sie eine Figur geschlagen hat.',
      'enterOn=16': 'Eine Figur verlässt die Basis mit einer 1 oder einer 6, nicht nur mit einer 6.',
      goal: 'Figuren, die ins Ziel müssen',
      'goal=4': 'Alle vier',
      'goal=1': 'Eine Figur im Ziel genügt.',
      'goal=2': 'Zwei Figuren im Ziel genügen.',
      'goal=3': 'Drei Figuren im Ziel genügen.',
      pairs: 'Zwei oder mehr Figuren einer Farbe auf einem Feld, das nicht sicher ist',
      'pairs=safe': 'Mehrere beisammen werden nicht geschlagen und halten niemanden auf.',
      'pairs=open': 'Mehrere beisammen werden geschlagen wie eine einzelne.',
      'pairs=wall': 'Mehrere beisammen sind eine Sperre, an der keine andere Farbe vorbeikommt.',
      'places=first': 'Das Spiel endet, wenn der Erste fertig ist, ohne um die Plätze weiterzuspielen.',
      'threeSixes=allowed': 'Eine dritte 6 in Folge zählt wie jede andere und verfällt nicht.',
    },
  },
  parchis: {
    special:
      'Das Spiel Spaniens und Lateinamerikas: Eine 5 bringt heraus, zwei einer Farbe sperren, und wer schlägt, zählt 20.',
    origin: 'Nach den Regeln spanischer Vereine und Meisterschaften.',
    options: {
      ...OUT,
      'barriers=safe': 'Barrieren nur auf sicheren Feldern: Anderswo halten zwei einer Farbe niemanden auf.',
      'startBarrier=bars':
        'Zwei Figuren einer anderen Farbe auf dem eigenen Startfeld lassen niemanden herein, auch nicht mit einer 5.',
    },
  },
  uckers: {
    special:
      'Für Erwachsene: zwei Würfel, zwei Partner, Türme, die den Weg sperren, und Herausforderungen, die sie brechen.',
    origin: 'Nach den Uckers-Regeln von Masters Games.',
    options: SWITCHES,
  },
  'uckers-navy': {
    special:
      'Nach Seemannsart auf dem kurzen Brett: schneller, und wer fertig ist, wartet auf den nächsten Zug.',
    origin: 'Nach dem Bericht eines Museums über das Spiel in der Royal Navy.',
    options: SWITCHES,
  },
  german: {
    special:
      'Eine schnelle Runde von 40 Feldern: Figuren springen, nichts sperrt, und alle spielen um ihren Platz.',
    origin: 'Nach einer Beschreibung des Spiels, wie es in Deutschland gespielt wird, mit allen Varianten.',
    options: {
      barriers: 'Barrieren: Zwei Figuren einer Farbe auf einem Feld halten alle auf.',
      captureBackwards: 'Eine Figur darf rückwärts ziehen, wenn sie dabei schlägt.',
      compulsoryCapture: 'Wer schlagen kann, muss schlagen',
      'compulsoryCapture=enforced': 'Erzwungen: Nur Züge, die schlagen, sind möglich.',
      'compulsoryCapture=penalty': 'Strafe: Eine Figur, die nicht schlug, geht zurück in die Basis.',
      noSkipping: 'Auf den Zielfeldern darf keine Figur übersprungen werden.',
      threeThrows: 'Ohne Figur, die ohne 6 ziehen könnte, wird bis zu dreimal gewürfelt.',
    },
  },
};

export const variants: VariantTexts = {
  'quick-ludo':
    'Das schnelle Spiel der Handys: Eine Figur im Ziel gewinnt, und dorthin kommt nur, wer eine Figur geschlagen hat.',
};

export const otherNames: Readonly<Partial<Record<OtherName, string>>> = {
  'ludo-star': 'Ludo Star',
  'ludo-star-uckers': 'Ludo Star Uckers',
};
