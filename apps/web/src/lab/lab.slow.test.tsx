// What a game or a switch does: asked for with one press where it is chosen or described, and found out while one looks.
import { allowsHeadStart, ruleSets } from '@ludo/rules';
import { describe, expect, test, vi } from 'vitest';
import { happen, press, pressKey, until } from '../../test/dom/doing.ts';
import { everything, showAddress } from '../../test/dom/page.tsx';
import { nameOf, wordsOf, type Part } from '../../test/dom/seeing.ts';
import { standInForWorkers } from '../../test/dom/worker.ts';
import { chooseLanguage, currentText } from '../words/text.ts';
import { variationWords } from '../words/game-words.ts';

async function openSetup(game = 'indian'): Promise<Part> {
  const page = await showAddress(`/new/bots?game=${game}`);
  await until(() => expect(page.all('button', /^What does this do\?/).length).toBeGreaterThan(0));
  return page;
}

const SWITCH = 'What does this do? One piece home is enough.';
const dialog = (): Part => everything().in('dialog', 'What does this do?');

async function ask(page: Part, button: string): Promise<void> {
  await press(page.the('button', button));
  await until(() => expect(everything().says('The first games are being played')).toBe(true));
}

async function seen(visibility: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  await happen(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('every switch of every game', () => {
  test.each(ruleSets)('is asked about where it is chosen and where it is described: $id', async (ruleSet) => {
    const text = currentText();
    const switches = ruleSet.options.flatMap(({ id, values }) =>
      (values ?? [null]).map((value) =>
        variationWords(text, ruleSet.id, value === null ? id : `${id}=${value}`),
      ),
    );
    const quick = allowsHeadStart(ruleSet.id, ruleSet.seatings[0] ?? '') ? [text.setup.headStart] : [];
    const asked = (words: string | null): string => `What does this do? ${words}`;
    const page = await openSetup(ruleSet.id);
    expect(page.all('button', /^What does this do\?/).map(nameOf)).toEqual(
      [...quick, ...switches].map(asked),
    );
    expect(page.all('button', /^What are games like\?/)).toHaveLength(1);

    const book = await showAddress(`/rules/${ruleSet.id}`);
    await until(() => expect(book.all('button', /^What are games like\?/)).toHaveLength(1));
    expect(book.all('button', /^What does this do\?/).map(nameOf)).toEqual(switches.map(asked));
  });
});

test('figures come, with their margins, beside the same without the switch, and are told in words', async () => {
  const workers = standInForWorkers();
  const page = await openSetup();
  expect(workers.running()).toBe(0);
  await ask(page, SWITCH);
  expect(workers.running()).toBe(1);
  expect(dialog().all('button').map(nameOf)).toEqual(['Close']);
  expect(dialog().all('img')).toHaveLength(10);
  for (let nth = 0; nth < 4; nth++) await workers.answer();
  const bars = dialog().all('img').map(nameOf);
  for (const name of bars) expect(name).toMatch(/^between [+-]?\d+(?:\.\d)? and [+-]?\d+(?:\.\d)?$/);
  const [headline = ''] = dialog()
    .all('heading', /^Minutes/)
    .map(wordsOf);
  expect(headline).toBe('Minutes in a game');
  expect(dialog().says(/With it \d+\.\d ± \d\.\d Without it \d+(?:\.\d)? ± \d+(?:\.\d)?/)).toBe(true);
  expect(dialog().says(/\d+ throws at 5 seconds each/)).toBe(true);
  expect(dialog().says(/about \d+ minutes shorter/)).toBe(true);
  expect(dialog().says(/Games played so far: \d+\./)).toBe(true);
});

test('nothing is played where nobody looks: with the page hidden, and with the dialog closed', async () => {
  const workers = standInForWorkers();
  const page = await openSetup();
  await ask(page, SWITCH);
  await workers.answer();
  expect(workers.owed()).toBe(1);
  await seen('hidden');
  await workers.answer();
  expect(workers.owed()).toBe(0);
  await seen('visible');
  expect(workers.owed()).toBe(1);
  await pressKey('Escape');
  await until(() => expect(workers.running()).toBe(0));
  expect(everything().has('dialog')).toBe(false);
});

test('the chosen game is told alone, and beside itself without the switches that are on', async () => {
  const workers = standInForWorkers();
  const page = await openSetup('jumbo');
  await ask(page, 'What are games like? Jumbo Ludo');
  expect(everything().in('dialog', 'What are games like?').all('img')).toHaveLength(5);
  await pressKey('Escape');
  await until(() => expect(workers.running()).toBe(0));
  await press(page.the('checkbox', /^A capture gives another throw/));
  await ask(page, 'What are games like? Jumbo Ludo');
  await workers.answer();
  const asked = everything().in('dialog', 'What are games like?');
  expect(asked.all('img')).toHaveLength(10);
  expect(asked.says(/As chosen .* Without variations/)).toBe(true);
});

test('a device that has no workers says so', async () => {
  const workers = standInForWorkers();
  await ask(await openSetup(), SWITCH);
  await workers.fail();
  expect(dialog().says('This device cannot play the games just now.')).toBe(true);
  expect(workers.running()).toBe(0);
});

test.each(['de', 'es', 'hi', 'ar'] as const)(
  'it is told in %s too, with western digits',
  async (language) => {
    const workers = standInForWorkers();
    const page = await openSetup();
    await happen(() => chooseLanguage(language));
    await until(() => expect(currentText().code).toBe(language));
    await press(
      page.all('button', new RegExp(currentText().setup.whatDoes.replaceAll('?', '\\?')))[3] as Element,
    );
    await until(() => expect(everything().all('img').length).toBeGreaterThan(0));
    for (let nth = 0; nth < 3; nth++) await workers.answer();
    expect(everything().says(/\d+[.,]\d ± \d[.,]\d/)).toBe(true);
    expect(everything().says(/[٠-٩०-९]|undefined|NaN/)).toBe(false);
  },
);
