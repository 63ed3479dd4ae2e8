// How the stories look at a scene, and what is found.
import type { Page } from 'playwright/test';
import { LANGUAGES } from '@ludo/web/languages';
import { type Judged, type Marks, paleOn, violationsOn } from './axe.ts';
import { faultsIn, textSizesIn } from './faults.ts';
import { crampedSizes, enlarged, lowest, smallest, type Size, sizes, type SizeName } from './sizes.ts';
import { dress, type Fitting, fittingOf, marksOf, USUAL_TEXT } from './wardrobe.ts';
import type { SceneOptions } from './walk.ts';

/** The last one is the one in which pages are measured. */
const THEMES = ['dark', 'contrast', 'light'] as const;

/** Enlarged to 200 % a page has half as much room. */
const zoomed: Size = { width: 683, height: 384, isTouch: false };
/** Pixels. */
const LARGE_TEXT = 2 * USUAL_TEXT;

interface View {
  readonly language: string;
  readonly size: SizeName | 'zoomed';
  readonly hasLargeText?: true;
  /**
   * At each scene; one of these at each, by turns, and all at the first of a walk; or at the first of every third walk
   * alone: the dear ones, languages shorter than German, the size between two others.
   */
  readonly at: 'each' | 'turn' | 'first';
}

/** German words are long: what has room for them has room for others, which are looked at where it is narrowest. */
const views: readonly View[] = [
  ...LANGUAGES.filter((language) => !['de', 'ar'].includes(language)).map((language): View => ({
    language,
    size: 'small',
    at: 'first',
  })),
  { language: 'ar', size: 'small', at: 'turn' },
  { language: 'de', size: 'zoomed', at: 'turn' },
  { language: 'de', size: 'lying', at: 'turn' },
  { language: 'de', size: 'laptop', at: 'turn' },
  { language: 'de', size: 'phone', at: 'turn' },
  { language: 'de', size: 'phone', hasLargeText: true, at: 'turn' },
  { language: 'de', size: 'small', at: 'each' },
  { language: 'de', size: 'tablet', at: 'first' },
  { language: 'de', size: 'wide', at: 'first' },
  { language: 'de', size: 'laptop', hasLargeText: true, at: 'first' },
];

const WALKS_UNTIL_SELDOM_ONES_RETURN = 3;

/** Whose turn it is, from 0 on; null: everybody's. */
export type Turn = { readonly walk: number; readonly scene: number } | null;

/** Of a scene. One that is not there in all sizes has none wait for its turn. */
export function viewsOf(turn: Turn, only: SceneOptions['only']): readonly View[] {
  if (turn === null) return views.filter(isThere);
  const { walk, scene } = turn;
  if (scene === 0)
    return views.filter((view) => isThere(view) && (only !== undefined || isDueIn(view, walk)));
  const inTurn = views.filter(({ at }) => at === 'turn');
  const due = inTurn[scene % inTurn.length];
  return views.filter((view) => {
    if (view.at === 'turn') return isThere(view) && (only !== undefined || view === due);
    return view.at === 'each' && isThere(view);
  });

  function isThere({ size }: View): boolean {
    return only === undefined || (size !== 'zoomed' && only.includes(size));
  }
}

function isDueIn(view: View, walk: number): boolean {
  const nth = views.filter(({ at }) => at === 'first').indexOf(view);
  return nth < 0 || (nth - walk) % WALKS_UNTIL_SELDOM_ONES_RETURN === 0;
}

/** The same for all pages of a build. */
let marks: Marks | null = null;

/**
 * The page is given back as it was. Colours once judged are not judged again. The first scene of a walk is looked at in
 * most languages and sizes.
 */
export async function everythingWrong(
  page: Page,
  judged: Judged,
  turn: Turn,
  { only, again, cramped }: SceneOptions = {},
): Promise<readonly string[]> {
  if (cramped === 'only') return crampedFaults(page, again, true, [USUAL_TEXT, LARGE_TEXT]);
  marks ??= await marksOf(page, THEMES);
  const found = [...(await violationsOn(page)), ...(await paleOn(page, judged, marks))];
  const fitting = await fittingOf(page);
  let worn = 'en';
  for (const { language, size, hasLargeText } of viewsOf(turn, only)) {
    const fitted = size === 'zoomed' ? zoomed : sizes[size];
    await fitting.fit(fitted);
    if (language !== worn) {
      await dress(page, { language });
      await again?.();
    }
    worn = language;
    const faults = hasLargeText === true ? faultsOfLargeText(page, fitting) : faultsIn(page, fitted);
    const where = `${language}, ${size}${hasLargeText === true ? ', text at 200 %' : ''}`;
    found.push(...(await faults).map((fault) => `${where}: ${fault}`));
  }
  await fitting.restore();
  if (cramped === 'too') found.push(...(await crampedFaults(page, again, turn === null || turn.scene === 0)));
  await dress(page, { language: 'en' });
  await again?.();
  return found;
}

/** In German where text of these sizes or an enlarged page leaves least room; the page stays German. */
async function crampedFaults(
  page: Page,
  again: SceneOptions['again'],
  isWhole: boolean,
  texts: readonly number[] = [LARGE_TEXT],
): Promise<readonly string[]> {
  const found: string[] = [];
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
  return found;
}

/** Of twice the usual size. */
export async function faultsOfLargeText(page: Page, fitting: Fitting): Promise<readonly string[]> {
  const before = [...(await textSizesIn(page))];
  await fitting.setText(LARGE_TEXT);
  const after = await textSizesIn(page);
  const faults = await faultsIn(page, { isTouch: false });
  await fitting.setText(USUAL_TEXT);
  // What has no room with large text may be hidden, and does not count: so by words, in order.
  const small = after.filter(({ text, pixels }) => {
    const nth = before.findIndex((each) => each.text === text);
    const [usual] = nth < 0 ? [] : before.splice(nth, 1);
    return usual !== undefined && pixels < 1.6 * usual.pixels && pixels < 28;
  });
  return [...faults, ...small.map(({ text, pixels }) => `text stays at ${pixels} px: "${text}"`)];
}
