import type { LessonWords } from '../lesson-text.ts';
import { indianWords } from './lessons-indian.ts';
import { parchisWords } from './lessons-parchis.ts';
import { switchWords } from './lessons-switches.ts';
import { uckersWords } from './lessons-uckers.ts';

export const lessonWords: LessonWords = {
  ludo: {
    about: 'Der Weg ins Ziel, die 6, Schlagen und Sperren',
    steps: {
      goal: {
        title: 'Worum es geht',
        say: [
          'Du bist Rot. Bring deine vier Figuren im Uhrzeigersinn einmal herum und in die Mitte ins Ziel. Würfle!',
        ],
        right:
          'Eine 4. Alle deine Figuren sind in der Basis und kommen nur mit einer 6 heraus. Der Wurf verfällt. Wer zuerst alle vier im Ziel hat, gewinnt.',
      },
      six: {
        title: 'Die Sechs',
        say: [
          'Würfle noch einmal. Diesmal hast du Glück.',
          'Eine 6! Sie bringt eine Figur heraus. Das Startfeld verbraucht davon 1, mit den anderen 5 zieht sie weiter: auf Feld 6. Drücke den großen Knopf.',
          'Jede 6 gibt noch einen Wurf. Würfle!',
          'Eine 4. Nur die Figur auf dem Brett kann ziehen: vier Felder weiter.',
        ],
        right: 'Gut gemacht. Die anderen warten noch auf eine 6.',
      },
      capture: {
        title: 'Wählen und schlagen',
        say: [
          'Jetzt hast du zwei Figuren unterwegs. Würfle.',
          'Beide können 5 ziehen, und du wählst. Eine landet genau auf einer gelben Figur. Drücke auf sie.',
        ],
        right: 'Geschlagen! Eine einzelne Figur, auf der du landest, muss zurück in ihre Basis.',
        other: 'Das darfst du: Du wählst frei. Aber die vordere Figur hätte Gelb schlagen können.',
      },
      block: {
        title: 'Sperren',
        say: [
          'Zwei gelbe Figuren stehen zusammen. Das ist eine Sperre. Würfle.',
          'Niemand sonst darf daran vorbei oder darauf. Drücke auf die Figur mit dem Ring: Dann erfährst du, warum sie nicht ziehen kann.',
          'Das Brett nennt dir immer die Regel. Zieh nun die andere Figur.',
        ],
        right: 'Die andere Figur ist weitergezogen. Wer ziehen kann, muss ziehen.',
      },
      shelter: {
        title: 'Eine eigene Sperre',
        say: [
          'Hinter dir kommt eine gelbe Figur. Würfle.',
          'Stell zwei deiner Figuren auf ein Feld: Dann sind sie sicher.',
          'Schau, was Gelb mit einer 5 machen kann.',
        ],
        right: 'Nichts! Deine Sperre steht im Weg, und der Wurf von Gelb verfällt.',
        other: 'Das darfst du. Aber eine einzelne Figur kann geschlagen werden. Zwei zusammen sind sicher.',
      },
      home: {
        title: 'Genau ins Ziel',
        say: [
          'Eine deiner Figuren ist in der roten Zielbahn; dorthin darf sonst niemand. Würfle.',
          'Eine 3 ist zu viel. Drücke auf die Figur mit dem Ring: Dann erfährst du, was sie braucht.',
          'Ins Ziel führt nur ein genauer Wurf. Zieh die andere Figur.',
          'Jetzt ist Gelb dran.',
          'Du bist dran. Würfle.',
          'Eine 2 passt genau. Welche Figur kommt damit ins Ziel?',
        ],
        right: 'Im Ziel! Dort bleibt sie, für immer sicher.',
        other: 'Das darfst du. Aber die 2 war genau das, was die Figur in der Zielbahn braucht.',
      },
      win: {
        title: 'Die letzte Figur',
        say: ['Drei sind im Ziel, und eine braucht eine 3. Würfle!', 'Bring sie ins Ziel.'],
        right: 'Alle vier sind im Ziel: Du hast gewonnen!',
      },
    },
  },
  indian: indianWords,
  parchis: parchisWords,
  jumbo: {
    about: 'Das kurze Brett, Schlagen, Sperren und der genaue Wurf',
    steps: {
      goal: {
        title: 'Mit der Sechs hinaus',
        say: [
          'Du bist Rot. Bring vier Figuren im Uhrzeigersinn einmal herum und ins Ziel. Der Weg ist kurz: 52 Felder. Würfle.',
          'Eine 6 stellt eine Figur auf ihr Startfeld und führt sie fünf Felder weiter. Drücke den großen Knopf.',
          'Eine 6 gibt noch einen Wurf. Würfle.',
          'Zwei Felder weiter.',
        ],
        right: 'Es geht los. Wer zuerst alle vier Figuren im Ziel hat, gewinnt.',
      },
      capture: {
        title: 'Schlagen',
        say: [
          'Würfle.',
          'Du wählst, welche Figur 3 zieht. Eine landet auf der gelben Figur. Drücke auf sie.',
        ],
        right: 'Geschlagen! Eine einzelne Figur, auf der du landest, muss zurück in ihre Basis.',
        other: 'Das darfst du. Aber die andere Figur hätte Gelb schlagen können.',
      },
      block: {
        title: 'Sperren',
        say: [
          'Zwei gelbe Figuren auf einem Feld sind eine Sperre. Würfle.',
          'Niemand sonst darf daran vorbei oder darauf. Drücke auf die Figur mit dem Ring: Dann erfährst du, warum sie nicht ziehen kann.',
          'Also muss die andere Figur ziehen.',
        ],
        right: 'Auch zwei eigene auf einem Feld sind eine Sperre: Dort sind sie sicher.',
      },
      shut: {
        title: 'Eingesperrt',
        say: [
          'Hier hat Gelb eine Sperre mitten auf deinem Weg hinaus. Würfle.',
          'Eine 6, aber wer herauskommt, müsste an der Sperre vorbei. Drücke auf die Basis: Dann erfährst du es.',
          'Also zieht diese 6 die Figur auf dem Brett.',
        ],
        right: 'Und weil es eine 6 war, darfst du noch einmal würfeln.',
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
        ],
        right: 'Im Ziel! Mit allen vieren hast du gewonnen.',
        other: 'Das darfst du. Aber die 3 war genau das, was die Figur in der Zielbahn braucht.',
      },
      young: {
        title: 'Für kleine Kinder',
        say: [
          'Es geht auch leichter: Figuren kommen auch mit einer 1 heraus. Das wählt man unter „Varianten“. Würfle.',
          'Die 1 stellt eine Figur auf ihr Startfeld. Bring sie heraus.',
        ],
        right: 'Das ist alles. Du kannst Jumbo-Ludo.',
      },
    },
  },
  german: {
    about: 'Was die 6 muss, Überspringen und die vier Zielfelder',
    steps: {
      goal: {
        title: 'Worum es geht',
        say: [
          'Du bist Gelb. Bring vier Figuren im Uhrzeigersinn einmal herum auf deine eigenen vier Zielfelder a bis d. Würfle.',
          'Eine Figur steht schon auf ihrem Startfeld. Zieh sie.',
        ],
        right:
          'Wer zuerst alle vier auf den Zielfeldern hat, gewinnt; die anderen spielen um den zweiten und dritten Platz.',
      },
      six: {
        title: 'Die Sechs bringt eine herein',
        say: [
          'Würfle.',
          'Eine 6. Solange Figuren in der Basis warten, muss sie eine hereinbringen. Drücke auf die Figur mit dem Ring: Dann erfährst du es.',
          'Bring nun eine herein.',
        ],
        right: 'Sie steht auf dem Startfeld, und jede 6 gibt noch einen Wurf.',
      },
      leave: {
        title: 'Das Startfeld räumen',
        say: [
          'Würfle noch einmal.',
          'Andere warten noch in der Basis, also muss zuerst das Startfeld frei werden. Drücke auf die Figur mit dem Ring.',
          'Zieh die Figur vom Startfeld.',
        ],
        right: 'Richtig. Das Startfeld ist frei für die nächste.',
      },
      capture: {
        title: 'Springen und schlagen',
        say: [
          'In diesem Spiel springen Figuren über andere; nichts hält sie auf. Würfle.',
          'Eine deiner Figuren kann über eine rote springen und auf einer anderen landen. Finde sie.',
        ],
        right: 'Geschlagen! Sie muss zurück in ihre Basis. Du darfst schlagen, aber du musst nicht.',
        other: 'Das darfst du: Hier muss niemand schlagen. Versuche aber die Figur, die es kann.',
      },
      single: {
        title: 'Eine auf jedem Feld',
        say: [
          'Würfle.',
          'Die 4 führt eine Figur auf deine eigene andere. Drücke auf die Figur mit dem Ring: Dann erfährst du, warum das nicht geht.',
          'Auf einem Feld steht nur eine Figur. Zieh die vordere.',
        ],
        right: 'Die eigenen Figuren schlägt man nie. Sie stehen einander nur im Weg.',
      },
      end: {
        title: 'Die Zielfelder',
        say: [
          'Deine Zielfelder a bis d zählen einzeln. Würfle.',
          'Die Figur auf c kann keine 5 ziehen: Das führt über d hinaus. Drücke auf sie.',
          'Aber eine andere kommt mit genau 5 hinein, auf d. Sie darf springen. Finde sie.',
        ],
        right: 'Auf d, für immer. Mit allen vieren dort hast du gewonnen.',
        other: 'Das darfst du. Aber die andere Figur wäre auf das Zielfeld d gekommen.',
      },
      three: {
        title: 'Variante: drei Würfe',
        say: [
          'Viele spielen so: Wem nur noch eine 6 hilft, der würfelt bis zu dreimal. Würfle.',
          'Keine 6. Würfle noch einmal.',
          'Keine 6. Der dritte Wurf!',
          'Eine 6! Bring eine Figur herein.',
        ],
        right: 'Das wählt man vor dem Spiel unter „Varianten“.',
      },
      barrier: {
        title: 'Variante: Barrieren',
        say: [
          'Noch eine: Zwei Figuren einer Farbe dürfen auf einem Feld stehen. Dann sind sie eine Barriere. Würfle.',
          'Niemand springt über eine Barriere. Drücke auf die Figur mit dem Ring: Dann erfährst du es.',
          'Zieh die andere Figur.',
        ],
        right: 'Das ist alles. Du kannst das Spiel.',
      },
    },
  },
  ...uckersWords,
  switches: switchWords,
};
