// A walk is what people do with one server. Where a page is worth seeing it stops for `show`: the gallery takes
// pictures, the stories look for faults.
import type { BrowserContextOptions, Page } from 'playwright/test';
import type { Visit } from '../harness.ts';
import type { StoryDice } from '../server-messages.ts';
import type { ServerProcess } from '../server-process.ts';
import type { SizeName } from './sizes.ts';

export interface Walk {
  readonly name: string;
  /** Absent: dealt by the walk. */
  readonly dice?: StoryDice;
  readonly go: (on: Company) => Promise<void>;
}

export interface Company {
  readonly server: ServerProcess;
  readonly visit: Visit;
  /** The page is given back in the size, language and theme that it had. */
  readonly show: Show;
}

export type Show = (page: Page, scene: string, options?: SceneOptions) => Promise<void>;

export interface SceneOptions {
  /** Sizes in which there is such a state; absent: all. */
  readonly only?: readonly SizeName[];
  /** What brings the state back in another language, where a step of a lesson begins anew. */
  readonly again?: () => Promise<void>;
  /** Also where large text leaves least room; or there alone, where the rest was seen in other scenes. */
  readonly cramped?: 'too' | 'only';
}

/**
 * As a link of the page leads there: in the same document. To fetch it anew, with what looks for faults in it, takes more
 * of the processor than to look.
 */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Mouse and keyboard. */
export const walker: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
