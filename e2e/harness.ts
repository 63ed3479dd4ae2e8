// What every story starts from: `test` with a server of its own, and people who open its pages.
import {
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
  type TestInfo,
} from 'playwright/test';
import type { Limits } from '@ludo/server';
import type { StoryDice } from './server-messages.ts';
import { builtPage, type ServerProcess, startServerProcess } from './server-process.ts';

export { expect } from 'playwright/test';

/** For `test.use({ … })`. */
export interface Wishes {
  /**
   * Drawing takes a fifth of the time of all stories, and tells nothing to those that look at no colours and no
   * movement. Whatever has failed is drawn for its picture.
   */
  readonly isDrawn: boolean;
}

interface Story extends Wishes {
  /** What one person, address or room may ask for, where less than usual. */
  readonly limits: Partial<Limits>;
  readonly dice: StoryDice;
  /** With an empty database and no dice dealt. */
  readonly server: ServerProcess;
  /**
   * As a person who was never there before, in a separate browser context. Pieces move at once and without a sound,
   * unless the story asks for something else.
   */
  readonly visit: Visit;
}

export type Visit = (path?: string, options?: BrowserContextOptions & { speed?: Speed }) => Promise<Page>;

/** Of the pieces. */
type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** A killed server is not there for a while: no error of the page. */
const lostConnection = /net::ERR_|WebSocket connection|NetworkError|Failed to fetch/;

export const test = base.extend<Story>({
  isDrawn: [true, { option: true }],

  limits: [{}, { option: true }],

  dice: ['dealt', { option: true }],

  server: async ({ limits, dice }, use, testInfo) => {
    const server = await startServerProcess(limits, builtPage, dice);
    await use(server);
    await server.dispose();
    if (testInfo.status !== testInfo.expectedStatus || server.problems().length > 0) {
      await testInfo.attach('server log', { body: server.log(), contentType: 'text/plain' });
    }
    expect(server.problems(), 'the server had dice for every throw and kept running').toEqual([]);
  },

  visit: async ({ browser, server, isDrawn }, use, testInfo) => {
    const errors: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (path = '/', { speed = 'instant', ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        // Nobody fetches the whole page ahead, but in a story about it.
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      // Comes with it, or is written as its first page begins: Playwright would open a page for that.
      if (options.storageState === undefined) {
        await context.addInitScript(chooseHere, JSON.stringify({ speed, sound: false }));
      }
      if (!isDrawn) await context.addInitScript(drawNothing);
      const page = await context.newPage();
      watchForErrors(page, errors);
      watchForStrangers(page, options.baseURL ?? server.url, errors);
      await page.goto(path);
      return page;
    });
    const hasFailed = errors.length > 0 || testInfo.status !== testInfo.expectedStatus;
    if (hasFailed)
      await showPages(
        testInfo,
        contexts.flatMap((context) => context.pages()),
      );
    for (const context of contexts) await context.close();
    expect(errors, 'no page reported an error').toEqual([]);
  },
});

/** Runs in the page; a later change of the settings stays. */
function chooseHere(settings: string): void {
  // A page without an address has no storage.
  if (location.protocol === 'http:') localStorage['ludo.settings'] ??= settings;
}

/** Runs in the page. What is clear is laid out and can be pressed, and is not drawn. */
function drawNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

/** In the folder of the failed story. */
async function showPages(testInfo: TestInfo, pages: readonly Page[]): Promise<void> {
  for (const [nth, page] of pages.entries()) {
    const name = `page-${nth + 1}`;
    const path = testInfo.outputPath(`${name}.png`);
    // The page may not answer.
    const isTaken = await takePicture(page, path).then(
      () => true,
      () => false,
    );
    if (isTaken) await testInfo.attach(name, { path, contentType: 'image/png' });
  }
}

async function takePicture(page: Page, path: string): Promise<void> {
  const drawn = page.evaluate(() => void (document.adoptedStyleSheets = []));
  const late = new Promise<never>((_, reject) => setTimeout(reject, 5000).unref());
  await Promise.race([drawn, late]);
  await page.screenshot({ path, timeout: 5000 });
}

/** As a device remembers them. */
export function chosenBefore(
  origin: string,
  settings: object,
): NonNullable<BrowserContextOptions['storageState']> {
  const localStorage = [{ name: 'ludo.settings', value: JSON.stringify(settings) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Nothing may be fetched, nor any socket opened, but at the page's own server. */
function watchForStrangers(page: Page, origin: string, errors: string[]): void {
  const { host } = new URL(origin);
  const look = (address: string): void => {
    const { protocol, host: asked } = new URL(address);
    const isOwn = asked === host && ['http:', 'ws:'].includes(protocol);
    if (!isOwn && !['data:', 'blob:', 'about:'].includes(protocol)) errors.push(`a request to ${address}`);
  };
  page.on('request', (request) => look(request.url()));
  page.on('websocket', (socket) => look(socket.url()));
}

/** Also refusals of the content security policy. */
/** Of a link to a game that is not there the browser notes what the page tells. */
function isMissingGame(message: ConsoleMessage): boolean {
  return message.text().includes('404') && /\/table\/[^/]+\/games\//.test(message.location().url);
}

function watchForErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const isExpected = lostConnection.test(message.text()) || isMissingGame(message);
    if (message.type() === 'error' && !isExpected) errors.push(message.text());
  });
}
