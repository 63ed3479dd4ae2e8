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

export async function measure(tools: CDPSession): Promise<Held> {
  // The first collection lets go of nodes, the second of what they held.
  for (let nth = 0; nth < 3; nth++) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: usedSize / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
