// What is on this device without a network, and what stands in place of the rest.
import { expect } from '../../harness.ts';
import { beginHere, makeTable } from '../../table.ts';
import { type Walk, walker } from '../walk.ts';

export const atHome: Walk = {
  name: 'without a network',
  go: async ({ server, visit, show }) => {
    const page = await visit('/', { ...walker, serviceWorkers: 'allow' });
    await page.getByText('Play without the internet').click();
    await expect(page.getByText('They are on this device.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    // Said by a browser to a page that can be installed.
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
    await expect(page.getByRole('button', { name: 'Install' })).toBeVisible();
    await show(page, 'at-home-and-install');
    const link = await makeTable(page, { rules: 'Ludo', name: 'Ada' });
    await server.kill();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This table needs the internet' })).toBeVisible();
    await show(page, 'table-not-reached');
    await server.start();

    const late = await visit('/', walker);
    await late.route(/\/assets\/book-page[^/]*\.js$/, (route) => route.abort());
    // Another script in the server's page is another build.
    await late.route(
      `${server.url}/`,
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replaceAll('/assets/', '/other/'),
        });
      },
      { times: 1 },
    );
    await late.getByRole('link', { name: 'Rule book' }).click();
    await expect(late.getByRole('alert')).toHaveText(/There is a new version of this page/);
    await show(late, 'new-version');

    const kept = await visit('/', walker);
    await beginHere(kept, { rules: 'Ludo' });
    await kept.evaluate(() => {
      const rows = localStorage.getItem('ludo.here') ?? '';
      localStorage.setItem('ludo.here', rows.replace('"t":"open"', '"t":"open-another-way"'));
    });
    await kept.reload();
    await expect(kept.getByRole('heading', { name: /another version of this page/ })).toBeVisible();
    await show(kept, 'game-of-another-version');
  },
};
