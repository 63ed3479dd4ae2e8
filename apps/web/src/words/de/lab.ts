import type { LabWords } from '../catalogue.ts';
import { count } from './common.ts';

export const lab: LabWords = {
  games: (players) =>
    `Spiele von ${players} Spielern, die alle gute Züge suchen, gerade auf diesem Gerät gespielt.`,
  switched: { own: 'Damit', other: 'Ohne' },
  chosen: { own: 'Wie gewählt', other: 'Ohne Varianten' },
  figures: {
    minutes: 'Minuten je Spiel',
    captures: 'Geschlagene Figuren je Spiel',
    firstAhead: 'Wer beginnt: Siege über den gerechten Anteil hinaus, in 100 Spielen',
    leaderWins: 'Wer zur Halbzeit führt: Siege in 100 Spielen',
    carefulAhead: 'Gute Züge gegen zufällige: Siege über den gerechten Anteil hinaus, in 100 Spielen',
  },
  pace: (throws, seconds) => `${throws} Würfe zu je ${seconds} Sekunden`,
  between: (low, high) => `zwischen ${low} und ${high}`,
  minutes: {
    more: (minutes) => `etwa ${count(minutes, 'Minute', 'Minuten')} länger`,
    less: (minutes) => `etwa ${count(minutes, 'Minute', 'Minuten')} kürzer`,
    aLittle: { more: 'weniger als eine Minute länger', less: 'weniger als eine Minute kürzer' },
  },
  more: (by) => `etwa ${by} mehr`,
  less: (by) => `etwa ${by} weniger`,
  none: 'kaum ein Unterschied',
  unclear: 'kein klarer Unterschied',
  margin: 'Nach ± steht die Spanne: Von 100 solchen Zahlen liegen 95 nicht weiter von der wahren entfernt.',
  first: 'Die ersten Spiele laufen …',
  come: 'Die ersten Zahlen sind da.',
  playing: (games) => `Spiele bisher: ${games}.`,
  enough: (games) => `Spiele: ${games}. Das genügt.`,
  failed: 'Dieses Gerät kann die Spiele gerade nicht spielen.',
};
