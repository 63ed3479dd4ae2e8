// What is told of the switches of Uckers.
import { describe, expect, it } from 'vitest';
import { happened, played, read, thrown, told } from '../../test/told.ts';
import { playerChoices } from '../table/choices.ts';
import { catalogue as arabic } from '../words/ar/index.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { catalogue as german } from '../words/de/index.ts';
import { catalogue as english } from '../words/en/index.ts';
import { besideDiceWords, choiceWords } from './choice-words.ts';

const BASE = 'b.b.b.b';

/** The choices of a throw in words, as in the list and beside the dice. */
function offered(position: string, dice: readonly number[], text: Catalogue = english): readonly string[] {
  const { room } = happened(position, ['a', 'b', 'c', 'd'], [thrown(...dice)]);
  return playerChoices(room.position).choices.flatMap((choice) => [
    choiceWords(text, room, choice),
    besideDiceWords(text, room, choice),
  ]);
}

describe('pieces that go together are told once', () => {
  const fresh = `uckers+snakeEyes=outAndIn 1234 ${BASE}/${BASE}/${BASE}/${BASE} R ? f`;

  it('all four out of base, and back into it (WU-3)', () => {
    expect(told(fresh, thrown(1, 1), played('Rb=>0')).captions).toEqual([
      'Anna (Red) moves 4 pieces together from base to square 1 (Red’s start).',
      'It is Ben (Green)’s turn.',
    ]);
    const back = `uckers+snakeEyes=outAndIn 1234 0.0.0.0/${BASE}/${BASE}/${BASE} R ? fRGYB`;
    expect(told(back, thrown(1, 1), played('R0=>b')).captions[0]).toBe(
      'Anna (Red) moves 4 pieces together from square 1 (Red’s start) to base.',
    );
    expect(offered(fresh, [1, 1])).toEqual([
      'Base, both dice (2): move 4 together to square 1 (Red’s start), makes a blob',
      'Base: move 4 together to square 1 (Red’s start), makes a blob',
    ]);
  });

  it('to whoever moved them (WU-3)', () => {
    const mine = fresh.replace('R ?', 'G ?');
    expect(read([mine, thrown(1, 1), played('Gb=>0')])[0]).toBe(
      'You move 4 pieces together from base to square 18 (Green’s start).',
    );
    expect(read([mine, thrown(1, 1), played('Gb=>0')], german)[0]).toBe(
      'Du ziehst 4 Figuren gemeinsam aus der Basis auf Feld 18 (Start von Grün).',
    );
    expect(read([mine, thrown(1, 1), played('Gb=>0')], arabic)[0]).toContain('نقل 4 أحجار معًا');
  });

  it('a blob that takes a blob: a wall that goes on is the same wall (WU-5)', () => {
    const blobs = 'uckers+blobTakesBlob 1234 b.b.10.10/b.b.63.63/b.b.b.2/b.b.b.30 R ? -';
    expect(told(blobs, thrown(2, 2), played('R10=>12')).captions.slice(0, 2)).toEqual([
      'Anna (Red) moves 2 pieces together from square 11 to square 13.',
      'Anna (Red) captures 2 pieces of Ben (Green): they go back to base.',
    ]);
    expect(offered(blobs, [2, 2])).toEqual([
      'Square 11, both dice (4): move 2 together to square 13, captures 2 pieces of Ben (Green)',
      'Square 11: move 2 together to square 13, captures 2 pieces of Ben (Green)',
    ]);
  });

  it('by a freed partner: to everybody, to the mover and to whose pieces they are (WU-5)', () => {
    const byBlue = 'uckers+blobTakesBlob 1234 b.b.29.29/b.b.10.10/b.b.b.2/h.h.h.h B ? pB';
    expect(told(byBlue, thrown(2, 2), played('G10=>12')).captions[0]).toBe(
      'Dora (Blue) moves 2 pieces of Ben (Green) together from square 28 to square 30.',
    );
    expect(read([byBlue, thrown(2, 2), played('G10=>12')])[0]).toBe(
      'Dora (Blue) moves 2 of your pieces together from square 28 to square 30.',
    );
    const byGreen = 'uckers+blobTakesBlob 1234 b.b.b.2/h.h.h.h/b.b.63.63/b.b.44.44 G ? pG';
    expect(read([byGreen, thrown(2, 2), played('B44=>46')])[0]).toContain('You move 2 pieces of Dora (Blue)');
  });

  it('a piece that is blown back (WU-2)', () => {
    const back = 'uckers+blowBack 1234 70.h.h.h/b.b.b.49/b.b.b.2/b.b.b.30 R ? -';
    expect(offered(back, [3, 1]).slice(-2)).toEqual([
      'Red’s home column 4, both dice (4): move backwards to square 67, captures Ben (Green)',
      'Red’s home column 4: move backwards to square 67, captures Ben (Green)',
    ]);
    expect(told(back, thrown(3, 1), played('R70<66')).captions.slice(0, 2)).toEqual([
      'Anna (Red) moves backwards from Red’s home column 4 to square 67.',
      'Anna (Red) captures Ben (Green): the piece goes back to base.',
    ]);
  });
});

describe('a suck-back is told as it was announced, and what came of it (WU-1)', () => {
  // The foot of green's column, place 66, is place 15 of red's way.
  const atTheFoot = 'uckers+suckBack 1234 b.b.b.15/b.67.69.69/b.b.b.2/b.b.b.30 R ? -';
  const announced = (a: string, ...d: readonly number[]) => ({ ...thrown(...d), a }) as const;

  it('a hit, a hit of two, and a miss', () => {
    expect(told(atTheFoot, announced('suck:RG@1', 4, 1)).captions).toEqual([
      'Anna (Red) announces a suck-back at Ben (Green) on Green’s home column 1.',
      'Anna (Red) throws 4 + 1.',
      'Anna (Red) captures Ben (Green): the piece goes back to base.',
      'Anna (Red) moves from square 16 to square 17.',
      'It is Ben (Green)’s turn.',
    ]);
    expect(told(atTheFoot, announced('suck:RG@3', 3, 3)).captions[2]).toBe(
      'Anna (Red) captures 2 pieces of Ben (Green): they go back to base.',
    );
    expect(told(atTheFoot, announced('suck:RG@3', 3, 2)).captions).toEqual([
      'Anna (Red) announces a suck-back at Ben (Green) on Green’s home column 3.',
      'Anna (Red) throws 3 + 2.',
      'The suck-back of Anna (Red) misses.',
      'Anna (Red) moves from square 16 to square 17.',
      'It is Ben (Green)’s turn.',
    ]);
  });

  it('to whom it is aimed at, and to whoever announces', () => {
    expect(read([atTheFoot, announced('suck:RG@1', 6, 6)])).toEqual([
      'Anna (Red) announces a suck-back at your piece on Green’s home column 1.',
      'Anna (Red) throws 6 + 6.',
      'The suck-back of Anna (Red) misses.',
      'Anna (Red) moves from square 16 to square 17.',
      'It is your turn.',
    ]);
    // The foot of yellow's column is place 15 of green's way.
    const mine = 'uckers+suckBack 1234 b.b.b.2/b.b.b.15/b.b.b.68/b.b.b.30 G ? -';
    expect(read([mine, announced('suck:GY@2', 6, 6)]).slice(0, 3)).toEqual([
      'You announce a suck-back at Cem (Yellow) on Yellow’s home column 2.',
      'You throw 6 + 6.',
      'Your suck-back misses.',
    ]);
    expect(read([mine, announced('suck:GY@2', 2, 1)], german).slice(0, 3)).toEqual([
      'Du sagst an: Zurücksaugen, Cem (Gelb) auf Zielbahn 2 (Gelb).',
      'Du würfelst 2 + 1.',
      'Du schlägst eine Figur von Cem (Gelb): Sie geht zurück in die Basis.',
    ]);
    expect(read([mine, announced('suck:GY@2', 6, 6)], arabic)[2]).toBe('لم يصب شفطك أحدًا.');
  });

  it('by a freed player, with a piece of the partner', () => {
    const freed = 'uckers+suckBack 1234 h.h.h.h/b.b.b.67/b.b.b.49/b.b.b.30 R ? pR';
    expect(told(freed, announced('suck:YG@1', 6, 5)).captions.slice(0, 4)).toEqual([
      'Anna (Red) announces a suck-back at Ben (Green) on Green’s home column 1.',
      'Anna (Red) throws 6 + 5.',
      'The suck-back of Anna (Red) misses.',
      'Anna (Red) moves a piece of Cem (Yellow) from square 16 to square 17.',
    ]);
  });
});
