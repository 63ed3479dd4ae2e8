import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { happen, press } from '../../../test/dom/doing.ts';
import { roomFrom } from '../../../test/dom/fake-room.ts';
import type { Part } from '../../../test/dom/seeing.ts';
import { comeTo } from '../../../test/dom/table.ts';
import { useSettings } from '../../preferences/settings.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const BOTH = { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } };

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly room: string;
}

/** A device with its browser: what it allows, what it shows, and where pushes for it go. */
const device = {
  permission: 'default' as NotificationPermission,
  answers: 'granted' as NotificationPermission,
  asked: 0,
  shown: [] as Shown[],
  keys: [] as unknown[],
  isSubscribed: false,
};

const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/ada', keys: { p256dh: 'k', auth: 'a' } }),
  unsubscribe: () => Promise.resolve(void (device.isSubscribed = false)),
};

const registration = {
  showNotification: (title: string, options: { readonly body: string; readonly tag: string }) =>
    Promise.resolve(void device.shown.push({ title, body: options.body, room: options.tag })),
  getNotifications: ({ tag }: { readonly tag: string }) =>
    Promise.resolve(
      device.shown
        .filter(({ room }) => room === tag)
        .map((each) => ({ close: () => void device.shown.splice(device.shown.indexOf(each), 1) })),
    ),
  pushManager: {
    subscribe: ({ applicationServerKey }: { readonly applicationServerKey: unknown }) => {
      device.keys.push(applicationServerKey);
      device.isSubscribed = true;
      return Promise.resolve(subscription);
    },
    getSubscription: () => Promise.resolve(device.isSubscribed ? subscription : null),
  },
};

async function seen(visibility: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await happen(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  Object.assign(device, {
    permission: 'default',
    answers: 'granted',
    asked: 0,
    shown: [],
    keys: [],
    isSubscribed: false,
  });
  vi.stubGlobal('Notification', {
    get permission() {
      return device.permission;
    },
    requestPermission: () => {
      device.asked += 1;
      device.permission = device.answers;
      return Promise.resolve(device.permission);
    },
  });
  Object.assign(navigator, { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  vi.useFakeTimers();
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await happen(() => useSettings.getState().change({ turnCalls: 'ask' }));
});

/** Ada has had her turn; Ben is to throw. */
async function afterOneTurn() {
  const room = roomFrom(POSITION, BOTH);
  room.does('ada', { do: 'start' });
  const { table, page } = await comeTo(room, 'ada');
  room.deal(3);
  await happen(() => room.does('ada', { do: 'throw', ply: room.state().ply }));
  await happen(() => room.does('ada', { do: 'play', ply: room.state().ply, play: 'R4>7' }));
  return { room, table, page };
}

const QUESTION = 'Telling you of your turn';

/** All that follows without a wait. */
async function settle(): Promise<void> {
  for (let nth = 0; nth < 10; nth++) await happen(() => undefined);
}

/** Once it can be answered: it may have appeared under a finger. */
async function answer(page: Part, name: string): Promise<void> {
  const button = page.in('region', QUESTION).the('button', name);
  await press(button);
  await happen(() => void vi.advanceTimersByTime(1000));
  expect(page.has('region', QUESTION)).toBe(true);
  await press(button);
  await settle();
}

test('it is asked once, after one’s own first throw, while somebody else plays; a no holds', async () => {
  const room = roomFrom(POSITION, BOTH);
  room.does('ada', { do: 'start' });
  const { page: before } = await comeTo(room, 'ada');
  expect(before.has('region', QUESTION)).toBe(false);

  const { page } = await afterOneTurn();
  await answer(page, 'No, thanks');
  expect(page.has('region', QUESTION)).toBe(false);
  expect(device.asked).toBe(0);
  const { page: later } = await afterOneTurn();
  expect(later.has('region', QUESTION)).toBe(false);
});

test('who wants it is told while the page is hidden, and no more once it is seen or the turn is over', async () => {
  const { room, page } = await afterOneTurn();
  await answer(page, 'Tell me');
  expect(device.asked).toBe(1);
  await seen('hidden');
  expect(device.shown).toEqual([]);
  room.deal(3);
  await happen(() => room.does('ben', { do: 'throw', ply: room.state().ply }));
  await happen(() => room.does('ben', { do: 'play', ply: room.state().ply, play: 'Y4>7' }));
  await settle();
  expect(device.shown).toEqual([{ title: 'Your turn', body: 'Jumbo Ludo', room: 'abcdefghijkl' }]);
  await seen('visible');
  await settle();
  expect(device.shown).toEqual([]);
});

test('a browser that refuses is not asked again, and tells nobody', async () => {
  device.answers = 'denied';
  const { page, table } = await afterOneTurn();
  await answer(page, 'Tell me');
  expect(page.has('region', QUESTION)).toBe(false);
  table.pushKey = 'server-key';
  await happen(() => table.drops());
  await happen(() => table.joins());
  await settle();
  expect(device.keys).toEqual([]);
});

test('each page that joins subscribes by the server’s key, where the server has one', async () => {
  device.permission = 'granted';
  useSettings.getState().change({ turnCalls: 'yes' });
  const { table } = await afterOneTurn();
  expect(device.keys).toEqual([]);
  table.pushKey = 'server-key';
  for (const times of [1, 2]) {
    await happen(() => table.drops());
    await happen(() => table.joins());
    await settle();
    expect(table.subscribed).toHaveLength(times);
  }
  expect(device.keys).toEqual(['server-key', 'server-key']);
  expect(table.subscribed[0]).toEqual(['https://push.example/ada', 'en']);
});
