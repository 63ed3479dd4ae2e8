// The dashboard and the rules for alarms ask for what a running server tells.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { visits } from './visits.ts';

const { server } = visits();

const textOf = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../docs/${path}`, import.meta.url)), 'utf8');

/** What Prometheus is asked: the whole text in which names, labels and functions stand. */
const asked = {
  dashboard: [...textOf('monitoring/dashboard.json').matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(
    ([, text = '']) => text.replaceAll('\\"', '"'),
  ),
  alerts: [...textOf('monitoring/alerts.yaml').matchAll(/^ +expr: (.+)$/gm)].map(([, text = '']) => text),
};

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:ludo|process|nodejs)_[a-z_]+/g)].map(([name]) => name);

async function told(): Promise<{ readonly names: ReadonlySet<string>; readonly text: string }> {
  const { url } = await server();
  const text = await (await fetch(`${url}/metrics`)).text();
  return { names: new Set([...text.matchAll(/^([a-z_]+)[ {]/gm)].map(([, name = '']) => name)), text };
}

test.each(Object.entries(asked))('each metric and label of the %s is told by a server', async (_, all) => {
  const { names, text } = await told();
  expect(all.length).toBeGreaterThan(5);
  for (const expression of all) {
    for (const name of namesIn(expression)) expect(names.has(name), name).toBe(true);
    for (const [label] of expression.matchAll(/\b(?:kind|deed|code|quantile)="[^"]*"/g))
      expect(text, expression).toContain(`{${label}}`);
  }
});

test('the dashboard shows everything that a server tells, in panels that do not overlap', async () => {
  const { names } = await told();
  const shown = new Set(asked.dashboard.flatMap(namesIn));
  // A histogram is asked for its buckets.
  const single = [...names].filter((name) => !/_(?:sum|count)$/.test(name));
  expect(single.filter((name) => !shown.has(name))).toEqual([]);
  const { panels, uid } = JSON.parse(textOf('monitoring/dashboard.json')) as {
    readonly uid: string;
    readonly panels: readonly {
      readonly id: number;
      readonly gridPos: Record<'x' | 'y' | 'w' | 'h', number>;
    }[];
  };
  expect(uid).toBe('ludo-and-uckers');
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { id, gridPos: one } of panels)
    for (const { id: other, gridPos: two } of panels) {
      const isBeside = one.x + one.w <= two.x || two.x + two.w <= one.x;
      const isBelow = one.y + one.h <= two.y || two.y + two.h <= one.y;
      if (id !== other) expect(isBeside || isBelow, `${id} and ${other}`).toBe(true);
    }
});

test('what to do about each alarm is told', () => {
  const alarms = [...textOf('monitoring/alerts.yaml').matchAll(/^ +- alert: (\w+)$/gm)].map(
    ([, name]) => name,
  );
  const rows = [...textOf('operations.md').matchAll(/^\| `(Ludo\w+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(alarms);
  expect(alarms).toHaveLength(asked.alerts.length);
});
