import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Card } from '@ludo/drawing/card';
import { createDraughtsman } from './draughtsman.ts';
import { generalPreview } from './preview.ts';

const folder = mkdtempSync(join(tmpdir(), 'ludo-draughtsman-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Draws the number of its thread; fails or says nothing where the headline wants it. */
const program = join(folder, 'draws.mjs');
writeFileSync(
  program,
  `import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ headline }) => {
  if (headline === 'fail') throw new Error('no colours');
  if (headline === 'end') process.exit(1);
  if (headline !== 'wait') parentPort.postMessage(Buffer.from(String(threadId)));
});`,
);

const card = (headline = ''): Card => ({ ...generalPreview('en').card, headline });

function hired() {
  const waits = new Set<() => void>();
  const draughtsman = createDraughtsman({ path: program }, (_, act) => {
    waits.add(act);
    return () => waits.delete(act);
  });
  const draw = async (headline?: string): Promise<string> =>
    (await draughtsman.draw(card(headline))).toString();
  const ring = (): void => {
    for (const act of waits) act();
    waits.clear();
  };
  return { draughtsman, draw, ring };
}

test('one thread draws one picture after the other, and another one after a rest', async () => {
  const { draughtsman, draw, ring } = hired();
  const first = await draw();
  expect(await draw()).toBe(first);
  ring();
  expect(await draw()).not.toBe(first);
  await draughtsman.stop();
});

test.each(['fail', 'end'])(
  'a thread that comes to its end (%s) costs a picture, and no process',
  async (how) => {
    const { draughtsman, draw } = hired();
    const first = await draw();
    await expect(draw(how)).rejects.toThrow(/no colours|has ended/);
    expect(await draw()).not.toBe(first);
    await draughtsman.stop();
  },
);

test('a picture that takes too long is given up, with its thread', async () => {
  const { draughtsman, draw, ring } = hired();
  const first = await draw();
  const endless = expect(draw('wait')).rejects.toThrow('too long');
  ring();
  await endless;
  expect(await draw()).not.toBe(first);
  await draughtsman.stop();
});

test('a program that is not there draws nothing', async () => {
  const draughtsman = createDraughtsman({ path: join(folder, 'nothing.mjs') }, () => () => undefined);
  await expect(draughtsman.draw(card())).rejects.toThrow(/nothing\.mjs|has ended/);
});

test('once it is stopped no thread begins for those that waited', async () => {
  const { draughtsman } = hired();
  await draughtsman.draw(card());
  await draughtsman.stop();
  await expect(draughtsman.draw(card())).rejects.toThrow('stopping');
});
