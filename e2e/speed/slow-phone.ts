// A slow phone at a slow network, as Chromium's developer tools have it, and medians.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright/test';

/** "Slow 4G": bits per second, milliseconds added to every request. */
export const NETWORK = { down: 1_600_000, up: 750_000, latency: 150 } as const;
/** Than this machine's processor. */
export const SLOWER = 4;

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly tools: CDPSession;
}

export async function takePhone(browser: Browser, url: string, isSlowNetwork: boolean): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  return { context, page, tools: await slowDown(context, page, isSlowNetwork) };
}

export async function slowDown(
  context: BrowserContext,
  page: Page,
  isSlowNetwork: boolean,
): Promise<CDPSession> {
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (isSlowNetwork) {
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.latency,
      downloadThroughput: NETWORK.down / 8,
      uploadThroughput: NETWORK.up / 8,
    });
  }
  return tools;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
