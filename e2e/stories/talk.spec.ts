// Talk at the table: phrases in everybody's own language, own words only where the host allows them, markup that stays
// text, and everybody's choice whom to hear.
import type { Locator, Page } from 'playwright/test';
import { allViolationsOn } from '../gallery/axe.ts';
import { expect, test } from '../harness.ts';
import { laptop, makeTable, phone, press } from '../table.ts';

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
