import { expect, test } from 'vitest';
import { noFeed } from '../feed/feed.ts';
import type { FeedListener, Heard } from '../feed/feed.ts';
import { hearFeed } from './hear-feed.ts';

test('news that cannot be taken, or are none, are told to whoever runs the server, and end nothing', async () => {
  const ears: FeedListener[] = [];
  const told: string[] = [];
  const taken = (): never => {
    throw new Error('no news of ours');
  };
  const refused: (string | null)[] = [];
  const [room, other, process] = ['0', '1', 'p'].map((name) => name.repeat(12)) as [string, string, string];
  let come = false;
  const hearers = {
    wait: () => () => undefined,
    registry: {
      live: (name: string) => (name === room || come ? {} : undefined),
      coming: async () => (come = true),
    },
    attendances: { heard: taken, start: () => undefined, stop: () => undefined },
    publicList: { hear: taken },
    failed: (reason: string) => told.push(reason),
    refused: (where: string | null) => refused.push(where),
  };
  const stop = hearFeed({ ...noFeed, listen: (listener) => void ears.push(listener) }, hearers as never);
  const here = { is: 'here', process, here: { persons: [], watchers: 0, televisions: 0 } } as const;
  for (const listener of ears) {
    listener.news({ is: 'tables', process, isFirst: true, tables: [] } as Heard);
    listener.news({ ...here, room });
    listener.news({ ...here, room: other });
    listener.news({ ...here, room: 'of nobody' });
    listener.unreadable();
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual(Array(3).fill('Error: no news of ours'));
  expect(refused).toEqual(['room', null]);
  stop();
});
