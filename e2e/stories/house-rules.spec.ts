// Rules of one's own go from one browser to another by a link, and a game is played by them.
import { expect, test } from '../harness.ts';
import { captions, laptop, phone, press, sit, startButton, throwButton } from '../table.ts';

test('house rules are made by keys, sent by a link, seen as different on another phone, and played', async ({
  server,
  visit,
}) => {
  const anna = await visit('/new/friends', laptop);
  await anna.getByRole('radio', { name: 'Jumbo Ludo', exact: true }).press('Space');
  for (const variation of [/^A capture gives another throw/, /^Safe squares: /, /throw up to three times/])
    await anna.getByRole('checkbox', { name: variation }).press('Space');
  const name = anna.getByRole('textbox', { name: 'What are these rules called?' });
  await name.pressSequentially('HMS Example rules');
  await name.press('Enter');
  await expect(anna.getByText('“HMS Example rules” is kept on this device.')).toBeVisible();
  await anna.locator('summary').filter({ hasText: 'Share these rules' }).press('Enter');
  const link = new URL(await anna.getByRole('textbox', { name: 'Link to these rules' }).inputValue());

  const ben = await visit(link.pathname + link.search, phone);
  await expect(ben.getByText('From a link: HMS Example rules (Jumbo Ludo)')).toBeVisible();
  await expect(ben.getByRole('checkbox', { name: /^A capture gives another throw/ })).toBeChecked();
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await press(ben, ben.getByRole('button', { name: 'Make the table' }));
  await ben.waitForURL(/\/table\//);

  await anna.goto(ben.url());
  await expect(anna.getByRole('heading', { name: 'Jumbo Ludo (HMS Example rules)' })).toBeVisible();
  const before = anna.getByRole('region', { name: 'Before the game' });
  await expect(before.getByRole('listitem')).toHaveCount(3);
  await expect(before).toContainText('Different from the standard');
  await before.getByRole('button', { name: 'Look at all rules' }).press('Enter');
  const card = anna.getByRole('dialog', { name: 'The rules of Jumbo Ludo' });
  await expect(card.getByRole('heading').nth(1)).toHaveText('Different from the standard');
  await anna.keyboard.press('Escape');
  const told = await (await fetch(ben.url())).text();
  expect(told).toContain('Ben invites you to Jumbo Ludo (HMS Example rules): 1 seat free');

  await sit(anna, 'Yellow', 'Anna');
  await server.deal(5, 3, 2, 4, 6);
  await press(ben, startButton(ben));
  // HO-3: three throws for a 6.
  for (const _ of [2, 4, 6]) await press(ben, throwButton(ben));
  await expect(captions(anna).filter({ hasText: 'Ben (Red)' }).last()).toContainText('6');
  await anna.goto('/');
  await expect(
    anna.getByRole('link', { name: /^HMS Example rules, Jumbo Ludo, with variations/ }),
  ).toBeVisible();
});
