// Talk at the table: phrases in everybody's own language, own words only where the host allows them, markup that stays
// text, and everybody's choice whom to hear.
import type { Locator, Page } from 'playwright/test';
import { allViolationsOn } from '../gallery/axe.ts';
import { expect, test } from '../harness.ts';
import { laptop, makeTable, phone, press, startButton, throwButton } from '../table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const MARKUP = '<img src=x onerror=alert(1)><script>alert(2)</script> &lt;b&gt; 👨‍👩‍👧‍👦';
const german = { ...phone, locale: 'de-DE' };

const lines = (page: Page): Locator =>
  page.getByRole('log', { name: /^(What was said|Was gesagt wurde)$/ }).getByRole('listitem');
const bubble = (page: Page): Locator => page.getByRole('button', { name: /^(Talk|Gespräch)/ });
const say = (page: Page, words: string): Promise<void> =>
  press(page, page.getByRole('button', { name: words }));
const speech = (page: Page, player: number): Locator => page.getByTestId(`speech-${player}`);
const field = (page: Page): Locator => page.getByRole('textbox', { name: /^(Your words|Deine Worte)$/ });

/** The switch shows what the table says, so it turns with the answer of the server. */
async function allowOwnWords(host: Page, isAllowed: boolean): Promise<void> {
  const allow = host.getByRole('checkbox', { name: 'Everybody may write their own words' });
  await expect(allow).toBeChecked({ checked: !isAllowed });
  await allow.click();
  await expect(allow).toBeChecked({ checked: isAllowed });
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await allViolationsOn(page)).toEqual([]);
}

/** Ada on a laptop, the host; Ben on a German phone; both with a seat. Mia watches. */
async function company(visit: Parameters<Parameters<typeof test>[2]>[0]['visit']) {
  const ada = await visit('/', laptop);
  const link = await makeTable(ada, { name: 'Ada', from: POSITION });
  const ben = await visit(link, german);
  await ben.getByRole('textbox', { name: 'Name für Gelb' }).fill('Ben');
  await press(ben, ben.getByRole('button', { name: 'Sitz von Gelb nehmen' }));
  await expect(ben.getByRole('button', { name: /Ben/ }).first()).toBeVisible();
  const mia = await visit(link, laptop);
  await expect(mia.getByText('You are watching.')).toBeVisible();
  return { ada, ben, mia };
}

test('the same phrase is told to everybody in their own language, and counted where nobody looks', async ({
  visit,
}) => {
  const { ada, ben, mia } = await company(visit);
  await say(ada, 'Well played!');
  await expect(lines(ada)).toHaveText(['Ada (you): Well played!']);
  await expect(lines(mia)).toHaveText(['Ada: Well played!']);
  await expect(speech(mia, 1)).toHaveText('Well played!');
  await expect(bubble(ben)).toHaveAccessibleName('Gespräch, 1 neue Zeile');
  await expect(ben.getByText('Ada: Gut gespielt!')).toBeAttached();

  await press(ben, bubble(ben));
  await expect(lines(ben)).toHaveText(['Ada: Gut gespielt!']);
  await press(ben, ben.getByRole('button', { name: 'Daumen hoch' }));
  await say(ben, 'Danke!');
  await expect(lines(ben)).toHaveCount(3);
  await expectAccessible(ben);
  await press(ben, ben.getByRole('button', { name: 'Gespräch schließen' }));
  await expect(bubble(ben)).toHaveAccessibleName('Gespräch');

  await expect(lines(ada).nth(1).getByRole('img', { name: 'Thumbs up' })).toBeVisible();
  await expect(lines(ada).nth(2)).toHaveText('Ben: Thank you!');
  await expect(speech(ada, 2)).toHaveText('Thank you!');
  await say(mia, 'Hello!');
  await expect(lines(ada).nth(3)).toHaveText('Watcher 1: Hello!');
  await expectAccessible(ada);
  await ada.getByRole('button', { name: 'Settings' }).click();
  await ada.getByRole('radio', { name: 'Dark' }).check();
  await ada.keyboard.press('Escape');
  await expectAccessible(ada);
  // Whoever loads the page anew finds what was said.
  await ada.reload();
  await expect(lines(ada)).toHaveCount(4);
});

test.describe('at a server that waits long after a lot at once', () => {
  // A slow machine may take as long to write six lines as a server usually waits.
  test.use({ limits: { talkPerSecond: 0.001 } });

  test('own words only where the host allows them; markup comes as the text that it is', async ({
    visit,
  }) => {
    const { ada, ben, mia } = await company(visit);
    const ran: string[] = [];
    for (const page of [ada, ben, mia]) page.on('dialog', (dialog) => void ran.push(dialog.message()));
    await press(ben, bubble(ben));
    await expect(field(ben)).toHaveCount(0);
    await expect(ben.getByText('An diesem Tisch spricht man mit fertigen Sätzen.')).toBeVisible();
    await expect(mia.getByRole('checkbox', { name: 'Everybody may write their own words' })).toHaveCount(0);
    await allowOwnWords(ada, true);
    await expect(
      mia.getByText('From now on everybody may write their own words at this table.').first(),
    ).toBeAttached();

    await field(ben).fill(MARKUP);
    await field(ben).press('Enter');
    await expect(field(ben)).toHaveValue('');
    for (const page of [ada, ben, mia]) {
      await expect(lines(page)).toHaveCount(1);
      await expect(lines(page)).toContainText(MARKUP);
      await expect(lines(page).locator('img, script, b')).toHaveCount(0);
    }
    await expect(speech(ada, 2)).toHaveText(MARKUP);
    // At the right edge of a phone's board there is room for as many words in a line as anywhere else.
    const share = await ben
      .getByTestId('board-speech-2')
      .evaluate((words) => words.clientWidth / (words.parentElement?.clientWidth ?? 1));
    expect(share, 'of the width of the board').toBeGreaterThan(0.35);
    await field(ben).fill('x'.repeat(201));
    await expect(ben.getByText('Das ist zu lang: höchstens 200 Zeichen auf einmal.')).toBeVisible();
    await press(ben, ben.getByRole('button', { name: 'Senden' }));
    await expect(field(ben)).toHaveValue('x'.repeat(201));
    await field(ben).fill('');
    await press(ben, ben.getByRole('button', { name: 'Senden' }));
    await expect(ben.getByText('Bitte schreibe zuerst etwas.')).toBeVisible();

    // What was typed is kept while one is told to wait.
    for (let nth = 1; nth <= 6; nth++) {
      await field(ada).fill(`line ${nth}`);
      await field(ada).press('Enter');
      await expect(field(ada)).toHaveValue('');
    }
    await field(ada).fill('one too many');
    await field(ada).press('Enter');
    await expect(ada.getByText(/^One moment, please: that was a lot at once/)).toBeVisible();
    await expect(field(ada)).toHaveValue('one too many');

    await allowOwnWords(ada, false);
    await expect(field(ben)).toHaveCount(0);
    expect(ran).toEqual([]);
  });
});

test('a table is made for own words, and the next one remembers it', async ({ visit }) => {
  const page = await visit('/', laptop);
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await page.getByText('What may be said at the table').first().click();
  await page.getByRole('radio', { name: 'People’s own words as well' }).check();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await field(page).fill('hello myself');
  await field(page).press('Enter');
  await expect(lines(page)).toHaveText(['Red (you): hello myself']);
  await page.goto('/new/friends');
  await page.getByText('What may be said at the table').first().click();
  await expect(page.getByRole('radio', { name: 'People’s own words as well' })).toBeChecked();
});

test('everybody chooses whom to hear: one person, or no watcher at all', async ({ visit }) => {
  const { ada, ben, mia } = await company(visit);
  await say(mia, 'Hello!');
  await expect(lines(ada)).toHaveCount(1);
  await press(ben, bubble(ben));
  await press(ben, ben.getByRole('button', { name: 'Hallo!' }));
  await expect(lines(ada)).toHaveText(['Watcher 1: Hello!', 'Ben: Hello!']);

  await ada.getByText('Mute or hide').click();
  await ada.getByRole('checkbox', { name: 'Mute Ben' }).check();
  await expect(lines(ada)).toHaveText(['Watcher 1: Hello!']);
  await expect(ada.getByText('1 line is hidden.')).toBeVisible();
  await ada.getByRole('checkbox', { name: 'Hide what watchers say' }).check();
  await expect(lines(ada)).toHaveCount(0);
  await press(ben, ben.getByRole('button', { name: 'Autsch!' }));
  await expect(lines(mia)).toHaveText(['Watcher 1 (you): Hello!', 'Ben: Hello!', 'Ben: Ouch!']);
  await expect(ada.getByText('3 lines are hidden.')).toBeVisible();
  await expect(speech(mia, 2)).toHaveText('Ouch!');
  await expect(speech(ada, 2)).toHaveCount(0);
  // It is kept for this table.
  await ada.reload();
  await expect(ada.getByText('3 lines are hidden.')).toBeVisible();
  await ada.getByText('Mute or hide').click();
  await ada.getByRole('checkbox', { name: 'Mute Ben' }).uncheck();
  await ada.getByRole('checkbox', { name: 'Hide what watchers say' }).uncheck();
  await expect(lines(ada)).toHaveText(['Watcher 1: Hello!', 'Ben: Hello!', 'Ben: Ouch!']);
});

test('whoever types presses none of the table’s keys', async ({ server, visit }) => {
  const { ada, ben } = await company(visit);
  await allowOwnWords(ada, true);
  await press(ada, startButton(ada));
  await expect(throwButton(ada)).toBeVisible();
  await field(ada).pressSequentially('u r s 1 2 good luck');
  await expect(ada.getByRole('dialog')).toHaveCount(0);
  await field(ada).press('Enter');
  await expect(lines(ada)).toHaveText(['Ada (you): u r s 1 2 good luck']);
  await expect(field(ada)).toBeFocused();
  await expect(throwButton(ada)).toBeVisible();
  expect(server.waitingDice()).toEqual([]);
  await expect(bubble(ben)).toHaveAccessibleName('Gespräch, 1 neue Zeile');
});

test('talk is gone when everybody has left; on one screen there is none', async ({ server, visit }) => {
  const page = await visit('/', laptop);
  const link = await makeTable(page, { name: 'Ada', from: POSITION });
  await say(page, 'Hello!');
  await expect(lines(page)).toHaveCount(1);
  await server.kill();
  await server.start();
  await expect(lines(page)).toHaveCount(0);
  const watcher = await visit(link, { viewport: { width: 320, height: 640 } });
  await watcher.getByRole('button', { name: 'Talk', exact: true }).click();
  await expect(watcher.getByText(/^Nobody has said anything yet/)).toBeVisible();
  expect(await watcher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await watcher.keyboard.press('Escape');
  const bar = await watcher.getByRole('banner').boundingBox();
  expect(bar?.height).toBeLessThan(60);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play on this screen' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(throwButton(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Talk' })).toHaveCount(0);
});
