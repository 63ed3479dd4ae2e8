// What the list of scenes is made of. A walk is what people do with one server; wherever a page is worth seeing it stops
// for `show`: there the gallery takes its pictures, and the stories look for faults. To add a scene, add a line to a walk.
import type { BrowserContextOptions, Page } from 'playwright/test';
import type { Visit } from '../harness.ts';
import type { ServerProcess } from '../server-process.ts';
import type { SizeName } from './sizes.ts';

export interface Walk {
  readonly name: string;
  readonly go: (on: Company) => Promise<void>;
}

export interface Company {
  readonly server: ServerProcess;
  readonly visit: Visit;
  /** The page is now in the state that `scene` names; it is given back in the size, language and theme that it had. */
  readonly show: Show;
}

export type Show = (page: Page, scene: string, options?: SceneOptions) => Promise<void>;

export interface SceneOptions {
  /** The sizes in which there is such a state; all of them, unless it is said. */
  readonly only?: readonly SizeName[];
  /** What brings the state back in another language: reasons are taken away with it, and a step of a lesson begins anew. */
  readonly again?: () => Promise<void>;
  /** Looked at also where large text leaves least room; or there alone, where all else was seen in other scenes. */
  readonly cramped?: 'too' | 'only';
}

/** Whoever walks has a mouse and a keyboard, unless the state is one of fingers alone. */
export const walker: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
