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
