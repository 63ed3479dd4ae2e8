import type { LessonWords } from '../lesson-text.ts';

export const uckersWords: Pick<LessonWords, 'uckers' | 'uckers-navy' | 'uckers-blobs'> = {
  uckers: {
    about: 'Zwei Würfel, der Partner, und acht Figuren gemeinsam ins Ziel',
    steps: {
      goal: {
        title: 'Zwei gegen zwei',
        say: [
          'Du bist Rot. Gelb gegenüber ist dein Partner; Grün und Blau spielen gegen euch. Das Paar mit allen acht Figuren im Ziel gewinnt. Wirf die zwei Würfel.',
        ],
        right: '5 und 3. Figuren verlassen die Basis nur mit einer 6; der Wurf verfällt.',
      },
      six: {
        title: 'Die Sechs',
        say: [
          'Wirf noch einmal.',
          'Die 6 stellt eine Figur auf dein Startfeld. Die 4 zieht sie dann weiter. Drücke den großen Knopf.',
          'Eine 6 gibt noch einen Wurf mit beiden Würfeln. Wirf.',
          'Kann nur eine Figur ziehen, zieht sie beide Würfel zusammen: 7.',
        ],
        right: 'Gut gemacht. Ein Sechserpasch hätte zwei Figuren herausgebracht.',
      },
      split: {
        title: 'Zwei Würfel, zwei Figuren',
        say: [
          'Wirf.',
          'Entweder zieht eine Figur die Summe 8, oder zwei ziehen je einen Würfel. Eine grüne Figur steht 3 vor deiner hinteren: Zieh diese um 3. Die 5 ist dann für die andere.',
        ],
        right: 'Geschlagen! Eine einzelne Figur, auf der du landest, muss zurück in die Basis.',
        other: 'Das darfst du. Aber mit der 3 hätte deine hintere Figur Grün geschlagen.',
      },
      total: {
        title: 'Die Summe hält nicht an',
        say: ['Wirf.', 'Deine einzige Figur zieht 9, ohne unterwegs anzuhalten. Schau, wen sie schlägt.'],
        right: 'Nur die Figur auf dem letzten Feld ist geschlagen. Die unterwegs bleibt stehen.',
      },
      blob: {
        title: 'Türme',
        say: [
          'Gleich vor dir stehen zwei grüne Figuren. Zwei von einer Farbe sind ein Turm. Wirf.',
          'Kein Gegner darf an einem Turm vorbei oder darauf. Drücke auf die Figur mit dem Ring: Dann erfährst du es.',
          'Also nimmt die andere Figur beide Würfel.',
        ],
        right:
          'Können beide Würfel genutzt werden, müssen sie es. Wie man einen Turm bricht, zeigt eine eigene Lektion.',
      },
      home: {
        title: 'Genau ins Ziel',
        say: [
          'Deine vordere Figur ist in der Zielbahn; dort kann ihr niemand etwas tun. Wirf.',
          'Sie braucht genau 3, mit einem Würfel oder mit beiden zusammen. Bring sie ins Ziel, und nimm die 4 für die andere.',
        ],
        right: 'Im Ziel! Eine weniger, um die du dich sorgen musst.',
        other: 'Das darfst du. Aber die 3 hätte deine vordere Figur ins Ziel gebracht.',
      },
      partner: {
        title: 'Dem Partner helfen',
        say: [
          'Deine vier sind im Ziel, aber das Paar braucht acht. Zuerst musst du eine 6 werfen. Wirf.',
          'Eine 6! Vom nächsten Zug an ziehst du die Figuren deines Partners. Jetzt sind die anderen dran.',
          'Du bist wieder dran, nun für Gelb. Wirf.',
          'Zieh die letzte gelbe Figur weiter.',
        ],
        right: 'So bringt ihr sie zusammen ins Ziel. Das Paar mit allen acht im Ziel gewinnt.',
      },
    },
  },
  'uckers-navy': {
    about: 'Wie die Seeleute spielen, auf dem kurzen Brett',
    steps: {
      goal: {
        title: 'Zwei gegen zwei',
        say: [
          'Du bist Rot, und Gelb ist dein Partner. Das Paar mit allen acht Figuren im Ziel gewinnt. Wirf die zwei Würfel.',
          'Eine 6 stellt eine Figur auf das Startfeld; die 4 zieht sie weiter. Drücke den großen Knopf.',
        ],
        right:
          'Eine 6 gibt noch einen Wurf; ein Sechserpasch auch nur einen, aber er bringt zwei Figuren heraus.',
      },
      single: {
        title: 'Eine Figur allein',
        say: ['Wirf.', 'Eine einzelne Figur zieht beide Würfel zusammen. Schau, wen sie schlägt.'],
        right:
          'Geschlagen ist nur die Figur auf dem letzten Feld. Auf dem Feld dazwischen hält sie nicht an.',
      },
      split: {
        title: 'Zwei Figuren',
        say: [
          'Wirf.',
          'Jetzt darfst du teilen: je ein Würfel, oder beide für eine Figur. Schlag die blaue Figur mit der 3.',
        ],
        right: 'Geschlagen! Die 5 ging an deine andere Figur.',
        other: 'Das darfst du. Aber die 3 hätte Blau geschlagen.',
      },
      barrier: {
        title: 'Türme',
        say: [
          'Zwei Figuren einer Farbe auf einem Feld sind ein Turm. Wirf.',
          'Gegner dürfen nicht daran vorbei oder darauf. Drücke auf die Figur mit dem Ring: Dann erfährst du es.',
          'Also nimmt die andere Figur beide Würfel.',
        ],
        right: 'Blau, der Partner von Grün, käme vorbei. Für dich ist es eine Mauer.',
      },
      challenge: {
        title: 'Die Herausforderung',
        say: [
          'Du stehst gleich hinter dem Turm. Wirf.',
          'Eine 6! Mit ihr kannst du den Turm herausfordern: Drücke auf die Figur dahinter.',
          'Die 1 verfällt, aber die 6 gibt noch einen Wurf. Zwei Figuren brauchen noch zwei Sechsen. Wirf!',
          'Zwei Sechsen auf einmal: Beide zählen.',
        ],
        right:
          'Der Turm ist gebrochen, beide Figuren gehen in die Basis, und dein Zug endet. Danach gibt es keinen weiteren Wurf.',
        other: 'Das darfst du: Niemand muss herausfordern. Aber eine 6 gleich hinter einem Turm ist selten.',
      },
      home: {
        title: 'Genau ins Ziel',
        say: [
          'In der Zielbahn ist eine Figur sicher. Wirf.',
          'Sie braucht genau 3. Bring sie ins Ziel, und nimm die 4 für die andere.',
        ],
        right: 'Im Ziel!',
        other: 'Das darfst du. Aber die 3 hätte deine vordere Figur ins Ziel gebracht.',
      },
      partner: {
        title: 'Alle im Ziel: warten',
        say: [
          'Das ist deine letzte Figur. Wirf.',
          'Die 2 bringt sie ins Ziel.',
          'Im Navy Uckers verfällt nun der weitere Wurf für die 6: Du wartest auf deinen nächsten Zug. Die anderen spielen.',
          'Jetzt brauchst du eine 6, um dem Partner helfen zu dürfen. Wirf.',
        ],
        right: 'Eine 6! Vom nächsten Zug an würfelst du für Gelb. Das Paar mit allen acht im Ziel gewinnt.',
      },
    },
  },
  'uckers-blobs': {
    about: 'Mauern, Mauern mit einem Riss, und wie man sie bricht',
    steps: {
      wall: {
        title: 'Eine Mauer bauen',
        say: [
          'Hinter deinen Figuren kommt Blau. Wirf.',
          'Stell mit der 5 zwei deiner Figuren zusammen, und nimm die 2 für die vordere.',
          'Zwei von einer Farbe sind ein Turm. Schau, was Blau mit 5 und 4 machen kann.',
        ],
        right: 'Blau zieht nur 5: Die 4 dazu hätte an deinem Turm vorbeigemusst. Er ist eine Mauer.',
        other:
          'Das darfst du. Aber eine einzelne Figur kann geschlagen werden. Zwei zusammen sind eine Mauer.',
      },
      mixed: {
        title: 'Zwei Farben, keine Mauer',
        say: [
          'Vor dir steht dein Partner Gelb. Wirf.',
          'Auf einem Partner darfst du landen. Tu es mit der 5; die 3 ist für die andere Figur.',
        ],
        right:
          'Ein gemischter Turm. Er ist mit einem Riss gezeichnet: Er hält niemanden auf, und ein Gegner kann beide schlagen.',
        other: 'Das darfst du. Versuche hier, was geschieht, wenn du auf deinem Partner landest.',
      },
      break: {
        title: 'Einen gemischten Turm brechen',
        say: ['Vor dir teilen sich Grün und Blau ein Feld. Wirf.', 'Lande mit der 5 auf ihnen!'],
        right: 'Beide sind auf einmal geschlagen. Überlege also gut, bevor du einen gemischten Turm machst.',
        other: 'Das darfst du. Aber die 5 hätte zwei Figuren auf einmal geschlagen.',
      },
      challenge: {
        title: 'Einen Turm herausfordern',
        say: [
          'Du stehst gleich hinter einem blauen Turm. Von hier kannst du ihn herausfordern. Wirf.',
          'Eine 6! Drücke auf die Figur neben dem Turm, und fordere ihn heraus.',
        ],
        right: 'Die Herausforderung steht. Die 2 verfällt, aber die 6 gibt noch einen Wurf.',
        other:
          'Das darfst du: Niemand muss herausfordern. Versuche es aber jetzt: Drücke auf die Figur neben dem Turm.',
      },
      count: {
        title: 'Die Sechsen zählen',
        say: [
          'Der Turm hat zwei Figuren, du brauchst also noch zwei Sechsen. Bis dahin ziehst du nichts anderes. Wirf.',
          'Eine 6. Zähle sie.',
          'Und dafür noch ein Wurf.',
          'Keine 6: Dein Zug endet, aber die Herausforderung bleibt. Jetzt die anderen.',
          'Du bist wieder dran. Wirf.',
          'Die zweite 6!',
        ],
        right:
          'Der Turm ist geschlagen, und deine Figur steht an seiner Stelle. Dein Zug endet, ohne weiteren Wurf.',
      },
      lapse: {
        title: 'Wenn nichts daraus wird',
        say: ['Hier hast du eine von zwei Sechsen. Wirf.', 'Keine 6. Schau, was Blau macht.'],
        right:
          'Der Turm ist auseinandergegangen: Es gibt nichts mehr herauszufordern. Deine Sechsen sind verloren, aber deine Figuren sind wieder frei.',
      },
      base: {
        title: 'Aus der Basis',
        say: [
          'Ein blauer Turm steht auf deinem Startfeld und sperrt dich ein. Wirf.',
          'Eine 6! Fordere ihn aus der Basis heraus. Das braucht eine 6 mehr, als der Turm Figuren hat.',
        ],
        right: 'Die Herausforderung steht. Drei Sechsen, und der Weg ist frei. Viel Glück!',
        other: 'Das darfst du. Aber deine Figuren in der Basis bleiben eingesperrt. Fordere den Turm heraus.',
      },
    },
  },
};
