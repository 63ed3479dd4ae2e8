// Dice that the pages check: two players and somebody who watches, by link, on a phone and on laptops.
import { readFile } from 'node:fs/promises';
import { checkRecord, parseRecord } from '@ludo/room/record';
import type { Page } from 'playwright/test';
import { heard, listen, nextHeard } from '../ears.ts';
import { expect, test } from '../harness.ts';
import { choices, laptop, makeTable, phone, sit, startButton } from '../table.ts';

/** Both have one piece left, so a few throws end it; who throws what is not known. */
const NEAR_THE_END = 'jumbo 1-2- 51.h.h.h/-/51.h.h.h/- R ? -';
const FROM_THE_BASE = 'jumbo 1-2- b.b.b.b/-/b.b.b.b/- R ? -';

interface Three {
  readonly anna: Page;
  readonly bert: Page;
  readonly cleo: Page;
}

async function threeAt(
  visit: Parameters<Parameters<typeof test>[2]>[0]['visit'],
  from: string,
): Promise<Three> {
  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { from, name: 'Anna' });
  const bert = await visit(link, phone);
  await sit(bert, 'Yellow', 'Bert');
  const cleo = await visit(link, laptop);
  await expect(cleo.getByText('You are watching.')).toBeVisible();
  await startButton(anna).click();
  return { anna, bert, cleo };
}

/** Whoever's turn it is throws, or takes the first way there is. */
async function goOn({ anna, bert }: Three, isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    for (const page of [anna, bert]) {
      const choice = choices(page).first();
      const action = page.locator('button.action-ready:not(.action-next)');
      if (await choice.isVisible()) await choice.click();
      else if (await action.isVisible()) await action.click();
    }
  }
}

const counted = (page: Page, label: string): Promise<string> =>
  page
    .locator('.fair-counts div')
    .filter({ hasText: label })
    .locator('dd')
    .textContent()
    .then((text) => text ?? '');

const wordsOn = (page: Page): Promise<string | null> => page.locator('.fair-dice strong').textContent();

test.describe('dice as the product throws them', () => {
  test.use({ dice: 'checked', isDrawn: false });

  test('every throw of a game is checked live by two players and a watcher, and again by who has its link', async ({
    visit,
  }) => {
    const table = await threeAt(visit, NEAR_THE_END);
    const isOver = () => table.cleo.getByRole('heading', { name: /wins!$/ }).isVisible();
    await goOn(table, isOver);
    const all = [table.anna, table.bert, table.cleo];
    const [throws] = await Promise.all(all.map((page) => counted(page, 'Throws of this game')));
    expect(Number(throws)).toBeGreaterThan(1);
    for (const page of all) {
      expect(await counted(page, 'Checked here, and right')).toBe(throws);
      await expect(page.locator('.fair-counts div')).toHaveCount(2);
      await expect(page.locator('.dice-alarm')).toHaveCount(0);
    }
    expect(new Set(await Promise.all(all.map(wordsOn))).size).toBe(1);
    await table.cleo.getByText('Keep this game').click();
    const saved = table.cleo.waitForEvent('download');
    await table.cleo.getByRole('button', { name: 'Save as a file', disabled: false }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    const record = parseRecord(text);
    const checked = record.ok ? checkRecord(record.value) : null;
    expect(checked).toMatchObject({ ok: true, value: { throws: Number(throws), right: Number(throws) } });

    const link = await table.cleo.getByRole('textbox', { name: 'Link to watch the game' }).inputValue();
    const dora = await visit(new URL(link).pathname, laptop);
    await throughByKeysAndEar(dora);
    await dora.getByText('Were the dice fair?').click();
    await expect(dora.getByText(`has worked out ${throws} throws again: all are right`)).toBeVisible();

    await dora.getByRole('link', { name: 'Watch another game' }).click();
    const { changed, line } = withOtherFace(text);
    const file = { name: 'changed.txt', mimeType: 'text/plain', buffer: Buffer.from(changed) };
    await dora.getByLabel('Choose a file').setInputFiles(file);
    await expect(dora.getByRole('alert')).toContainText(`line ${line} cannot be true`);
  });
});

/** From the first moment to the last with one key, without looking. */
async function throughByKeysAndEar(page: Page): Promise<void> {
  const moments = page.getByRole('slider', { name: 'Moment of the game' });
  await expect(moments).toHaveValue('0');
  await listen(page);
  const last = Number(await moments.getAttribute('max'));
  expect(last).toBeGreaterThan(1);
  for (let nth = 1; nth <= last; nth++) {
    const known = (await heard(page)).length;
    await page.keyboard.press('ArrowRight');
    await expect(moments).toHaveValue(String(nth));
    expect(await nextHeard(page, known, 5000), `moment ${nth + 1}`).not.toEqual([]);
  }
  expect((await heard(page)).at(-1)).toMatch(/(Anna|Bert).* wins/);
  await page.keyboard.press('Home');
  await expect(moments).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(moments).toHaveValue(String(last));
}

/** One digit of the first throw is another one. */
function withOtherFace(record: string): { readonly changed: string; readonly line: number } {
  const lines = record.split('\n');
  const first = lines.findIndex((line) => /^[RY] \d/.test(line));
  const changed = lines.map((line, nth) =>
    nth === first ? line.replace(/\d/, (face) => String((Number(face) % 6) + 1)) : line,
  );
  return { changed: changed.join('\n'), line: first + 1 };
}

test.describe('dice of a server that changes faces', () => {
  test.use({ dice: 'cheating', isDrawn: false });

  test('are caught at the first changed throw, by everybody, and the evidence is a file', async ({
    visit,
  }) => {
    const table = await threeAt(visit, FROM_THE_BASE);
    const alarm = (page: Page) => page.locator('.dice-alarm');
    await goOn(table, () => alarm(table.cleo).isVisible());
    for (const page of [table.anna, table.bert, table.cleo]) {
      await expect(alarm(page)).toContainText('The dice of this table do not add up');
      // The start is the first throw of the room.
      await expect(alarm(page)).toContainText(
        'Throw 6 does not follow from the numbers that were fixed before.',
      );
      expect(await counted(page, 'Checked here, and right')).toBe('5');
    }
    const saved = table.anna.waitForEvent('download');
    await table.anna.getByRole('button', { name: 'Save the evidence' }).click();
    const path = await (await saved).path();
    const evidence = JSON.parse(await readFile(path, 'utf8')) as { faults: { n: number; fault: string }[] };
    expect(evidence.faults[0]).toMatchObject({ n: 6, fault: 'faces' });
  });
});
