import { expect, test } from '../harness.ts';

test('the first page answers, shows a heading and breaks no rule of its content security policy', async ({
  server,
  visit,
}) => {
  const answer = await fetch(server.url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");

  const page = await visit('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
});

test('a page that has come ahead is shown by the press itself; one that is still on its way says so', async ({
  visit,
}) => {
  const page = await visit('about:blank');
  let letThrough = (): void => undefined;
  const isLet = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/setup-*.js', async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Around this screen' }).click();
  await expect(page.getByRole('status')).toHaveText('Loading …');
  letThrough();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('link', { name: 'Around this screen' })).toBeVisible();
  const seen = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const pages: string[] = [];
        document.querySelector('a[href="/new/here"]')?.addEventListener('click', () => {
          new MutationObserver(() => {
            const main = document.querySelector('main');
            pages.push(main?.getAttribute('aria-busy') === 'true' ? 'waiting' : (main?.innerText ?? ''));
            if (document.querySelector('.go') !== null) resolve(pages);
          }).observe(document.body, { childList: true, subtree: true });
        });
      }),
  );
  await page.getByRole('link', { name: 'Around this screen' }).click();
  const pages = await seen;
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Start the game');
});

test('whichever page takes the place of another, it is itself', async ({ visit }) => {
  const page = await visit('/');
  const title = page.locator('.bar-title');
  await page.getByRole('link', { name: 'Rule book' }).click();
  await expect(title).toHaveText('Rule book');
  await page.getByRole('link', { name: 'Ludo and Uckers: to the first page' }).click();
  await page.getByRole('link', { name: 'Learn the games' }).click();
  await expect(title).toHaveText('Learn the games');
  await page.evaluate(() => history.go(-2));
  await expect(title).toHaveText('Rule book');
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
});
