import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

export const keys: Catalogue['keys'] = {
  names: {
    enter: 'Enter',
    space: 'Leertaste',
    arrows: 'Pfeiltasten',
    digits: '1 bis 9',
    escape: 'Esc',
  },
  what: {
    main: 'Würfeln oder den einzigen Zug machen',
    choose: 'Diese Möglichkeit der Liste wählen',
    pieces: 'Von Figur zu Figur, die ziehen kann; Enter zieht sie',
    mine: 'Wo stehen meine Figuren?',
    threats: 'Wer kann mich schlagen, und wen kann ich schlagen?',
    all: 'Die ganze Stellung, Farbe für Farbe',
    last: 'Noch einmal, was zuletzt geschah; erneut: davor. Mit Umschalt: danach',
    now: 'Wer dran ist, die Würfel und die Möglichkeiten',
    undo: 'Auf einem Bildschirm: den letzten Schritt zurücknehmen',
    rules: 'Die Regeln zeigen',
    sound: 'Ton an oder aus',
    help: 'Diese Tasten zeigen',
    back: 'Schließen, was offen ist; mit zwei Würfeln den ersten Schritt zurücknehmen',
  },
  skip: 'Zum Tisch springen',
  look: 'Fragen zum Spiel',
};

export const voice: Catalogue['voice'] = {
  numbered: (nth, words) => `${nth}: ${words}`,
  only: (words) => `Nur ein Zug. ${words}`,
  yourTurn: 'Du bist dran.',
  takenBack: 'Der letzte Schritt wurde zurückgenommen.',
  threw: (faces) => `Du hast ${faces} gewürfelt.`,
  lies: (faces) => `Es liegt ein Wurf von ${faces}.`,
  isToCount: (number) => `Es sind ${number} Felder zu zählen.`,
  hurry: (seconds) => `Du hast noch ${count(seconds, 'Sekunde', 'Sekunden')}.`,
};

export const forming: Catalogue['forming'] = {
  makes: {
    block: 'bildet eine Sperre',
    blob: 'bildet einen Turm',
    barrier: 'bildet eine Barriere',
    mixed: 'bildet einen gemischten Turm',
  },
  shelters: 'erreicht ein sicheres Feld',
  breaks: {
    block: 'löst eine Sperre auf',
    blob: 'löst einen Turm auf',
    barrier: 'löst eine Barriere auf',
    mixed: 'löst einen gemischten Turm auf',
  },
};
