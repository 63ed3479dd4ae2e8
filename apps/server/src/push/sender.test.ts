import { afterEach, beforeEach, expect, test } from 'vitest';
import { Device, PushService } from '../../test/push-service.ts';
import { standardLimits } from '../limits/limits.ts';
import { HandClock } from '../../test/hand-clock.ts';
import { realWait } from '../kit/wait.ts';
import { createSender, PATIENCE, problemOfKeys } from './sender.ts';

let service: PushService;
beforeEach(async () => {
  service = await PushService.open();
});
afterEach(() => service.close());

const text = { title: 'Your turn', body: 'Ludo', room: 'abcdefghijkl' };
const to = (name: string, from = 'here') =>
  ({ ...new Device(`https://web.push.apple.com/${name}`).subscriber, language: 'en', from }) as const;

test('so many are on their way at once, so many wait, and what is more is dropped', async () => {
  const limits = { ...standardLimits, pushesAtOnce: 2, pushesWaiting: 3 };
  const sender = createSender({ ...service.options, limits, wait: realWait, failed: () => undefined });
  service.isHolding = true;
  const sent = Array.from({ length: 8 }, (_, nth) => sender.send(to(String(nth)), text));
  await expect(Promise.all(sent.slice(5))).resolves.toEqual(['failed', 'failed', 'failed']);
  await service.until(2);
  expect(service.got).toHaveLength(2);
  service.isHolding = false;
  await expect(Promise.all(sent.slice(0, 5))).resolves.toEqual(Array(5).fill('sent'));
  expect(service.got).toHaveLength(5);
});

test('who asked from elsewhere finds a place, and waits for one of each address at most', async () => {
  const limits = { ...standardLimits, pushesAtOnce: 1, pushesWaiting: 3 };
  const sender = createSender({ ...service.options, limits, wait: realWait, failed: () => undefined });
  service.isHolding = true;
  const many = ['1', '2', '3', '4'].map((name) => sender.send(to(name), text));
  await service.until(1);
  const other = sender.send(to('other', 'elsewhere'), text);
  service.isHolding = false;
  await expect(Promise.all([...many, other])).resolves.toEqual(['sent', 'sent', 'sent', 'failed', 'sent']);
  expect(service.got.map((pushed) => pushed.to.split('/').at(-1))).toEqual(['1', '2', 'other', '3']);
});

test('those that end at once are encrypted one by one, in a turn of the event loop each', async () => {
  const inTurns = [0];
  let isOver = false;
  const next = (): void => {
    inTurns.push(0);
    if (!isOver) setImmediate(next);
  };
  next();
  const sender = createSender({
    ...service.options,
    limits: standardLimits,
    wait: realWait,
    failed: () => inTurns.push((inTurns.pop() ?? 0) + 1),
  });
  // No point of the curve.
  const nobody = { ...to('nobody'), p256dh: Buffer.alloc(65, 4).toString('base64url') };
  const sent = await Promise.all(Array.from({ length: 50 }, () => sender.send(nobody, text)));
  isOver = true;
  expect(sent).toEqual(Array(50).fill('failed'));
  // One whose turn began before this count's, and one after that.
  expect(Math.max(...inTurns)).toBeLessThanOrEqual(2);
});

test('what a service refuses is told to whoever runs the server, without the address of the device', async () => {
  const told: string[] = [];
  const sender = createSender({
    ...service.options,
    limits: standardLimits,
    wait: realWait,
    failed: (why) => told.push(why),
  });
  service.status = 403;
  await expect(sender.send(to('secret'), text)).resolves.toBe('failed');
  expect(told).toEqual(['web.push.apple.com answers 403']);
});

test.each(['cut', 'without end'] as const)(
  'an answer that is %s after its status holds up nobody',
  async (how) => {
    const limits = { ...standardLimits, pushesAtOnce: 1 };
    const sender = createSender({ ...service.options, limits, wait: realWait, failed: () => undefined });
    service.answers = how;
    const sent = await Promise.all(['a', 'b'].map((name) => sender.send(to(name), text)));
    expect(sent).toEqual(['sent', 'sent']);
  },
);

test('a service that only says that it is working has so much time', async () => {
  const clock = new HandClock();
  const limits = { ...standardLimits, pushesAtOnce: 1 };
  const told: string[] = [];
  const failed = (why: string): void => void told.push(why);
  const sender = createSender({ ...service.options, limits, wait: clock.wait, failed });
  service.answers = 'never';
  const sent = ['a', 'b'].map((name) => sender.send(to(name), text));
  await service.until(1);
  clock.pass(PATIENCE);
  await service.until(2);
  clock.pass(PATIENCE);
  expect(await Promise.all(sent)).toEqual(['failed', 'failed']);
  expect(told).toEqual(Array(2).fill('Error: no answer in time'));
});

test('keys that are none are told of', () => {
  expect(problemOfKeys(service.keys)).toBeNull();
  for (const wrong of [{ publicKey: 'x' }, { privateKey: 'x' }, { contact: 'operator' }])
    expect(problemOfKeys({ ...service.keys, ...wrong })).toEqual(expect.any(String));
});
