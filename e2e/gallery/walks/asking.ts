// What the host is asked at a table, and what whoever asked is told.
import type { Page } from 'playwright/test';
import { expect } from '../../harness.ts';
import { answer, choices, makeTable, sit, startButton, throwButton } from '../../table.ts';
import { type Walk, walker } from '../walk.ts';

const longName = 'Maximiliane Adelheid';

export const asking: Walk = {
  name: 'what the host is asked',
  go: async ({ server, visit, show }) => {
    const ada = await visit('/', walker);
    const link = await makeTable(ada, { name: 'Ada', from: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -' });
    const ben = await visit(link, walker);
    await sit(ben, 'Yellow', longName);
    await startButton(ada).click();
    await expect(throwButton(ada)).toBeVisible();
    const turn = async (page: Page): Promise<void> => {
      await server.deal(3);
      await throwButton(page).click();
      await choices(page).first().click();
    };
    // As a browser with a window says it of a page that has never asked.
    await ada.evaluate(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
    await turn(ada);
    await expect(ada.getByRole('region', { name: 'Telling you of your turn' })).toBeVisible();
    await show(ada, 'asked-to-tell-of-turns', { cramped: 'too' });
    await expect(async () => {
      await ada.getByRole('button', { name: 'No, thanks' }).click();
      await expect(ada.locator('.asking')).toBeHidden({ timeout: 100 });
    }).toPass();
    await turn(ben);
    await expect(throwButton(ada)).toBeVisible();
    await ben.getByRole('button', { name: 'Settings' }).click();
    await show(ben, 'settings-of-a-player');
    await ben.getByRole('button', { name: 'Ask the host to end the game' }).click();
    await expect(ada.locator('.asking')).toBeVisible();
    await show(ada, 'asked-to-end', { cramped: 'too' });
    await show(ben, 'has-asked-to-end');
    await server.deal(3);
    await throwButton(ada).click();
    await expect(choices(ada)).toHaveCount(2);
    await show(ada, 'asked-to-end-with-choices', { cramped: 'too' });
    await ada.getByRole('button', { name: 'Play on' }).click();
    await expect(ben.getByRole('main').getByText('The host would like to play on.')).toBeVisible();
    await show(ben, 'asked-in-vain');

    await ada.getByLabel(`More about ${longName}`).click();
    await ada.getByRole('button', { name: `Take ${longName} off the seat` }).click();
    await answer(ada, 'Remove');
    await expect(ben.getByText('You were taken off a seat here.')).toBeVisible();
    await show(ben, 'taken-off');
    // From the same address it may be the same person.
    const cem = await visit(link, walker);
    await cem.getByRole('textbox', { name: 'Name for Yellow' }).fill(longName);
    await cem.getByRole('button', { name: 'Take the seat of Yellow' }).click();
    await expect(ada.locator('.asking')).toBeVisible();
    await show(ada, 'asked-to-let-sit', { cramped: 'too' });
    await show(cem, 'has-asked-to-sit');
  },
};
