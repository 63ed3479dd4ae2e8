import type { LessonText } from '../lesson-text.ts';

export const parchisWords: LessonText = {
  about: 'Mit der Fünf heraus, Barrieren, sichere Felder, und 20 und 10 zu zählen',
  steps: {
    five: {
      title: 'Heraus mit der Fünf',
      say: [
        'Du hast Gelb. Bring deine vier Figuren einmal um das Brett, gegen den Uhrzeigersinn, und ins Ziel in der Mitte. Würfle!',
        'Eine 5! Sie muss eine Figur auf dein Startfeld bringen. Drück den großen Knopf.',
        'Jetzt ist Rot dran.',
        'Du bist dran. Würfle!',
        'Eine 4. Zieh deine Figur vier Felder weiter.',
      ],
      right: 'Du bist unterwegs. Heraus geht es nur mit einer 5.',
    },
    capture: {
      title: 'Schlagen und 20 zählen',
      say: [
        'Würfle.',
        'Eine 4. Eine deiner Figuren landet damit auf der roten. Drück auf sie.',
        'Geschlagen! Die rote Figur geht zurück in ihre Basis, und du zählst noch 20 mit einer Figur deiner Wahl.',
      ],
      right: 'Jedes Schlagen bringt dir 20.',
      other: 'Das geht. Aber die andere Figur hätte Rot geschlagen, und das bringt noch 20.',
    },
    safe: {
      title: 'Sichere Felder',
      say: [
        'Eine rote Figur steht dicht hinter deiner hinteren. Würfle.',
        'Auf einem Feld mit Ring wird niemand geschlagen. Zieh die hintere Figur auf den Ring.',
        'Jetzt landet Rot auf demselben Feld.',
      ],
      right:
        'Nichts passiert: Auf einem sicheren Feld stehen zwei Farben nebeneinander. Eine dritte Figur fände keinen Platz.',
      other: 'Das geht. Aber mit der 3 kommt die hintere Figur auf den Ring, und dort ist sie sicher.',
    },
    barrier: {
      title: 'Eine Barriere',
      say: [
        'Würfle.',
        'Zwei deiner Figuren auf einem Feld sind eine Barriere. Stell zwei zusammen.',
        'Rot würfelt eine 4 und müsste dort landen.',
        'Niemand kommt vorbei, auch du nicht. Würfle!',
        'Eine 6! Sie muss deine Barriere öffnen, damit niemand ewig wartet. Zieh eine der beiden.',
      ],
      right: 'Eine Barriere hält alle auf, bis eine 6 sie öffnet oder du weiterziehst.',
      other: 'Das geht. Aber mit der 3 kommen zwei deiner Figuren zusammen, und Rot steckt dahinter fest.',
    },
    seven: {
      title: 'Eine Sechs, die sieben zählt',
      say: [
        'Keine deiner Figuren ist mehr in der Basis. Würfle.',
        'Darum zählt diese 6 sieben: genau so viel, wie eine Figur bis ins Ziel braucht. Welche?',
        'Im Ziel! Dafür zählst du noch 10 mit einer Figur deiner Wahl.',
      ],
      right: '20 fürs Schlagen, 10 fürs Ziel: Zähl sie, bevor du wieder würfelst.',
      other: 'Das geht. Aber die 7 war genau, was die Figur auf der Zielbahn braucht.',
    },
    three: {
      title: 'Drei Sechsen',
      say: [
        'Würfle.',
        'Eine 6. Zieh deine Figur weiter.',
        'Eine 6 gibt noch einen Wurf. Würfle!',
        'Noch eine 6! Zieh weiter.',
        'Und noch einmal. Würfle!',
      ],
      right:
        'Die dritte 6 in Folge! Sie wird nicht genutzt, die zuletzt gezogene Figur geht zurück in die Basis, und dein Zug ist zu Ende.',
    },
    win: {
      title: 'Die letzte Figur',
      say: ['Drei sind im Ziel, und eine braucht eine 4. Würfle!', 'Bring sie ins Ziel.'],
      right: 'Alle vier sind im Ziel: gewonnen! Das ist alles: Jetzt kannst du Parchís.',
    },
  },
};
