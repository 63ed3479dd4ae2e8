import type { ReviewWords } from '../catalogue.ts';
import { count, numbers, several } from './common.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const KINDS = { block: 'eine Sperre', blob: 'ein Turm', barrier: 'eine Barriere' } as const;

export const review: ReviewWords = {
  questions: {
    mine: 'Meine Figuren',
    threats: 'Wer kann mich schlagen?',
    all: 'Ganze Stellung',
    last: 'Letzte Züge',
    now: 'Was jetzt?',
  },
  title: 'Fragen zum Spiel',
  close: 'Schließen',
  earlier: 'Früher',
  later: 'Später',
  typing: 'Zahl oder Buchstabe',
  typingHint:
    'Für Screenreader: Die Tasten des Tisches gelten auch in diesem Feld. Enter allein würfelt oder macht den einzigen Zug.',
  do: 'Los',
  unknown: 'Diese Taste bewirkt hier nichts.',
  columns: { pieces: 'Figuren', place: 'Wo', toGo: 'Felder bis zum Ziel', state: 'Sicher?' },
  of: (who) => `${who}:`,
  ofYou: 'Deine Figuren:',
  stand: (many, standing) => (many === 1 ? `Figur ${standing}` : `${many} Figuren ${standing}`),
  toGo: (squares, hasHome) =>
    `noch ${count(squares, 'Feld', 'Felder')} ${hasHome ? 'bis ins Ziel' : 'bis zu den Zielfeldern'}`,
  line: (parts) => `${parts.join(', ')}.`,
  states: {
    base: 'wartend',
    home: 'fertig',
    safe: 'sicher: hierher kommt sonst niemand',
    sheltered: 'sicher: auf diesem Feld wird niemand geschlagen',
    open: 'niemand kann sie mit einem Wurf schlagen',
  },
  sheltered: (rule) => `sicher: auf diesem Feld wird niemand geschlagen (${rule})`,
  barred: (kind, rule) => `sicher: ${KINDS[kind]}, niemand darf darauf (${rule})`,
  mixed: 'in einem gemischten Turm mit einer Figur des Partners',
  beside: 'neben einer Figur einer anderen Farbe',
  hitBy: (hits) => `kann geschlagen werden von ${several(hits)}`,
  challengedBy: (hits) => `kann herausgefordert werden von ${several(hits)}`,
  by: (who, throws, of) => `${who} (${throws} von ${of} Würfen)`,
  byYou: (throws, of) => `dir (${throws} von ${of} Würfen)`,
  hitsYou: (who, from, standing, way) => `${who} kann deine Figur ${standing} schlagen, ${way}, ${from}`,
  challengesYou: (who, from, standing, way) =>
    `${who} kann deinen Turm ${standing} herausfordern, ${way}, ${from}`,
  youCanHit: (from, whose, standing, way) => `Du kannst ${whose} ${standing} schlagen, ${way}, ${from}`,
  youCanChallenge: (from, whose, standing, way) =>
    `Du kannst den Turm von ${whose} ${standing} herausfordern, ${way}, ${from}`,
  hits: (who, from, whose, standing, way) => `${who} kann ${whose} ${standing} schlagen, ${way}, ${from}`,
  challenges: (who, from, whose, standing, way) =>
    `${who} kann den Turm von ${whose} ${standing} herausfordern, ${way}, ${from}`,
  way: (behind) =>
    behind === null
      ? 'aus der Basis'
      : behind > 0
        ? `${count(behind, 'Feld', 'Felder')} dahinter`
        : `${count(-behind, 'Feld', 'Felder')} davor`,
  withNeutral: (neutral) => `mit einer Figur von ${neutral}`,
  chance: (means, throws, of) => `${means}: ${throws} von ${of} Würfen.`,
  means: (any, pairs, dice) => {
    const faces = any.length === 0 ? [] : [dice > 1 ? `jeder ${numbers(any)}` : `einer ${numbers(any)}`];
    return `mit ${listed(manifest.code, [...faces, ...pairs], 'disjunction')}`;
  },
  pair: (high, low) => `${high} + ${low}`,
  nobodyHits: 'Niemand kann dich mit einem Wurf schlagen.',
  youHitNobody: 'Du kannst mit einem Wurf niemanden schlagen.',
  hitYou: 'Wer dich schlagen kann:',
  youHit: 'Wen du schlagen kannst:',
  watching: (who) => `Du schaust zu. Hier geht es um ${who}, gerade am Zug.`,
  watchingAll: 'Du schaust zu. Das sind die Figuren von allen.',
  nobodyHitsThem: (who) => `Niemand kann ${who} mit einem Wurf schlagen.`,
  theyHitNobody: (who) => `${who} kann mit einem Wurf niemanden schlagen.`,
  hitThem: (who) => `Wer ${who} schlagen kann:`,
  theyHit: (who) => `Wen ${who} schlagen kann:`,
  nothingYet: 'Es ist noch nichts geschehen.',
  noEarlier: 'Davor war nichts.',
  noLater: 'Das war der letzte Zug.',
  dice: (faces) => `Auf dem Tisch: ${faces}.`,
  toThrow: 'Jetzt wird gewürfelt.',
  toCount: (number: number) => `Es sind ${number} Felder mit einer Figur zu zählen.`,
  first: (words) => words.charAt(0).toUpperCase() + words.slice(1),
};
