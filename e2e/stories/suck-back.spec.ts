// WU-1 online: one announces by a finger on a phone, the other by keys and ears; both see and hear what comes of it.
import { heard, listen, timesLost } from '../ears.ts';
import { expect, test } from '../harness.ts';
import {
  captions,
  laptop,
  makeTable,
  phone,
  press,
  sit,
  startButton,
  throwButton,
  turnSignal,
} from '../table.ts';

// The foot of green's column is place 15 of red's way, square 16; that of yellow's column place 15 of green's, square 33.
const POSITION = 'uckers+suckBack 1212 b.b.b.15/15.67.68.69/b.b.b.68/b.b.b.30 R ? -';
const OFFER = 'Or announce before the throw:';

test('a suck-back is announced by a finger and hits, and another one by a key and misses', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', phone);
  const link = await makeTable(anna, { name: 'Anna', from: POSITION });
  const ben = await visit(link, laptop);
  await sit(ben, 'Green', 'Ben');
  await listen(ben);
  await press(anna, startButton(anna));

  const offered = anna.getByRole('list', { name: OFFER }).getByRole('button');
  await expect(offered).toHaveText([
    /Square 16: suck back Ben \(Green\) on Green’s home column 1, chance 31%$/,
    /Square 16: suck back Ben \(Green\) on Green’s home column 2, chance 33%$/,
    /Square 16: suck back Ben \(Green\) on Green’s home column 3, chance 36%$/,
  ]);
  await expect(throwButton(anna)).toBeVisible();
  const more = anna.getByText(/^Further down: /);
  await expect(more).toBeHidden();
  await anna.setViewportSize({ width: 390, height: 740 });
  await expect(more).toHaveText('Further down: 2 more');
  await expect(ben.getByRole('list', { name: OFFER })).toBeHidden();
  await server.deal(3, 5);
  await press(anna, offered.nth(2));
  await expect(captions(anna).last()).toHaveText(
    /Red: You announce a suck-back at Ben \(Green\) on Green’s home column 3\. Red: You throw 5 \+ 3\. Red: You capture a piece of Ben \(Green\): it goes back to base\. Red: You move from square 16 to square 17\./,
  );
  await expect(turnSignal(ben)).toHaveText(/throw the dice$/);
  await expect
    .poll(async () => (await heard(ben)).join(' '))
    .toMatch(
      /Anna \(Red\) announces a suck-back at your piece on Green’s home column 3\. .*captures your piece.* It is your turn\. .*Or announce before the throw: 1: Square 33: suck back Anna \(Yellow\) on Yellow’s home column 2, chance 33%\./,
    );

  await server.deal(6, 5);
  await ben.keyboard.press('1');
  await expect
    .poll(async () => (await heard(ben)).join(' '))
    .toContain(
      'Green: You announce a suck-back at Anna (Yellow) on Yellow’s home column 2. Green: You throw 6 + 5. Green: Your suck-back misses. Green: You move from square 33 to square 34.',
    );
  expect(await timesLost(ben)).toBe(0);
  await expect(turnSignal(anna)).toHaveText(/throw the dice$/);

  // Who comes later, or again, finds the same.
  await anna.reload();
  await expect(captions(anna).filter({ hasText: 'The suck-back of Ben (Green) misses.' })).toHaveCount(1);
  const watcher = await visit(link);
  await expect(watcher.getByRole('button', { name: 'You are watching' })).toBeVisible();
  await expect(watcher.getByRole('list', { name: OFFER })).toBeHidden();
});
