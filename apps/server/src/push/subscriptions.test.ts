import { expect, test } from 'vitest';
import { standardLimits } from '../limits/limits.ts';
import { createSubscriptions } from './subscriptions.ts';

const DAY = 86_400_000;
const limits = { ...standardLimits, subscriptions: 5, subscriptionsPerPerson: 3 };

const device = (name: string) =>
  ({
    endpoint: `https://push.example/${name}`,
    p256dh: 'k',
    auth: 'a',
    language: 'en',
    from: 'here',
  }) as const;

test('of all tables together so many devices are known, and the oldest make room', () => {
  const subscriptions = createSubscriptions(limits, () => 0);
  for (let nth = 0; nth < 20; nth++) subscriptions.keep(`room ${nth}`, 'ada', device(`${nth}`));
  expect(subscriptions.size).toBe(5);
  expect(subscriptions.of('room 14', 'ada')).toEqual([]);
  expect(subscriptions.of('room 15', 'ada')).toEqual([device('15')]);
});

test('one address that has all places but a few keeps nobody from theirs: its own oldest make room', () => {
  const subscriptions = createSubscriptions(limits, () => 0);
  subscriptions.keep('room', 'ada', { ...device('ada'), from: 'elsewhere' });
  for (let nth = 0; nth < 20; nth++) subscriptions.keep(`room ${nth}`, 'eve', device(`${nth}`));
  expect(subscriptions.of('room', 'ada')).toHaveLength(1);
  subscriptions.keep('room', 'ben', { ...device('ben'), from: 'a third' });
  subscriptions.keep('room', 'ada', { ...device('ada'), from: 'here' });
  subscriptions.keep('room 19', 'eve', device('more'));
  expect(subscriptions.size).toBe(5);
  for (const person of ['ada', 'ben']) expect(subscriptions.of('room', person)).toHaveLength(1);
  expect(subscriptions.of('room 17', 'eve')).toEqual([]);
  expect(subscriptions.of('room 18', 'eve')).toEqual([device('18')]);
});

test('a person has so many devices in a room; one that comes again is counted once, as the newest', () => {
  const subscriptions = createSubscriptions(limits, () => 0);
  for (const name of ['a', 'b', 'c', 'a', 'd']) subscriptions.keep('room', 'ada', device(name));
  expect(subscriptions.of('room', 'ada')).toEqual([device('c'), device('a'), device('d')]);
  expect(subscriptions.of('room', 'ben')).toEqual([]);
  subscriptions.drop('room', 'ben', device('c').endpoint);
  subscriptions.drop('room', 'ada', device('a').endpoint);
  expect(subscriptions.of('room', 'ada')).toEqual([device('c'), device('d')]);
});

test('a device whose page has not come for so many days is forgotten', () => {
  let now = 0;
  const subscriptions = createSubscriptions(limits, () => now);
  subscriptions.keep('room', 'ada', device('a'));
  now = limits.subscriptionDays * DAY;
  expect(subscriptions.of('room', 'ada')).toHaveLength(1);
  now += 1;
  expect(subscriptions.of('room', 'ada')).toEqual([]);
  expect(subscriptions.size).toBe(0);
});
