// Whoever does not want to press for what leaves no choice: throws, and the only possible move, come by themselves, on
// this device alone.
import { diceIn, follow, lastOf, position } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  beginHere,
  captions,
  expectPosition,
  laptop,
  makeTable,
  phone,
  sit,
  startButton,
  throwButton,
  useThrow,
} from '../table.ts';

const FROM = 'jumbo 1-2- 20.h.h.h/-/30.h.h.h/- R ? -';
const turns = follow(position(FROM), '3 R20>23', '4 Y30>34', '2 R23>25', '1 Y34>35', '5 R25>30');

test('one throws and moves by a switch, the other by hand', async ({ server, visit }) => {
  await server.deal(...diceIn(turns));
  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { name: 'Anna', from: FROM });
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await anna.getByRole('button', { name: 'Settings' }).click();
  await anna.getByRole('checkbox', { name: 'Throw automatically when it is my turn' }).check();
  await anna.getByRole('checkbox', { name: 'Make a move automatically when it is the only one' }).check();
  await anna.getByRole('button', { name: 'Close', exact: true }).click();
  await startButton(anna).click();
  for (const nth of [0, 2]) {
    await expectPosition(lastOf(turns.slice(0, nth + 1)), anna, ben);
    const next = turns[nth + 1];
    if (next === undefined) throw new Error('no turn of Ben');
    await throwButton(ben).tap();
    await useThrow(ben, next, false);
  }
  await expectPosition(lastOf(turns), ben);
});

test('nothing is done by itself behind a dialog, and goes on when that is closed', async ({ visit }) => {
  const anna = await visit('/', laptop);
  await beginHere(anna, { from: FROM });
  await anna.clock.install();
  await anna.getByRole('button', { name: 'Settings' }).click();
  await anna.getByRole('checkbox', { name: 'Throw automatically when it is my turn' }).check();
  // The settings stay open for as long as a throw by itself would take, and more: the page's own clock is put on.
  await anna.clock.runFor(5000);
  await expect(captions(anna).filter({ hasText: 'throws' })).toHaveCount(0);
  await anna.getByRole('button', { name: 'Close', exact: true }).click();
  await anna.clock.runFor(1000);
  await expect(captions(anna).filter({ hasText: 'throws' })).not.toHaveCount(0);
});
