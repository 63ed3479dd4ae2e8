// Games that are watched again: from a record, by a link that leads nowhere, and the game so far while it goes on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../../harness.ts';
import { beginHere, throwButton } from '../../table.ts';
import { goWithin, type Walk, walker } from '../walk.ts';

const record = readFileSync(join(import.meta.dirname, '../../../apps/web/test/uckers-record.txt'), 'utf8');

export const replaying: Walk = {
  name: 'a game that is watched again',
  go: async ({ visit, show }) => {
    const page = await visit('/replay', walker);
    const field = page.getByRole('textbox', { name: 'Or paste the record here' });
    await expect(field).toBeVisible();
    await show(page, 'replay-choose', { cramped: 'too' });
    await field.fill(record.replace('\nY 62 ', '\nY 63 '));
    await page.getByRole('button', { name: 'Watch it' }).click();
    await expect(page.getByText('This record is not right: line 22 cannot be true.')).toBeVisible();
    await show(page, 'replay-damaged');
    await field.fill(record);
    await page.getByRole('button', { name: 'Watch it' }).click();
    await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
    await show(page, 'replay', { cramped: 'too' });
    await page.getByRole('button', { name: 'Next capture' }).click();
    await page.getByText('What else could have been done?').click();
    await show(page, 'replay-others');
    await page.getByText('What else could have been done?').click();
    await page.getByText('Play on from here').click();
    await page.getByText('Were the dice fair?').click();
    await show(page, 'replay-play-on');
    await goWithin(page, '/replay/abcdefghijkl/1');
    await expect(page.getByText('This game is not there')).toBeVisible();
    await show(page, 'replay-gone');
  },
};

export const lookingBack: Walk = {
  name: 'the game so far',
  go: async ({ visit, show }) => {
    const page = await visit('/', walker);
    await beginHere(page, { from: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -' });
    await throwButton(page).click();
    await page.getByRole('button', { name: 'From the first throw on' }).click();
    await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
    await show(page, 'look-back', { cramped: 'too' });
  },
};
