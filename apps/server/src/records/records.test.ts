import { expect, test } from 'vitest';
import { createBuckets, standardLimits } from '../limits/limits.ts';
import { createRecords } from './records.ts';

const game = { game: 1, form: 'text', hasNames: true } as const;

test('whoever comes behind eight addresses that ask for as much as they may finds a place, and waits for two of them at most', async () => {
  const order: string[] = [];
  const find = createRecords({
    store: {
      async length(room) {
        order.push(room);
        await new Promise((resolve) => setImmediate(resolve));
        return { ok: true, value: 0 };
      },
      load: () => expect.unreachable(),
    },
    limits: standardLimits,
    loadsFrom: createBuckets(standardLimits.loadBurst, standardLimits.loadsPerSecond, () => 0),
    failed: () => expect.unreachable(),
  });
  const crowd = Array.from({ length: 8 * standardLimits.recordReadsPerAddress }, (_, nth) =>
    find({ room: 'crowd', ...game }, `crowd ${nth % 8}`),
  );
  expect(await find({ room: 'ours', ...game }, 'elsewhere')).toBe('not-there');
  expect(order.indexOf('ours')).toBeLessThanOrEqual(2);
  expect(await Promise.all(crowd)).not.toContain('busy');
  expect(await find({ room: 'ours', ...game }, 'elsewhere')).toBe('not-there');
});

test('those of an address that has had rows read go behind those of others', async () => {
  const order: string[] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const loadsFrom = createBuckets(standardLimits.loadBurst, standardLimits.loadsPerSecond, () => 0);
  const find = createRecords({
    store: {
      async length(room) {
        order.push(room);
        await opened;
        return { ok: true, value: 0 };
      },
      load: () => expect.unreachable(),
    },
    limits: standardLimits,
    loadsFrom,
    failed: () => expect.unreachable(),
  });
  loadsFrom('crowd').charge(20_000);
  loadsFrom('elsewhere').charge(500);
  const asked = [
    ['one', 'crowd'],
    ['two', 'crowd'],
    ['three', 'crowd'],
    ['ours', 'elsewhere'],
  ].map(([room = '', address = '']) => find({ room, ...game }, address));
  open();
  await Promise.all(asked);
  expect(order.slice(0, 2)).toEqual(['one', 'ours']);
});
