import type { LessonText } from '../lesson-text.ts';

export const indianWords: LessonText = {
  about: 'Sichere Felder, Paare, drei Sechsen, und noch ein Wurf fürs Schlagen und fürs Ziel',
  steps: {
    six: {
      title: 'Mit der Sechs hinaus',
      say: [
        'Du bist Rot. Bring deine vier Figuren im Uhrzeigersinn einmal herum und in die Mitte ins Ziel. Würfle!',
        'Eine 6! Sie stellt eine Figur auf dein Startfeld, mehr nicht. Drücke den großen Knopf.',
        'Eine 6 gibt noch einen Wurf. Würfle!',
        'Eine 4. Nur die Figur auf dem Brett kann ziehen: vier Felder weiter.',
      ],
      right: 'Du bist unterwegs. Heraus geht es nur mit einer 6.',
    },
    capture: {
      title: 'Schlagen und noch einmal',
      say: [
        'Würfle.',
        'Du wählst, welche Figur 3 zieht. Eine landet auf der gelben Figur. Drücke auf sie.',
        'Geschlagen! Die gelbe Figur muss zurück in ihre Basis, und du darfst noch einmal. Würfle!',
        'Eine 5. Zieh, mit welcher Figur du willst.',
      ],
      right: 'Jeder Schlag gibt noch einen Wurf.',
      other: 'Das darfst du. Aber die andere Figur hätte Gelb schlagen können, und das gibt noch einen Wurf.',
    },
    safe: {
      title: 'Felder mit Stern',
      say: [
        'Eine gelbe Figur steht dicht hinter deiner vorderen. Würfle.',
        'Auf einem Feld mit Stern wird niemand geschlagen, auf einem Startfeld auch nicht. Bring die vordere Figur auf den Stern.',
        'Jetzt landet Gelb auf demselben Feld.',
      ],
      right:
        'Es geschieht nichts: Auf einem sicheren Feld ist Platz für alle, und niemand versperrt den Weg.',
      other: 'Das darfst du. Aber mit der 4 kommt die vordere Figur auf den Stern, und dort ist sie sicher.',
    },
    pair: {
      title: 'Zwei zusammen',
      say: [
        'Wieder kommt Gelb von hinten, und kein Stern ist in der Nähe. Würfle.',
        'Zwei deiner Figuren auf einem Feld kann niemand schlagen. Stell zwei zusammen.',
        'Jetzt landet Gelb genau auf ihnen.',
      ],
      right:
        'Es geschieht nichts: Gelb steht neben deinem Paar. Aber ein Paar hält niemanden auf, und bleibt eine allein, kann sie geschlagen werden.',
      other: 'Das darfst du. Aber eine einzelne Figur kann geschlagen werden, zwei zusammen nicht.',
    },
    three: {
      title: 'Drei Sechsen',
      say: [
        'Würfle.',
        'Eine 6. Bring eine Figur heraus.',
        'Du darfst noch einmal. Würfle!',
        'Wieder eine 6! Bring noch eine heraus.',
        'Und noch einmal. Würfle!',
      ],
      right: 'Die dritte 6 hintereinander! Sie verfällt, und dein Zug ist vorbei.',
      other:
        'Das darfst du. Aber bring hier eine Figur heraus: Mit mehr Figuren auf dem Brett hast du mehr Auswahl.',
    },
    home: {
      title: 'Genau ins Ziel',
      say: [
        'Eine Figur ist in deiner Zielbahn; dorthin darf sonst niemand. Würfle.',
        'Eine 5 ist zu viel. Drücke auf die Figur mit dem Ring: Dann erfährst du, was sie braucht.',
        'Ins Ziel führt nur ein genauer Wurf. Zieh die andere Figur.',
        'Jetzt ist Gelb dran.',
        'Du bist dran. Würfle.',
        'Eine 3! Welche Figur kommt damit ins Ziel?',
        'Im Ziel! Auch das gibt noch einen Wurf. Würfle!',
        'Eine 2. Zieh weiter, auf den Stern.',
      ],
      right:
        'Eine 6, ein Schlag, eine Figur im Ziel: Jedes gibt noch einen Wurf, aber ein Wurf gibt nie mehr als einen.',
      other: 'Das darfst du. Aber die 3 war genau das, was die Figur in der Zielbahn braucht.',
    },
    win: {
      title: 'Die letzte Figur',
      say: ['Drei sind im Ziel, und eine braucht eine 1. Würfle!', 'Bring sie ins Ziel.'],
      right:
        'Alle vier sind im Ziel: Du bist Erster! Zu mehreren spielen die anderen um die nächsten Plätze weiter.',
    },
    quick: {
      title: 'Das schnelle Spiel',
      say: [
        'Im schnellen Spiel gewinnt die erste Figur im Ziel, aber vorher musst du geschlagen haben. Das hast du noch nicht. Würfle.',
        'Deine Figur kommt also nicht in die Zielbahn: Sie zieht an ihrem Startfeld vorbei und noch einmal herum. Zieh sie.',
      ],
      right: 'Erst schlagen, dann ins Ziel. Das ist alles: Du kannst das Ludo der Apps.',
    },
  },
};
