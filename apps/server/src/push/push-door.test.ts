import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PushNews } from '../feed/feed.ts';
import { standardLimits } from '../limits/limits.ts';
import { createPushDoor } from './push-door.ts';

test('another process does not lead this one to other addresses than those of push services', () => {
  const heard: PushNews[] = [];
  const calls = {
    subscribe: () => undefined,
    look: () => undefined,
    hear: (news: PushNews) => void heard.push(news),
    news: () => [],
  };
  const door = createPushDoor({ publicKey: '', calls, limits: standardLimits, now: () => 0 });
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const subscribed = (endpoint: string, key: string): PushNews => ({
    is: 'subscribed',
    room: 'room',
    person: 'ada',
    age: 0,
    subscription: { endpoint, p256dh: key, auth: '', language: 'en', from: '' },
  });
  const good = subscribed('https://fcm.googleapis.com/x', p256dh);
  const gone: PushNews = { is: 'unsubscribed', room: 'room', person: 'ada', endpoint: 'https://x' };
  for (const news of [
    good,
    subscribed('http://127.0.0.1:5432/', p256dh),
    subscribed('https://games.example/', p256dh),
    subscribed('https://fcm.googleapis.com/x', 'A'.repeat(87)),
    gone,
  ])
    door.hear(news);
  expect(heard).toEqual([good, gone]);
});
