// Where a game is chosen: every rule set, everything that opens, every mistake.
import { expect } from '../../harness.ts';
import { answer, beginHere, board, throwButton, writePosition } from '../../table.ts';
import { goWithin, type Walk, walker } from '../walk.ts';

const RULES = [
  'Ludo, board-game rules',
  'Quick Ludo',
  'Jumbo Ludo',
  'Uckers',
  'Navy Uckers',
  'German-style Ludo',
] as const;

export const setup: Walk = {
  name: 'where a game is chosen',
  go: async ({ visit, show }) => {
    const here = await visit('/new/here', walker);
    for (const rules of RULES) {
      await here.getByRole('radio', { name: rules, exact: true }).check();
      const scene = `setup-here-${rules.toLowerCase().replaceAll(/[ ,]+/g, '-')}`;
      await show(here, scene, ['Uckers', 'German-style Ludo'].includes(rules) ? { cramped: 'too' } : {});
    }
    await goWithin(here, '/new/bots');
    await expect(here.getByRole('heading', { name: 'Against bots' })).toBeVisible();
    await show(here, 'setup-bots');
    await here.getByRole('button', { name: 'What does this do? Safe squares' }).click();
    await expect(here.getByText(/^Games played/)).toBeVisible();
    await show(here, 'setup-what-a-switch-does', { cramped: 'too' });
    await here.keyboard.press('Escape');

    await goWithin(here, '/');
    await beginHere(here, { from: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -' });
    await throwButton(here).click();
    await goWithin(here, '/new/here');
    await here.getByRole('button', { name: 'Start the game' }).click();
    await expect(here.getByRole('dialog', { name: 'Another game on this screen?' })).toBeVisible();
    await show(here, 'question-another-game');
    const other = await here.context().newPage();
    await other.goto('/here');
    await expect(board(other)).toBeVisible();
    await answer(here, 'Begin another');
    await expect(other.getByRole('alert')).toContainText('Another game has been begun');
    await show(other, 'game-replaced-in-another-tab');

    await goWithin(here, '/new/friends');
    await here.getByRole('radio', { name: 'Anybody can find this table on the first page' }).check();
    await show(here, 'setup-friends', { cramped: 'too' });
    for (const field of [
      'If somebody drops out or takes long',
      'What may be said at the table',
      'Advanced: start from a position',
    ]) {
      await here.locator('summary').filter({ hasText: field }).click();
    }
    await show(here, 'setup-friends-all-open');

    await goWithin(
      here,
      `/new/friends?rules=uckers+anyDouble+blowBack&name=${encodeURIComponent('HMS Example')}`,
    );
    await here.getByText('From a link: HMS Example').waitFor();
    await show(here, 'setup-house-rules-from-a-link', { cramped: 'too' });
    await here.getByRole('button', { name: 'Keep them on this device' }).first().click();
    for (const field of ['Share these rules', 'Rules from a link or a text'])
      await here.locator('summary').filter({ hasText: field }).click();
    await expect(here.getByRole('textbox', { name: 'Link to these rules' })).toBeVisible();
    await show(here, 'setup-house-rules-kept');
    await here.getByRole('button', { name: 'Make the table' }).click();
    await expect(here.getByRole('heading', { name: 'Uckers (HMS Example)' })).toBeVisible();
    await show(here, 'table-by-house-rules', { cramped: 'too' });
    await here.getByRole('button', { name: 'Look at all rules' }).click();
    await expect(here.getByRole('heading', { name: 'Different from the standard' })).toBeVisible();
    await show(here, 'rules-of-a-table-by-house-rules');
    await here.keyboard.press('Escape');
    await goWithin(here, '/new/friends?rules=ludo+safe+wings=2&name=Winged');
    await here.getByText('does not know: wings=2').waitFor();
    await show(here, 'setup-house-rules-of-another-version');

    await goWithin(here, '/new/here');
    await here.getByRole('radio', { name: 'German-style Ludo', exact: true }).check();
    await here.getByRole('radio', { name: 'Player 1: Yellow and Red; Player 2: Green and Black' }).check();
    for (const each of await here.getByRole('checkbox').all()) await each.check();
    await expect(here.getByText('Each colour plays for itself')).toBeVisible();
    await show(here, 'setup-here-every-switch-on');
    await here.getByRole('button', { name: 'Start the game' }).click();
    await expect(here.getByRole('alert')).not.toBeEmpty();
    await show(here, 'setup-here-only-bots');
    await writePosition(here, 'ludo 1-2- 7.b.20.33/-/b.b.12.40/- R ? -');
    await expect(here.getByText('Field “pieces”')).toBeVisible();
    await show(here, 'setup-here-wrong-position');
  },
};
