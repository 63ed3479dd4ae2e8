// Owns sending to push services: encrypted for the device, signed with the server's keys, a few at a time.
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:https';
import type { RequestOptions } from 'node:https';
import type { RoomId } from '@ludo/protocol';
import webPush from 'web-push';
import { createTurns } from '../kit/turns.ts';
import type { Wait } from '../kit/wait.ts';
import type { Limits } from '../limits/limits.ts';
import { createQueue } from './queue.ts';
import type { Subscription } from './subscriptions.ts';

/** By which push services know the server; in base64url, as `web-push generate-vapid-keys` prints them. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** For the services' operators: a `mailto:` or an https address. */
  readonly contact: string;
}

/** What the service worker shows. */
interface PushText {
  readonly title: string;
  readonly body: string;
  readonly room: RoomId;
}

type Sent = 'sent' | 'gone' | 'failed';

export interface Sender {
  /** `gone`: the device wants no more. What is too much is dropped, as `failed`. */
  send(subscription: Subscription, text: PushText): Promise<Sent>;
}

/** Seconds that a service keeps it for a device without a network. */
const KEPT = 3600;
/** Milliseconds for an answer. */
export const PATIENCE = 10_000;
/** Characters (RFC 8030, 5.4). */
const LONGEST_TOPIC = 32;
const GONE: readonly number[] = [404, 410];

interface SenderOptions {
  readonly keys: PushKeys;
  readonly limits: Limits;
  readonly wait: Wait;
  readonly failed: (reason: string) => void;
  /** Connects to the services. Default: by https. */
  readonly agent?: Agent;
}

/** The reason why these are no keys; null: they are. */
export function problemOfKeys({ publicKey, privateKey, contact }: PushKeys): string | null {
  try {
    webPush.setVapidDetails(contact, publicKey, privateKey);
    return null;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

export function createSender({ keys, limits, wait, failed, agent = new Agent() }: SenderOptions): Sender {
  const { contact: subject, publicKey, privateKey } = keys;
  const queue = createQueue({ atOnce: limits.pushesAtOnce, waiting: limits.pushesWaiting });
  // Encrypting and signing takes a millisecond, and some end at once, which begins the next.
  const { inTurn } = createTurns({ most: 1 });

  /** Resolves with the status. Nobody reads the rest of the answer: it could be cut, or without end. */
  function ask(endpoint: string, options: RequestOptions, body: Buffer | null): Promise<number> {
    return new Promise((resolve, reject) => {
      const asked = request(endpoint, { ...options, agent });
      const callOff = wait(PATIENCE, () => asked.destroy(new Error('no answer in time')));
      asked.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        asked.destroy();
      });
      asked.on('error', reject);
      asked.on('close', () => {
        callOff();
        reject(new Error('no answer'));
      });
      asked.end(body);
    });
  }

  async function sendNow({ endpoint, p256dh, auth }: Subscription, text: PushText): Promise<Sent> {
    try {
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(text),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: KEPT,
          urgency: 'high',
          topic: topicOf(text.room),
        },
      );
      const status = await ask(endpoint, { method, headers }, body);
      if (status >= 200 && status < 300) return 'sent';
      if (GONE.includes(status)) return 'gone';
      failed(`${new URL(endpoint).host} answers ${status}`);
    } catch (thrown) {
      failed(String(thrown));
    }
    return 'failed';
  }

  return {
    async send(subscription, text) {
      if (!(await queue.begin(subscription.from))) return 'failed';
      try {
        await new Promise<void>((resolve) => inTurn('push', resolve));
        return await sendNow(subscription, text);
      } finally {
        queue.end();
      }
    },
  };
}

/** One notification of a table replaces another. The services read it, and who knows a room's name has its link. */
function topicOf(room: RoomId): string {
  return createHash('sha256').update(room).digest('base64url').slice(0, LONGEST_TOPIC);
}
