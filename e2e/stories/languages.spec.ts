// The page in the language of the device, another one chosen at the table, and one that is written from right to left.
import type { Page } from 'playwright/test';
import { LANGUAGES, type Language } from '@ludo/web/languages';
import { follow, position } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import { phone } from '../table.ts';

interface Device {
  /** As the device names its language. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly here: string;
  readonly title: string;
}

const devices: Readonly<Record<Language, Device>> = {
  de: { tag: 'de-AT', dir: 'ltr', here: 'An diesem Bildschirm', title: 'Ludo und Uckers' },
  es: { tag: 'es-MX', dir: 'ltr', here: 'En esta pantalla', title: 'Ludo y Uckers' },
  hi: { tag: 'hi-IN', dir: 'ltr', here: 'इसी स्क्रीन पर', title: 'लूडो और अकर्स' },
  ar: { tag: 'ar-EG', dir: 'rtl', here: 'على هذه الشاشة', title: 'لودو وأكرز' },
  en: { tag: 'qaa', dir: 'ltr', here: 'Around this screen', title: 'Ludo and Uckers' },
};

test('every device gets its language, or English', async ({ visit }) => {
  for (const language of LANGUAGES) {
    const { tag, dir, here, title } = devices[language];
    const page = await visit('/', { ...phone, locale: tag });
    await expect(page.getByRole('link', { name: here })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.context().close();
  }
});

test('a first page is not turned round, nor coloured anew, when its scripts come', async ({
  browser,
  server,
}) => {
  for (const [locale, tables] of [
    ['ar-EG', 'لا توجد طاولة مفتوحة الآن'],
    ['en-GB', 'No open table just now'],
  ] as const) {
    const context = await browser.newContext({ ...phone, baseURL: server.url, locale, colorScheme: 'light' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const changed: string[] = [];
      Object.assign(globalThis, { changed });
      new MutationObserver((mutations) => {
        for (const { target, attributeName } of mutations) {
          if (target === document.documentElement) changed.push(attributeName ?? '');
        }
      }).observe(document, { attributes: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.getByText(tables)).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { changed: string[] }).changed)).toEqual([]);
    await context.close();
  }
});

test('a language that cannot be fetched is said, and comes as soon as it can', async ({ visit }) => {
  const page = await visit();
  await expect(page.getByRole('link', { name: 'With friends by link' })).toBeVisible();
  await page.getByRole('button', { name: 'Language: English' }).click();
  // The dialog is a part of its own, and is there.
  await expect(page.getByRole('button', { name: 'हिन्दी' })).toBeVisible();
  await page.route('**/assets/*', (route) => route.abort());
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('alert')).toContainText('हिन्दी cannot be fetched just now.');
  await expect(page.getByRole('link', { name: 'With friends by link' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'दोस्तों के साथ खेलें' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

const arabic = 'ludo 1-2- b.b.b.30/-/b.b.b.20/- R ? -';

test('a turn in Arabic on the smallest phone: from right to left, but the board as everywhere', async ({
  server,
  visit,
}) => {
  const page = await visit('/', { ...phone, viewport: { width: 320, height: 640 }, locale: 'ar' });
  await expectFits(page);
  await page.getByRole('link', { name: 'اللعب مع الأصدقاء' }).tap();
  await page.getByRole('textbox', { name: 'اسمك' }).fill('Anna');
  await page.locator('summary').last().tap();
  await page.getByRole('textbox', { name: 'نص الوضعية' }).fill(arabic);
  await expectFits(page);
  await page.getByRole('button', { name: 'إنشاء الطاولة' }).tap();
  await expect(page.getByRole('heading', { name: 'قبل اللعبة' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: /^ليلعب روبوت/ }).tap();
  const [turn] = follow(position(arabic), '4 R30>34');
  if (turn === undefined) throw new Error('no turn');
  await server.deal(4, 6, 5);
  await page.getByRole('button', { name: 'بدء اللعبة' }).tap();
  await page.getByRole('button', { name: 'رمي النرد' }).tap();
  await page.getByRole('button', { name: /^نقل: / }).tap();
  await expect(page.getByRole('log', { name: 'ما حدث' })).toContainText('نقلتك: من الخانة 31');
  await expectFits(page);
  // Red, whose page it is, is at the bottom left, and the others follow clockwise.
  const [red, blue] = await Promise.all(
    ['red', 'blue'].map((colour) => page.locator(`.table-board svg .is-${colour}`).first().boundingBox()),
  );
  expect(red?.x).toBeLessThan(blue?.x ?? 0);
});

async function expectFits(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
