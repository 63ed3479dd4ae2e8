// A table before the game, in company.
import type { Page } from 'playwright/test';
import { expect } from '../../harness.ts';
import { answer, makeTable, press, sit, startButton, throwButton } from '../../table.ts';
import { type Walk, walker } from '../walk.ts';

const longName = 'Maximiliane Adelheid';

const close = (page: Page) => page.keyboard.press('Escape');

export const room: Walk = {
  name: 'a table before the game',
  go: async ({ visit, show }) => {
    const ada = await visit('/', walker);
    const link = await makeTable(ada, { name: 'Ada', rules: 'Ludo', players: 4 });
    await show(ada, 'gathering-host', { cramped: 'too' });
    await ada.getByRole('button', { name: 'Show as a QR code' }).click();
    // However low the window: it has come up from beneath the large button.
    await expect(ada.getByRole('img', { name: /^QR code/ })).toBeInViewport({ ratio: 0.9 });
    await ada.getByRole('checkbox', { name: 'Anybody can find this table' }).check();
    await expect(ada.getByText('Public table', { exact: true })).toBeVisible();
    await show(ada, 'gathering-host-qr-and-public');
    const cleo = await visit('/', walker);
    await makeTable(cleo, { name: 'Cleo', rules: 'Uckers', players: 2 });
    await show(cleo, 'gathering-two-colours', { cramped: 'only' });

    const ben = await visit(link, walker);
    await expect(ben.getByText('You are watching.')).toBeVisible();
    await show(ben, 'gathering-guest-without-a-seat');
    await ben.getByRole('textbox', { name: 'Name for Green' }).fill('x'.repeat(30));
    await show(ben, 'gathering-name-too-long');
    await sit(ben, 'Green', longName);
    await show(ben, 'gathering-guest-with-a-seat');
    await ada.getByLabel(`More about ${longName}`).click();
    await show(ada, 'gathering-seat-menu');
    await close(ada);
    await ada.getByLabel('More about Ada').click();
    await ada.getByRole('button', { name: 'Change name or picture' }).click();
    await expect(ada.getByRole('dialog')).toBeVisible();
    await show(ada, 'rename-dialog');
    await close(ada);
    const cem = await visit(link, walker);
    await cem.getByRole('button', { name: 'Sit down and play' }).click();
    await expect(cem.getByText('What should the others call you?')).toBeVisible();
    await show(cem, 'gathering-without-a-name', { cramped: 'too' });
    await cem.getByRole('button', { name: 'Leave the seat of Yellow' }).click();
    await expect(ada.getByRole('button', { name: 'Let a bot play Yellow' })).toBeVisible();
    await ada.getByLabel('More about Ada').click();
    await ada.getByRole('button', { name: 'Continue with Ada on another device' }).click();
    const pass = ada.getByRole('textbox', { name: 'Link for the other device' });
    await expect(pass).toHaveValue(/#take=/);
    await show(ada, 'move-dialog');

    const device = await visit(await pass.inputValue(), walker);
    await expect(device.getByRole('button', { name: 'Yes, play here' })).toBeVisible();
    await show(device, 'take-question');
    await device.getByRole('button', { name: 'Yes, play here' }).click();
    await expect(ada.getByText('This seat is now played on another device.')).toBeVisible();
    await show(ada, 'moved-to-another-device');
    await ada.getByRole('button', { name: 'Play here again' }).click();
    await show(ada, 'moved-and-asked-back');

    await device.getByRole('button', { name: 'Let a bot play Yellow' }).click();
    await device.getByRole('button', { name: 'Let a bot play Blue' }).click();
    await expect(startButton(device)).toBeVisible();
    await show(device, 'gathering-full');
    await device.getByRole('button', { name: 'Settings' }).click();
    await show(device, 'settings-at-a-table');
    await device.getByRole('button', { name: 'Close this table' }).click();
    await show(device, 'question-close-the-table');
    await answer(device, 'Close the table');
    await expect(ben.getByText(/^The host has closed this table/)).toBeVisible();
    await show(ben, 'closed-table');
  },
};

export const talk: Walk = {
  name: 'talk at the table',
  go: async ({ server, visit, show }) => {
    const ada = await visit('/', walker);
    const link = await makeTable(ada, { name: 'Ada', from: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -' });
    await ada.getByRole('checkbox', { name: 'Everybody may write their own words' }).click();
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const ben = await visit(link, phone);
    await sit(ben, 'Yellow', longName);
    await press(ben, startButton(ben));
    await expect(throwButton(ada)).toBeVisible();
    for (const words of ['Well played!', 'Hello!', 'Thumbs up']) {
      await ada.getByRole('button', { name: words }).click();
    }
    await ada
      .getByRole('textbox', { name: 'Your words' })
      .fill('A sentence of my own, as long as one likes to write it.');
    await ada.keyboard.press('Enter');
    await expect(ben.getByRole('button', { name: /^Talk, 4 new/ })).toBeVisible();
    await show(ben, 'talk-unread', { only: ['phone', 'small', 'tablet', 'lying'] });
    await press(ben, ben.getByRole('button', { name: /^Talk/ }));
    await show(ben, 'talk-sheet', { only: ['phone', 'small'] });
    await ada.getByText('Mute or hide').click();
    await show(ada, 'talk-beside-the-table', { only: ['laptop', 'wide'] });
    expect(server.problems()).toEqual([]);
  },
};
