import { expect, test } from 'vitest';
import { standardLimits, type Limits } from '../limits/limits.ts';
import { createPictures, MOST_MEGABYTES, type Pictures } from './pictures.ts';
import { generalPreview } from './preview.ts';
import type { TablePreview } from './tables.ts';

const tableOf = (room: string, seq = 1): TablePreview => ({ ...generalPreview('en'), room, seq });

interface Drawing {
  readonly pictures: Pictures;
  /** How many are being drawn at this moment, and the most so far. */
  readonly atOnce: () => number;
  /** Finishes the picture that is being drawn. */
  readonly finish: (bytes?: number) => Promise<void>;
  readonly fail: () => Promise<void>;
  readonly faults: string[];
  pass: (milliseconds: number) => void;
}

function drawing(limits: Partial<Limits> = {}): Drawing {
  let now = 0;
  let running = 0;
  let most = 0;
  const begun: { resolve: (file: Buffer) => void; reject: (thrown: Error) => void }[] = [];
  const faults: string[] = [];
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const next = async (): Promise<(typeof begun)[number]> => {
    await turn();
    const found = begun.shift();
    if (found === undefined) throw new Error('nothing is drawn');
    running -= 1;
    return found;
  };
  const pictures = createPictures({
    limits: { ...standardLimits, ...limits },
    now: () => now,
    failed: (reason) => faults.push(reason),
    draughtsman: {
      draw: () => {
        running += 1;
        most = Math.max(most, running);
        return new Promise((resolve, reject) => begun.push({ resolve, reject }));
      },
    },
  });
  return {
    pictures,
    faults,
    atOnce: () => most,
    async finish(bytes = 10) {
      (await next()).resolve(Buffer.alloc(bytes));
      await turn();
    },
    async fail() {
      (await next()).reject(new Error('no colours'));
      await turn();
    },
    pass: (milliseconds) => void (now += milliseconds),
  };
}

test('a picture is drawn once for a row, for whoever asks, and anew after the next row', async () => {
  const { pictures, finish } = drawing();
  const first = pictures.of(tableOf('a'), 'one');
  const second = pictures.of(tableOf('a'), 'other');
  await finish();
  expect((await first)?.file).toBe((await second)?.file);
  await pictures.of(tableOf('a'), 'third');
  expect(pictures.drawn).toBe(1);
  const next = pictures.of(tableOf('a', 2), 'one');
  await finish();
  expect(await next).toMatchObject({ isMeant: true });
  expect(pictures.drawn).toBe(2);
});

test('one is drawn at a time, few wait, and whoever comes then is given that of the product', async () => {
  const { pictures, finish, atOnce } = drawing({ picturesWaiting: 3 });
  const meant = ['a', 'b', 'c'].map((room) => pictures.of(tableOf(room), room));
  const further = ['d', 'e', 'f'].map((room) => pictures.of(tableOf(room), room));
  for (let nth = 0; nth < 4; nth += 1) await finish();
  expect((await Promise.all(meant)).map((picture) => picture?.isMeant)).toEqual([true, true, true]);
  expect((await Promise.all(further)).map((picture) => picture?.isMeant)).toEqual([false, false, false]);
  expect(pictures.drawn).toBe(4);
  expect(atOnce()).toBe(1);
});

test('of those that wait an address has some, so that others are drawn for', async () => {
  const { pictures, finish } = drawing({ picturesWaiting: 3, picturesWaitingPerAddress: 2 });
  const mine = ['a', 'b', 'c'].map((room) => pictures.of(tableOf(room), 'many'));
  const others = pictures.of(tableOf('d'), 'one');
  for (let nth = 0; nth < 4; nth += 1) await finish();
  expect((await Promise.all(mine)).map((picture) => picture?.isMeant)).toEqual([true, true, false]);
  expect(await others).toMatchObject({ isMeant: true });
});

test('an address, and all together, have so many drawn, and more when time has passed', async () => {
  const limits = {
    pictureBurst: 1,
    picturesPerMinute: 1,
    pictureBurstOverall: 2,
    picturesPerMinuteOverall: 2,
  };
  const { pictures, finish, pass } = drawing(limits);
  const ask = async (room: string, address: string, draws: number): Promise<boolean | undefined> => {
    const picture = pictures.of(tableOf(room), address);
    for (let nth = 0; nth < draws; nth += 1) await finish();
    return (await picture)?.isMeant;
  };
  expect(await ask('a', 'one', 1)).toBe(true);
  expect(await ask('b', 'one', 1), 'the picture of the product is drawn').toBe(false);
  expect(await ask('b', 'two', 1)).toBe(true);
  expect(await ask('c', 'three', 0), 'all together').toBe(false);
  expect(await ask('a', 'three', 0), 'what is remembered costs nothing').toBe(true);
  pass(60_000);
  expect(await ask('c', 'one', 1)).toBe(true);
});

test('what is remembered has a bound, and the longest unused goes', async () => {
  const { pictures, finish } = drawing();
  const half = (MOST_MEGABYTES * 1_000_000) / 2;
  const ask = async (room: string, isDrawn: boolean): Promise<void> => {
    const picture = pictures.of(tableOf(room), room);
    if (isDrawn) await finish(half);
    await picture;
  };
  await ask('a', true);
  await ask('b', true);
  await ask('a', false);
  await ask('c', true);
  await ask('a', false);
  await ask('b', true);
  expect(pictures.drawn).toBe(4);
});

test('where one cannot be drawn, that of the product stands in, and it is tried again', async () => {
  const { pictures, finish, fail, faults } = drawing();
  const first = pictures.of(tableOf('a'), 'one');
  await fail();
  await finish();
  expect(await first).toMatchObject({ isMeant: false });
  expect(faults).toEqual(['Error: no colours']);
  const second = pictures.of(tableOf('a'), 'one');
  await finish();
  expect(await second).toMatchObject({ isMeant: true });
});

test('where nothing can be drawn there is no picture', async () => {
  const { pictures, fail } = drawing();
  const picture = pictures.of(tableOf('a'), 'one');
  await fail();
  await fail();
  expect(await picture).toBeNull();
});
