import { initialPosition, ruleSets, type Position } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import type { Lettering } from './lettering.ts';
import { printCard } from './print-card.ts';

const shaped: string[] = [];
const lettering: Lettering = {
  faceFor: () => ({ family: 'A', weight: 400 }),
  draws: (letter) => letter !== '張',
  shape(text) {
    shaped.push(text);
    return { units: 1000, width: 500 * text.length, outlines: [{ d: 'M0,0L1,1Z', x: 0, y: 0 }] };
  },
};

function positionOf(rules: string): Position {
  const found = ['1234', '1212'].map((seats) => initialPosition(rules, seats)).find(({ ok }) => ok);
  if (found?.ok !== true) throw new Error(`no position of ${rules}`);
  return found.value;
}

const card = (more: Partial<Card> = {}): Card => ({
  position: positionOf('ludo'),
  isRightToLeft: false,
  game: 'ludo',
  title: 'Ludo',
  subtitle: 'Ludo and Uckers',
  headline: 'Anna invites you',
  rows: [
    { sign: ['red'], texts: ['Anna'] },
    { sign: ['green'], texts: ['Free seat'], isFree: true },
  ],
  call: '3 seats free',
  ...more,
});

const wordsOf = (more: Partial<Card>): readonly string[] => {
  shaped.length = 0;
  printCard(card(more), lettering);
  return shaped;
};

describe("a link's picture", () => {
  it.each(ruleSets.map(({ id }) => id))(
    'of %s has no names as text, no styles and nothing to fetch',
    (id) => {
      for (const isRightToLeft of [false, true]) {
        const printed = printCard(card({ position: positionOf(id), game: id, isRightToLeft }), lettering);
        expect(printed).toMatch(/^<\?xml .*\n<svg [^>]*width="1200" height="630"/);
        expect(printed).not.toMatch(/Anna|class=|style=|href|var\(|NaN|undefined/);
      }
    },
  );

  it('says the game, the product, who plays and what the link is for', () => {
    const words = wordsOf({});
    for (const word of ['Ludo', 'Uckers', 'Anna', 'invites', 'Free', 'seats']) expect(words).toContain(word);
  });

  it('calls somebody by the colour of whose name no letter can be drawn', () => {
    expect(wordsOf({ rows: [{ sign: ['red'], texts: ['張', 'Red'] }] })).toContain('Red');
  });

  it('tells who was first', () => {
    expect(wordsOf({ rows: [{ sign: ['red'], texts: ['Anna'], rank: 1 }] })).toContain('1');
  });

  it('makes a long headline smaller, and cuts one that has no room at all', () => {
    expect(wordsOf({ headline: 'One two three four five six seven eight nine ten' })).toContain('ten');
    expect(wordsOf({ headline: 'x'.repeat(200) }).some((word) => /^x+…$/.test(word))).toBe(true);
  });
});
