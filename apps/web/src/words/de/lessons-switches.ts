/** What lessons say of the switches of Uckers. */
import type { LessonWords } from '../lesson-text.ts';

export const switchWords: LessonWords['switches'] = {
  anyDouble: {
    title: 'Eine Variante: jeder Pasch',
    say: [
      'An deinem Tisch gibt jeder Pasch noch einen Wurf, nicht nur eine 6. Wirf.',
      'Ein Zweierpasch zieht hier nichts, aber er gibt noch einen Wurf. Wirf.',
      'Eine 6! Bring eine Figur heraus, und zieh sie mit der 4 weiter.',
    ],
    right: 'Ohne diese Variante hätte der Zweierpasch deinen Zug beendet.',
  },
  snakeEyes: {
    title: 'Eine Variante: Schlangenaugen',
    say: [
      'Das Spiel beginnt gerade, und niemand hat geworfen. Wirf.',
      'Ein Einserpasch als allererster Wurf! Er bringt alle vier heraus. Drücke den großen Knopf.',
    ],
    right: 'Alle vier stehen auf deinem Startfeld. Das kann nur der erste Wurf einer Farbe.',
  },
  snakeEyesIn: {
    title: 'Eine Variante: hinaus und hinein',
    say: [
      'Dein erster Wurf war ein Einserpasch. Das ist dein zweiter. Wirf.',
      'Wieder ein Einserpasch! Jetzt müssen alle vier zurück.',
    ],
    right: 'Alle wieder in der Basis. Das kann nur der zweite Wurf.',
  },
  blobTakesBlob: {
    title: 'Eine Variante: Turm schlägt Turm',
    say: [
      'Vier Felder vor deinem Turm steht ein grüner. Wirf.',
      'Ein Viererpasch! Mit ihm darf dein Turm auf den grünen ziehen, beide Figuren gemeinsam. Tu es.',
    ],
    right: 'Beide geschlagen! Dazu braucht es einen Pasch, und zwei Figuren gegen zwei.',
    other: 'Das darfst du. Aber mit dem Viererpasch hätte dein Turm den grünen geschlagen.',
  },
  oneRun: {
    title: 'Eine Variante: Sechsen in Folge',
    say: [
      'Du stehst gleich hinter einem grünen Turm. Wirf.',
      'Mit einer 6 darfst du ihn von dort herausfordern: Drücke auf deine Figur auf dem Brett.',
      'Die 6 gibt noch einen Wurf. Es braucht noch zwei Sechsen, hier in einer Folge. Wirf.',
    ],
    right: 'Keine 6: Die Herausforderung ist sofort zu Ende. Ohne diese Variante bliebe sie bestehen.',
    other: 'Das darfst du. Versuche es aber jetzt: Drücke auf die Figur neben dem Turm.',
  },
  blowBack: {
    title: 'Eine Variante: zurückblasen',
    say: [
      'Grün steht gleich vor deiner Zielbahn, und deine Figur zwei Felder weit darauf. Wirf.',
      'Mit der 2 darf sie zurück auf Grün. Tu es, und nimm die 5 für die andere.',
    ],
    right: 'Geschlagen! Nur dazu geht eine Figur zurück.',
    other: 'Das darfst du. Aber 2 zurück hätte sie Grün geschlagen.',
  },
  suckBack: {
    title: 'Eine Variante: zurücksaugen',
    say: [
      'Viele Seeleute spielen diese Variante. Deine Figur steht gleich vor der grünen Zielbahn, und Grün drei Felder weit darauf. Sage vor dem Wurf das Zurücksaugen an: Drücke in der Liste darauf.',
    ],
    right:
      'Eine 3! Grün geht zurück in die Basis, deine Figur zieht ein Feld weiter, und dein Zug endet. Ohne eine 3 oder 2 + 1 hätte nur deine Figur gezogen.',
    other:
      'Das darfst du: Niemand muss ansagen. Aber eine Figur so kurz vor dem Ziel ist einen Versuch wert. Sage vor dem Wurf an.',
  },
};
