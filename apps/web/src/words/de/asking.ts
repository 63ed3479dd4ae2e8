import type { Catalogue } from '../catalogue.ts';

export const asking: Catalogue['asking'] = {
  title: 'Eine Frage an dich: Du leitest den Tisch',
  end: (who: string) => `${who} möchte das Spiel beenden. Beenden?`,
  endYes: 'Spiel beenden',
  endNo: 'Weiterspielen',
  sit: (colour: string, name: string | null) =>
    `Jemand möchte ${name === null ? '' : `als ${name} `}den Sitz von ${colour} nehmen. Vielleicht hast du diese Person vom Sitz genommen. Hinsetzen lassen?`,
  sitYes: 'Hinsetzen lassen',
  sitNo: 'Nein',
  askToEnd: 'Darum bitten, das Spiel zu beenden',
  asked: {
    end: 'Wer den Tisch leitet, ist gefragt worden, ob das Spiel enden soll. Bis zur Antwort geht es weiter.',
    sit: 'Wer den Tisch leitet, ist gefragt worden, ob du dich setzen darfst.',
  },
  no: {
    end: 'Wer den Tisch leitet, möchte weiterspielen.',
    sit: 'Wer den Tisch leitet, lässt dich nicht mitspielen. Du kannst zuschauen.',
  },
  mayChoose: 'Du darfst dich setzen: Such dir einen freien Sitz aus.',
  seatGone: 'Diesen Sitz hat inzwischen jemand anders.',
  takenOff: 'Du wurdest hier von einem Sitz genommen.',
  takenOffHint: 'Wer den Tisch leitet, kann dich wieder mitspielen lassen.',
  askToSit: 'Darum bitten',
};
