// What a page still holds after everything that can go has gone.
import type { CDPSession, Page } from 'playwright/test';

export interface Held {
  /** Megabytes of the script heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function toolsOf(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  await tools.send('HeapProfiler.enable');
  return tools;
}

/** Collections that let go of nothing more: a busy browser lets go of some things a while after they were collected. */
const QUIET = 3;
const MOST = 40;

export async function measure(tools: CDPSession): Promise<Held> {
  let held = await collected(tools);
  for (let nth = 0, quiet = 0; nth < MOST && quiet < QUIET; nth++) {
    const next = await collected(tools);
    quiet = next.nodes < held.nodes || next.listeners < held.listeners ? 0 : quiet + 1;
    held = next;
  }
  return held;
}

async function collected(tools: CDPSession): Promise<Held> {
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: usedSize / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
