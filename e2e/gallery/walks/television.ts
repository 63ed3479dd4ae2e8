// A table on a television, and how it gets there.
import { expect } from '../../harness.ts';
import { makeTable, sit, startButton, throwButton } from '../../table.ts';
import type { SizeName } from '../sizes.ts';
import { type Walk, walker } from '../walk.ts';

/** Red wins with a 1. */
const POSITION = 'jumbo 1-2- 55.h.h.h/-/b.b.4.9/- R ? -';
/** As wide as televisions, with few pixels and with many. */
const only: readonly SizeName[] = ['laptop', 'wide'];

export const television: Walk = {
  name: 'a table on a television',
  go: async ({ server, visit, show }) => {
    const ada = await visit('/', walker);
    const link = await makeTable(ada, { name: 'Ada', from: POSITION });
    const room = link.split('/').at(-1);
    await ada.getByRole('button', { name: 'Settings' }).click();
    await ada.getByRole('button', { name: 'Show on a television' }).click();
    const dialog = ada.getByRole('dialog', { name: 'Show on a television' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await dialog.getByRole('textbox').fill('CFH 34');
    await dialog.getByRole('button', { name: 'Show it there' }).click();
    await expect(dialog.getByText('The code has six letters and digits.')).toBeVisible();
    await show(ada, 'television-dialog', { cramped: 'too' });
    await ada.keyboard.press('Escape');

    const screen = await visit('/tv', walker);
    const code = screen.getByLabel(/^Code: /);
    await expect(code).toBeVisible();
    await show(screen, 'television-code', { only });
    const phone = await ada.context().newPage();
    await phone.goto(`${server.url}/send/${((await code.textContent()) ?? '').replace(' ', '')}`);
    const table = phone.getByRole('main').getByRole('button', { name: 'Jumbo Ludo' });
    await expect(table).toBeVisible();
    await show(phone, 'television-which-table');
    await table.click();
    await expect(screen.getByText(/^1 seat is still open/)).toBeVisible();
    await show(screen, 'television-gathering', { only });

    const ben = await visit(link, walker);
    await sit(ben, 'Yellow', 'Maximiliane Adelheid');
    await startButton(ada).click();
    await server.deal(1);
    await throwButton(ada).click();
    await expect(screen.getByText('Ada (Red) throws 1.').first()).toBeVisible();
    await show(screen, 'television-playing', { only });
    await ada.getByRole('button', { name: /^Move: / }).click();
    await expect(screen.getByRole('heading', { name: 'Ada (Red) wins!' })).toBeVisible();
    await screen.goto(`${server.url}/tv/${room}`);
    await expect(screen.getByRole('heading', { name: 'Ada (Red) wins!' })).toBeVisible();
    await show(screen, 'television-win', { only });
  },
};
