import { createECDH } from 'node:crypto';
import type { Row } from '@ludo/room';
import { expect, test } from 'vitest';
import type { PushNews } from '../feed/feed.ts';
import { standardLimits } from '../limits/limits.ts';
import { roomOfRows } from '../rooms/room-reader.ts';
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

test('whoever has a network of IPv6 with hundreds of customers asks as one of them', async () => {
  const asked: string[] = [];
  const calls = {
    subscribe: (_room: string, _person: string, { from }: { readonly from: string }) => void asked.push(from),
    look: () => undefined,
    hear: () => undefined,
    news: () => [],
  };
  const limits = { ...standardLimits, subscriptionBurst: 2 };
  const door = createPushDoor({ publicKey: '', calls, limits, now: () => 0 });
  const rows: Row[] = [
    { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'eve' },
    { t: 'sit', p: 1, n: 'Eve', who: 'eve' },
  ];
  const stored = rows.map((row, nth) => ({ logged: { s: nth + 1, at: 0, row }, author: null }));
  const room = await roomOfRows('room', stored, { now: () => 0, time: () => 0 });
  if (room === null) throw new Error('no room');
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const message = { room: 'room', endpoint: 'https://fcm.googleapis.com/x', p256dh, auth: '' } as const;
  const note = (address: string) =>
    door.note({ room, person: 'eve', address }, { ...message, language: 'en' }).ok;
  expect(
    ['2001:db8:1::/56', '2001:db8:1:100::/56', '2001:db8:1:200::/56', '2001:db8:2::/56'].map(note),
  ).toEqual([true, true, false, true]);
  expect(new Set(asked).size).toBe(2);
});
