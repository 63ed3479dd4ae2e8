// From the first page, or from a pasted link, to the first throw: how many presses it takes, each of them where it is seen
// without scrolling. The throw itself and typing a name are not counted.
import type { BrowserContextOptions, Locator, Page } from 'playwright/test';
import { dice } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import { makeTable, phone, throwButton } from '../table.ts';

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [1366, 768],
] as const;

/** Presses where the control is seen, as the page lies, on every size; never scrolls. */
class Finger {
  presses = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Locator): Promise<void> {
    await this.sees(control);
    const box = await control.boundingBox();
    await this.page.mouse.click(
      (box?.x ?? 0) + (box?.width ?? 0) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    );
    this.presses += 1;
  }

  async sees(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (const [width, height] of sizes) {
      await this.page.setViewportSize({ width, height });
      await expect
        .poll(
          () =>
            control.evaluate((element) => {
              const { left, top, width: wide, height: high } = element.getBoundingClientRect();
              const hit = document.elementFromPoint(left + wide / 2, top + high / 2);
              return { scrolled: scrollY, isSeen: hit !== null && element.contains(hit) };
            }),
          { message: `${width} × ${height}` },
        )
        .toEqual({ scrolled: 0, isSeen: true });
    }
  }
}

test('the first throw is a press or three away on every size, and nobody scrolls', async ({
  server,
  visit,
}) => {
  const options: BrowserContextOptions = { hasTouch: true };
  const link = (page: Page, name: string) => page.getByRole('link', { name });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  for (const way of ['Against bots', 'Around this screen']) {
    const page = await visit('/', options);
    const finger = new Finger(page);
    await finger.press(link(page, way));
    await finger.press(button(page, 'Start the game'));
    await finger.sees(throwButton(page));
    expect(finger.presses, way).toBe(2);
    await page.context().close();
  }

  const host = await visit('/', options);
  const hosts = new Finger(host);
  await hosts.press(link(host, 'With friends by link'));
  await hosts.press(button(host, 'Make the table'));
  await hosts.sees(button(host, 'Send the link'));
  expect(hosts.presses, 'before the sending').toBe(2);

  const friend = await visit(new URL(host.url()).pathname, options);
  const friends = new Finger(friend);
  await friends.sees(friend.getByRole('textbox', { name: /^Name for / }));
  await friends.press(button(friend, 'Sit down and play'));
  expect(friends.presses, 'a friend').toBe(1);
  await friends.sees(button(friend, 'Waiting for Red to start'));

  await server.deal(...dice('63'));
  await hosts.press(button(host, 'Start the game'));
  await hosts.sees(throwButton(host));
});

test('whoever has scrolled down and sits down has the own seat in sight, and all that can be done with it', async ({
  visit,
}) => {
  const host = await visit();
  const place = new URL(await makeTable(host, { rules: 'Uckers', players: 4, name: 'Ada' })).pathname;
  const friend = await visit(place, { ...phone, viewport: { width: 320, height: 568 } });
  await friend.getByText('A picture beside your name').scrollIntoViewIfNeeded();
  await friend.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await friend.getByRole('button', { name: 'Sit down and play' }).tap();
  await expect(friend.getByRole('button', { name: 'Leave the seat of Green' })).toBeInViewport({ ratio: 1 });
  // Wherever it stands, here just above the large button.
  await friend.getByLabel('More about Green').evaluate((sign) => sign.scrollIntoView({ block: 'end' }));
  await friend.getByLabel('More about Green').tap();
  await expect(friend.locator('.seat-menu[open] button').last()).toBeInViewport({ ratio: 1 });
});
