import { expect, test } from 'vitest';
import { noFeed } from '../feed/feed.ts';
import type { FeedListener } from '../feed/feed.ts';
import { hearFeed } from './hear-feed.ts';

test('news that cannot be taken are told to whoever runs the server, and end nothing', async () => {
  const ears: FeedListener[] = [];
  const told: string[] = [];
  const taken = (): never => {
    throw new Error('no news of ours');
  };
  let come = false;
  const hearers = {
    wait: () => () => undefined,
    registry: {
      live: (room: string) => (room === 'here' || come ? {} : undefined),
      coming: async () => (come = true),
    },
    attendances: { heard: taken, start: () => undefined, stop: () => undefined },
    publicList: { hear: taken },
    failed: (reason: string) => told.push(reason),
  };
  const stop = hearFeed({ ...noFeed, listen: (listener) => void ears.push(listener) }, hearers as never);
  const here = { is: 'here', process: 'p', here: { persons: [], watchers: 0, televisions: 0 } } as const;
  for (const listener of ears) {
    listener.news({ is: 'tables', process: 'p' } as never);
    listener.news({ ...here, room: 'here' });
    listener.news({ ...here, room: 'coming' });
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual(Array(3).fill('Error: no news of ours'));
  stop();
});
