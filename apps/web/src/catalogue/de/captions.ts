/** Deutsch: ein Satz für alles, was geschieht. */
import { count } from './common.ts';

export const captions = {
  title: 'Was geschah',
  threw: (who: string, faces: string) => `${who} würfelt ${faces}.`,
  moved: (who: string, from: string, to: string) => `${who} zieht ${from} ${to}.`,
  movedHome: (who: string, from: string) => `${who} bringt eine Figur ${from} ins Ziel.`,
  entered: (who: string, to: string) => `${who} bringt eine Figur aus der Basis ${to}.`,
  captured: (by: string, whose: string) => `${by} schlägt ${whose}: Die Figur geht zurück in die Basis.`,
  forfeited: (who: string, faces: string) => `${who} kann die ${faces} nicht nutzen.`,
  throwsAgain: (who: string) => `${who} würfelt noch einmal.`,
  turn: (who: string) => `${who} ist dran.`,
  placed: (who: string, place: string) => `${who} belegt den ${place} Platz.`,
  won: (who: string) => `${who} hat alle Figuren im Ziel und gewinnt.`,
  over: 'Das Spiel ist zu Ende.',
  opened: 'Der Tisch ist offen.',
  sat: (name: string, colours: string) => `${name} nimmt ${colours}.`,
  stood: (name: string, colours: string) => `${name} verlässt den Sitz von ${colours}.`,
  roll: (who: string, faces: string) => `Wer beginnt? ${who} würfelt ${faces}.`,
  begins: (who: string) => `${who} beginnt.`,
  ended: 'Das Spiel wurde vor seinem Ende beendet.',
  choices: (amount: number) => `Du hast ${count(amount, 'Möglichkeit', 'Möglichkeiten')}.`,
};
