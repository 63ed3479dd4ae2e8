/**
 * Notifications of this device, and its subscription to web push. Browsers have neither for plain http, some only for
 * installed pages.
 */
import type { PushSubscriber } from '@ludo/protocol';

/** `ask`: the browser would ask the person. */
type Permission = 'impossible' | 'ask' | 'refused' | 'given';

export function notificationPermission(): Permission {
  if (!('Notification' in globalThis) || globalThis.navigator?.serviceWorker === undefined)
    return 'impossible';
  const { permission } = Notification;
  return permission === 'default' ? 'ask' : permission === 'denied' ? 'refused' : 'given';
}

/** To be called by a press. */
export async function askToNotify(): Promise<Permission> {
  if (notificationPermission() === 'ask') await Notification.requestPermission();
  return notificationPermission();
}

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  notificationPermission() === 'given' ? navigator.serviceWorker.getRegistration() : undefined;

interface TurnNotification {
  readonly title: string;
  readonly body: string;
  readonly room: string;
}

/** One a room; leads back to the page (see worker.ts). */
export async function notify({ title, body, room }: TurnNotification): Promise<void> {
  await (await worker())?.showNotification(title, { body, tag: room, icon: '/icon-192.png', data: { room } });
}

export async function takeNotificationBack(room: string): Promise<void> {
  for (const shown of (await (await worker())?.getNotifications({ tag: room })) ?? []) shown.close();
}

/** Null: this browser has no push service, or refuses. `key`: the server's. */
export async function subscribeToPush(key: string): Promise<PushSubscriber | null> {
  try {
    const manager = (await worker())?.pushManager;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = await manager?.subscribe(options).catch(async () => {
      // The server has other keys by now.
      await (await manager.getSubscription())?.unsubscribe();
      return manager.subscribe(options);
    });
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
    return { endpoint, p256dh, auth };
  } catch {
    return null;
  }
}

/** The next message finds nobody, and the server forgets the device. */
export async function endPush(): Promise<void> {
  try {
    await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
  } catch {}
}
