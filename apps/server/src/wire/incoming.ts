// Owns reading what clients send and handing it on.
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { WireRefusal, WireRefusalCode } from '@ludo/protocol';
import { clientMessages, isUsualCommand, parseMessage } from '@ludo/protocol/schemas';
import type { ClientMessage, MessageOf } from '@ludo/protocol/schemas';
import type { Result } from '@ludo/rules';

const noAnswer = 'answer';
const weights: Readonly<Record<ClientMessage, number>> = {
  create: 5,
  join: 3,
  leave: 1,
  kept: 1,
  pass: 5,
  take: 5,
  command: 1,
  log: 5,
  say: 1,
  ask: 3,
  answer: 1,
  push: 5,
  television: 5,
  show: 5,
};

export function weightOf(event: string): number {
  return isClientMessage(event) ? weights[event] : 1;
}

export interface Answering {
  readonly reply: (answer: object) => void;
  readonly refuse: (refusal: WireRefusal) => void;
}

export type Handlers = {
  readonly [E in ClientMessage]: (message: MessageOf<E>, answering: Answering) => Promise<void> | void;
};

/** `answers`: the last argument takes the answer. The error says why no handler got the message. */
export function handOn(
  handlers: Handlers,
  event: string,
  args: readonly unknown[],
  answers: boolean,
  answering: Answering,
): Result<Promise<void> | void, WireRefusal> {
  if (!isClientMessage(event)) return failed(refusal('unknown-message'));
  if (!answers && event !== 'command') return failed({ ...refusal('malformed'), field: noAnswer });
  if (args.length !== (answers ? 2 : 1)) return failed({ ...refusal('malformed'), field: '' });
  const [message] = args;
  if (isOfAnotherVersion(event, message)) return failed(refusal('wrong-version'));
  if (event === 'command' && isUsualCommand(message))
    return { ok: true, value: handlers.command(message, answering) };
  return handleOne(handlers, event, message, answering);
}

function handleOne<E extends ClientMessage>(
  handlers: Pick<Handlers, E>,
  event: E,
  message: unknown,
  answering: Answering,
): Result<Promise<void> | void, WireRefusal> {
  const parsed = parseMessage(clientMessages[event], message);
  if (!parsed.ok) return failed({ ...refusal('malformed'), field: parsed.error });
  return { ok: true, value: handlers[event](parsed.value, answering) };
}

function failed(error: WireRefusal): { readonly ok: false; readonly error: WireRefusal } {
  return { ok: false, error };
}

export function refusal(code: WireRefusalCode): { readonly code: WireRefusalCode; readonly clause: null } {
  return { code, clause: null };
}

export function isClientMessage(event: string): event is ClientMessage {
  return Object.hasOwn(clientMessages, event);
}

/** Before the schema: another version's message may have another shape. */
function isOfAnotherVersion(event: ClientMessage, message: unknown): boolean {
  if ((event !== 'create' && event !== 'join') || typeof message !== 'object' || message === null)
    return false;
  return 'v' in message && typeof message.v === 'number' && message.v !== PROTOCOL_VERSION;
}
