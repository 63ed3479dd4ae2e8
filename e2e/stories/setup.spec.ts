// Where a game is chosen: who plays is told before anything begins, and one press is enough to play alone against bots.
import { expect, test } from '../harness.ts';
import { board, laptop, phone, press, startButton } from '../table.ts';

test('one press puts bots on all seats but one, and the button says who will play', async ({ visit }) => {
  const page = await visit('/new/here', phone);
  const start = startButton(page);
  const everybody = page.getByRole('radio', { name: 'Everybody here' });
  const alone = page.getByRole('radio', { name: 'Only me, against bots' });
  const bots = page.getByRole('checkbox', { name: /^Let a bot play / });
  await expect(everybody).toBeChecked();
  await expect(start).toHaveAccessibleDescription('2 people');

  await alone.check();
  await expect(start).toHaveAccessibleDescription('1 person and 1 bot');
  await page.getByRole('radio', { name: '4 players' }).check();
  await expect(alone).toBeChecked();
  await expect(bots.and(page.locator(':checked'))).toHaveCount(3);
  await expect(start).toHaveAccessibleDescription('1 person and 3 bots');

  await bots.last().uncheck();
  for (const each of [everybody, alone]) await expect(each).not.toBeChecked();
  await expect(start).toHaveAccessibleDescription('2 people and 2 bots');
  await everybody.check();
  await expect(bots.and(page.locator(':checked'))).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Easy' })).toHaveCount(0);

  await alone.check();
  await expect(page.getByRole('radio', { name: 'Good' })).toBeChecked();
  await page.getByRole('radio', { name: 'For small children' }).check();
  await press(page, start);
  await expect(board(page)).toBeVisible();
  const rows = await page.evaluate(() => localStorage.getItem('ludo.here') ?? '');
  expect(rows.match(/"t":"bot"[^}]*"l":"random"/g)).toHaveLength(3);
  await page.goto('/new/here');
  await expect(page.getByRole('radio', { name: 'For small children' })).toBeChecked();
});

test('at a table for friends the button says for how many it is', async ({ visit }) => {
  const page = await visit('/new/friends', laptop);
  const make = page.getByRole('button', { name: 'Make the table', exact: true });
  await expect(make).toHaveAccessibleDescription('You and 1 other');
  await page.getByRole('radio', { name: '4 players' }).check();
  await expect(make).toHaveAccessibleDescription('You and 3 others');
});
