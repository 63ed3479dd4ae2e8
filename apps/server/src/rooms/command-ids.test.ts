// A room knows every command that it has carried out, sorted or not, and tells the outcome to its sender only.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { authorTagOf, CommandIds } from './command-ids.ts';

test('law: sorted at whatever rows, every command is found by its author, and by nobody else', () => {
  const persons = ['ada', 'bob', 'cyd'];
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 8, maxLength: 32 }), { maxLength: 60 }),
      fc.array(fc.nat(60), { maxLength: 6 }),
      (ids, sortedAt) => {
        const known = new CommandIds();
        for (const [nth, id] of ids.entries()) {
          known.add(id, nth + 1, authorTagOf(persons[nth % 3] ?? ''));
          if (sortedAt.includes(nth)) known.sortUpTo(nth - 3);
        }
        const reopened = new CommandIds(known.sortUpTo(ids.length));
        for (const some of [known, reopened]) {
          for (const [nth, id] of ids.entries()) {
            expect(some.find(id, persons[nth % 3] ?? '')).toBe(nth + 1);
            expect(some.find(id, persons[(nth + 1) % 3] ?? '')).toBe('others');
          }
          expect(some.find('an-unused-identifier', 'ada')).toBeUndefined();
        }
      },
    ),
  );
});

test('of a row that was written before authors were kept, whoever asks is told', () => {
  const known = new CommandIds();
  known.add('command-1', 1, null);
  expect(known.find('command-1', 'ada')).toBe(1);
  const reopened = new CommandIds(known.sortUpTo(1));
  expect(reopened.find('command-1', 'bob')).toBe(1);
});

test('sorting takes only what it is asked for, and leaves it in order', () => {
  const known = new CommandIds();
  for (let seq = 1; seq <= 100; seq++) known.add(`command-${seq}`, seq, 1);
  const { hashes, seqs } = known.sortUpTo(60);
  expect(hashes).toHaveLength(60);
  expect([...hashes].toSorted((a, b) => a - b)).toEqual([...hashes]);
  expect([...seqs].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, nth) => nth + 1));
});
