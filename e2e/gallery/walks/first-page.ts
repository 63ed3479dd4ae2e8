// The first page for strangers and for those who were here before, and pages that lead nowhere.
import { expect } from '../../harness.ts';
import { beginHere, choices, makeTable, sit } from '../../table.ts';
import { goWithin, type Walk, walker } from '../walk.ts';

export const firstPage: Walk = {
  name: 'the first page',
  go: async ({ visit, show }) => {
    const ada = await visit('/', walker);
    await expect(ada.getByText('No open table just now.')).toBeVisible();
    await show(ada, 'first-page', { cramped: 'too' });
    await ada.getByRole('textbox', { name: 'Link or code of the table' }).fill('what?');
    await ada.getByRole('button', { name: 'Go to the table' }).click();
    await show(ada, 'first-page-wrong-link');

    const link = await makeTable(ada, { name: 'Ada', from: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -' });
    await ada.getByRole('checkbox', { name: 'Anybody can find this table' }).check();
    await expect(ada.getByText('Public table', { exact: true })).toBeVisible();
    const bea = await visit(link, walker);
    await sit(bea, 'Yellow', 'Maximiliane Adelheid');
    await goWithin(bea, '/');
    await makeTable(bea, { name: 'Bea', rules: 'Navy Uckers' });
    await bea.getByRole('checkbox', { name: 'Anybody can find this table' }).check();
    await expect(bea.getByText('Public table', { exact: true })).toBeVisible();

    const cleo = await visit('/', walker);
    await beginHere(cleo, { from: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -' });
    await choices(cleo).first().click();
    await goWithin(cleo, link);
    await expect(cleo.getByText('You are watching.')).toBeVisible();
    await goWithin(cleo, '/');
    await makeTable(cleo, { name: 'Cleo', rules: 'German-style Ludo' });
    await goWithin(cleo, '/');
    await expect(cleo.getByRole('link', { name: /^Go back to your table/ })).toBeVisible();
    await expect(cleo.getByRole('region', { name: 'Open tables' }).getByRole('link')).toHaveCount(2);
    await show(cleo, 'first-page-with-tables-and-a-kept-game');
  },
};

export const nowhere: Walk = {
  name: 'pages that lead nowhere',
  go: async ({ server, visit, show }) => {
    const page = await visit('/no/such/page', walker);
    await show(page, 'not-found');
    await goWithin(page, '/table/nosuchtable0');
    await expect(page.getByRole('alert')).toHaveText('There is no such table, or not any more');
    await show(page, 'no-such-table');

    const isChunk = /\/assets\/book-page[^/]*\.js$/;
    const late = await visit('about:blank', walker);
    const asked: (() => void)[] = [];
    await late.route(isChunk, async (route) => {
      await new Promise<void>((go) => asked.push(go));
      await route.abort();
    });
    await late.goto(`${server.url}/rules`);
    await expect(late.getByText('Loading …')).toBeVisible();
    await show(late, 'loading');
    for (const go of asked) go();
    await expect(late.getByRole('alert')).toContainText('could not be fetched');
    await show(late, 'mishap');
  },
};
