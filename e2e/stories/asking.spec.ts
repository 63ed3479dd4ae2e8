// What the host is asked on the screen: to end the game, and to let somebody sit; with mouse, finger and keyboard, and by ear.
import type { Locator, Page } from 'playwright/test';
import { heard, listen } from '../ears.ts';
import { expect, test, type Visit } from '../harness.ts';
import { host } from '../intruder.ts';
import {
  answer,
  captions,
  choices,
  laptop,
  makeTable,
  phone,
  press,
  sit,
  startButton,
  throwButton,
} from '../table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const END = 'Ben (Yellow) would like to end the game. End it?';
const ASKED = 'The host has been asked to end the game. Until there is an answer, the game goes on.';

const question = (page: Page): Locator =>
  page.getByRole('region', { name: 'A question for you as the host' });
/** In the page itself: the voice has said it as well. */
const told = (page: Page, sentence: string | RegExp): Locator => page.getByRole('main').getByText(sentence);
const seatMark = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Leave the seat of ${name}` });

/** Ada, the host, plays with Ben. */
async function company(visit: Visit): Promise<{ ada: Page; ben: Page; link: string }> {
  const ada = await visit('/', laptop);
  const link = await makeTable(ada, { name: 'Ada', from: POSITION });
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await press(ada, startButton(ada));
  await expect(throwButton(ada)).toBeVisible();
  return { ada, ben, link };
}

async function askToEnd(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Settings' }));
  await press(page, page.getByRole('button', { name: 'Ask the host to end the game' }));
}

test('a player asks to end the game, and the host ends it', async ({ visit }) => {
  const { ada, ben } = await company(visit);
  await listen(ada);
  await askToEnd(ben);
  await expect(told(ben, ASKED)).toBeVisible();
  await expect(question(ada)).toContainText(END);
  await expect(question(ben)).toHaveCount(0);
  await expect.poll(() => heard(ada)).toContainEqual(END);
  // Who reloads is asked again.
  await ada.reload();
  await press(ada, question(ada).getByRole('button', { name: 'End the game' }));
  for (const page of [ada, ben])
    await expect(page.getByRole('heading', { name: 'The game was ended early.' })).toBeVisible();
  await expect(question(ada)).toHaveCount(0);
});

test('the host would like to play on; the asker is told, and cannot ask again at once', async ({
  server,
  visit,
}) => {
  const { ada, ben } = await company(visit);
  await askToEnd(ben);
  await press(ada, question(ada).getByRole('button', { name: 'Play on' }));
  await expect(question(ada)).toHaveCount(0);
  await expect(told(ben, 'The host would like to play on.')).toBeVisible();
  await press(ben, ben.getByRole('button', { name: 'Close' }));
  await expect(told(ben, 'The host would like to play on.')).toHaveCount(0);
  await askToEnd(ben);
  await expect(
    told(ben, /^The host has been asked already\. .* in about (1 minute|\d+ seconds?)\./),
  ).toBeVisible();
  await server.deal(3);
  await press(ada, throwButton(ada));
  await expect(choices(ada)).toHaveCount(2);
});

test('without an answer the game goes on, and the question stands in nobody’s way', async ({
  server,
  visit,
}) => {
  const { ada, ben } = await company(visit);
  await throwButton(ada).focus();
  await askToEnd(ben);
  await expect(question(ada)).toBeVisible();
  await expect(throwButton(ada)).toBeFocused();
  await server.deal(3, 5);
  await ada.keyboard.press('Space');
  await expect(choices(ada)).toHaveCount(2);
  await ada.keyboard.press('1');
  await press(ben, throwButton(ben));
  await expect(captions(ada).filter({ hasText: 'Ben (Yellow) throws 5.' }).last()).toBeVisible();
  await expect(question(ada)).toContainText(END);
  await expect(told(ben, ASKED)).toBeVisible();
});

test('a question that moves under a finger is not answered by it', async ({ server, visit }) => {
  const { ada, ben } = await company(visit);
  await askToEnd(ben);
  const end = question(ada).getByRole('button', { name: 'End the game' });
  await server.deal(3);
  await press(ada, throwButton(ada));
  await expect(choices(ada)).toHaveCount(2);
  await expect(end).toHaveAttribute('aria-disabled', 'false');
  // The second press of two comes as soon as the choices are gone, where the question is by then.
  await choices(ada)
    .first()
    .evaluate(
      (choice) =>
        new Promise<void>((resolve) => {
          new MutationObserver((_, observer) => {
            if (document.contains(choice)) return;
            observer.disconnect();
            document.querySelectorAll<HTMLElement>('.asking button')[1]?.click();
            resolve();
          }).observe(document.body, { childList: true, subtree: true });
          (choice as HTMLElement).click();
        }),
    );
  await expect(captions(ben).filter({ hasText: 'Ada (Red) moves' }).last()).toBeVisible();
  await press(ben, ben.getByRole('button', { name: 'Settings' }));
  await expect(question(ada)).toContainText(END);
  await expect(throwButton(ben)).toBeVisible();
});

test('a question is answered by keys alone, and whoever watches has nothing to ask', async ({ visit }) => {
  const { ada, ben, link } = await company(visit);
  await askToEnd(ben);
  const no = question(ada).getByRole('button', { name: 'Play on' });
  await expect(no).toHaveAttribute('aria-disabled', 'false');
  await throwButton(ada).focus();
  for (let presses = 0; presses < 4; presses++) {
    if (await no.evaluate((button) => button === document.activeElement)) break;
    await ada.keyboard.press('Tab');
  }
  await expect(no).toBeFocused();
  await ada.keyboard.press('Enter');
  await expect(told(ben, 'The host would like to play on.')).toBeVisible();
  await expect(throwButton(ada)).toBeFocused();

  const cem = await visit(link, phone);
  await expect(cem.getByText('You are watching.')).toBeVisible();
  await press(cem, cem.getByRole('button', { name: 'Settings' }));
  await expect(cem.getByRole('button', { name: /End this game|Ask the host/ })).toHaveCount(0);
});

test('a player alone with bots ends the game at once, while the host watches', async ({ server, visit }) => {
  const ada = await host(server.url, { rules: 'jumbo', seats: '1-2-', position: POSITION });
  expect(await ada.command({ do: 'bot', player: 1, level: 'sensible' })).toBe('accepted');
  const ben = await visit(ada.path, phone);
  await sit(ben, 'Yellow', 'Ben');
  await press(ben, startButton(ben));
  await press(ben, ben.getByRole('button', { name: 'Settings' }));
  await press(ben, ben.getByRole('button', { name: 'End this game' }));
  await answer(ben, 'End the game');
  await expect(ben.getByRole('heading', { name: 'The game was ended early.' })).toBeVisible();
  ada.leave();
});

test('whoever was taken off a seat, and clears the browser, sits down only with the host’s yes', async ({
  visit,
}) => {
  const { ada, ben } = await company(visit);
  await ada.getByLabel('More about Ben').click();
  await ada.getByRole('button', { name: 'Take Ben off the seat' }).click();
  await answer(ada, 'Remove');
  await expect(told(ben, 'You were taken off a seat here.')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Take the seat of Yellow' })).toHaveCount(0);
  // Without the token the browser still knows.
  await ben.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('token.')) localStorage.removeItem(key);
  });
  await ben.reload();
  await expect(told(ben, 'You were taken off a seat here.')).toBeVisible();
  await ben.evaluate(() => localStorage.clear());
  await ben.reload();
  await ben.getByRole('textbox', { name: 'Name for Yellow' }).fill('Bo');
  await press(ben, ben.getByRole('button', { name: 'Take the seat of Yellow' }));
  await expect(told(ben, 'The host has been asked whether you may sit down.')).toBeVisible();
  await expect(question(ada)).toContainText(
    'Somebody wants to take the seat of Yellow as Bo. You may have taken them off a seat. Let them?',
  );
  await press(ada, question(ada).getByRole('button', { name: 'No', exact: true }));
  await expect(told(ben, 'The host has not let you sit down. You can watch.')).toBeVisible();
  await expect(seatMark(ben, 'Bo')).toHaveCount(0);
});

test('whoever was taken off a seat asks for it, and the host lets them sit', async ({ visit }) => {
  const ada = await visit('/', phone);
  const link = await makeTable(ada, { name: 'Ada', from: POSITION });
  const ben = await visit(link, laptop);
  await sit(ben, 'Yellow', 'Ben');
  await press(ada, ada.getByLabel('More about Ben'));
  await press(ada, ada.getByRole('button', { name: 'Take Ben off the seat' }));
  await answer(ada, 'Remove');
  await press(ben, ben.getByRole('button', { name: 'Ask the host' }));
  await expect(question(ada)).toContainText('as Ben');
  await press(ada, question(ada).getByRole('button', { name: 'Let them sit' }));
  await expect(seatMark(ben, 'Ben')).toBeVisible();
  await expect(told(ben, 'You were taken off a seat here.')).toHaveCount(0);
  await ben.reload();
  await expect(seatMark(ben, 'Ben')).toBeVisible();
});
