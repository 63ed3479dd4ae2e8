// Every way in which the stories look at a scene, and what is found.
import type { Page } from 'playwright/test';
import { LANGUAGES } from '@ludo/web/languages';
import { hasNewKinds, type Judged, paleOn, violationsOn } from './axe.ts';
import { faultsIn, textSizesIn } from './faults.ts';
import { crampedSizes, enlarged, lowest, smallest, type Size, sizes, type SizeName } from './sizes.ts';
import { dress, type Fitting, fittingOf, undrawn, USUAL_TEXT } from './wardrobe.ts';
import type { SceneOptions } from './walk.ts';

/** Those that a person can choose besides the first. */
export const otherThemes = ['dark', 'contrast'] as const;

/** German words are long: what has room for them has room for the others, which are looked at where it is narrowest. */
const views: readonly (readonly [language: string, size: SizeName])[] = [
  ...LANGUAGES.filter((language) => language !== 'de').map((language) => [language, 'small'] as const),
  ['de', 'small'],
  ['de', 'lying'],
  ['de', 'tablet'],
  ['de', 'laptop'],
  ['de', 'wide'],
  ['de', 'phone'],
];

/** The dear ones, the languages that are shorter than German, and the size between two others: once a walk in `npm test`, everywhere by command. */
const seldom: readonly string[] = ['en small', 'es small', 'hi small', 'de tablet', 'de wide'];

/** A page enlarged to 200 % has half as much room; text enlarged by itself has all of it. */
const zoomed = { width: 683, height: 384, isTouch: false };
/** Pixels: twice the usual size. */
const LARGE_TEXT = 2 * USUAL_TEXT;
const textZooms: readonly SizeName[] = ['phone'];
const textZoomsToo: readonly SizeName[] = ['phone', 'laptop'];

/**
 * All that is wrong with the page in its present state; it is given back as it was. Colours once judged are not again.
 * `isWhole`: in every language and size.
 */
export async function everythingWrong(
  page: Page,
  judged: Judged,
  isWhole: boolean,
  { only, again, cramped }: SceneOptions = {},
): Promise<readonly string[]> {
  if (cramped === 'only') return crampedFaults(page, again, true, [USUAL_TEXT, LARGE_TEXT]);
  const isThere = (size: SizeName): boolean => only?.includes(size) ?? true;
  const isLookedAt = ([language, size]: (typeof views)[number]): boolean =>
    isThere(size) && (isWhole || !seldom.includes(`${language} ${size}`));
  const found: string[] = [];
  const note = (where: string, faults: readonly string[]): void => {
    found.push(...faults.map((fault) => `${where}: ${fault}`));
  };
  note('light', await violationsOn(page));
  note('light', await paleOn(page, judged));
  if (await hasNewKinds(page, judged)) {
    for (const theme of otherThemes) {
      await dress(page, { theme });
      note(theme, await paleOn(page, judged));
    }
    await dress(page, { theme: 'light' });
  }
  const drawing = await undrawn(page);
  const fitting = await fittingOf(page);
  let language = 'en';
  for (const [wanted, size] of views.filter(isLookedAt)) {
    await fitting.fit(sizes[size]);
    if (wanted !== language) {
      await dress(page, { language: wanted });
      await again?.();
    }
    language = wanted;
    note(`${wanted}, ${size}`, await faultsIn(page, sizes[size]));
  }
  for (const size of (isWhole ? textZoomsToo : textZooms).filter(isThere)) {
    await fitting.fit(sizes[size]);
    note(`${language}, ${size}, text at 200 %`, await faultsOfLargeText(page, fitting));
  }
  if (only === undefined) {
    await fitting.fit(zoomed);
    note(`${language}, page at 200 %`, await faultsIn(page, zoomed));
  }
  await fitting.restore();
  if (cramped === 'too') found.push(...(await crampedFaults(page, again, isWhole)));
  await dress(page, { language: 'en' });
  await drawing.goOn();
  await again?.();
  return found;
}

/** What goes wrong in German where text of these sizes or an enlarged page leaves least room; the page's language stays German. */
async function crampedFaults(
  page: Page,
  again: SceneOptions['again'],
  isWhole: boolean,
  texts: readonly number[] = [LARGE_TEXT],
): Promise<readonly string[]> {
  const found: string[] = [];
  const drawing = await undrawn(page);
  const fitting = await fittingOf(page);
  await dress(page, { language: 'de' });
  await again?.();
  const look = async (size: Size, text: number) => {
    await fitting.fit(size);
    await fitting.setText(text);
    const faults = await faultsIn(page, { isTouch: size.isTouch });
    found.push(...faults.map((fault) => `de, ${size.width} × ${size.height}, text of ${text} px: ${fault}`));
  };
  for (const text of texts) {
    for (const size of isWhole ? crampedSizes : [smallest, lowest]) await look(size, text);
  }
  if (isWhole) await look(enlarged, USUAL_TEXT);
  await fitting.restore();
  await drawing.goOn();
  return found;
}

/** What goes wrong when somebody has chosen text of twice the usual size. */
export async function faultsOfLargeText(page: Page, fitting: Fitting): Promise<readonly string[]> {
  const before = [...(await textSizesIn(page))];
  await fitting.setText(LARGE_TEXT);
  const after = await textSizesIn(page);
  const faults = await faultsIn(page, { isTouch: false });
  await fitting.setText(USUAL_TEXT);
  // By their words, in order: what has no room with large text may be hidden, and does not count.
  const small = after.filter(({ text, pixels }) => {
    const nth = before.findIndex((each) => each.text === text);
    const [usual] = nth < 0 ? [] : before.splice(nth, 1);
    return usual !== undefined && pixels < 1.6 * usual.pixels && pixels < 28;
  });
  return [...faults, ...small.map(({ text, pixels }) => `text stays at ${pixels} px: "${text}"`)];
}
