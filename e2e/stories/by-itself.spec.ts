// Whoever does not want to press for what leaves no choice: throws, and the only possible move, come by themselves, on
// this device alone.
import { diceIn, follow, lastOf, position } from '../game.ts';
import { test } from '../harness.ts';
import {
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
  await anna.getByRole('checkbox', { name: 'Throw by itself when it is my turn' }).check();
  await anna.getByRole('checkbox', { name: 'Make a move by itself when there is only one' }).check();
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
