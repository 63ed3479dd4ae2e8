// Owns what one connection may send: every message is counted and answered, and none makes the server fail.
import type { Refused, RoomId, WireRefusal } from '@ludo/protocol';
import type { Caller } from '../people/host-questions.ts';
import { carryOut } from './carry-out.ts';
import { connectionOf, hangUp } from './engine.ts';
import type { GameSocket, ServerContext } from './server-context.ts';
import { handOn, isClientMessage, refusal, weightOf } from './incoming.ts';
import type { Answering, Handlers } from './incoming.ts';
import { createBucket, createEmptyBucket } from '../limits/limits.ts';
import { givePass, takeSeats } from '../people/moving.ts';
import { openRoom } from '../people/opening.ts';
import { createVisit } from './visit.ts';
import type { Visit } from './visit.ts';
import { traceOf } from '../kit/trace.ts';

export function serve(context: ServerContext, socket: GameSocket, address: string): void {
  const { limits, log } = context;
  const bucket = createBucket(limits.messageBurst, limits.messagesPerSecond, context.now);
  const patience = createBucket(limits.patience, limits.messagesPerSecond, context.now);
  const own = createEmptyBucket(limits.ownMessages, limits.ownMessagesPerSecond, context.now);
  const visit = createVisit(context, socket, address);
  const handlers = handlersOf(context, visit, socket.id, address);
  let isCut = false;

  function receive(event: string, args: readonly unknown[]): void {
    const last = args.at(-1);
    const answers = isAnswerTaker(last);
    const reply = answers ? last : unasked;
    const refuse = (refused: WireRefusal): void => {
      const { code } = refused;
      context.metrics.refused(code);
      log.debug({ event: isClientMessage(event) ? event : null, code, ...visit.place }, 'refused');
      reply({ ok: false, refusal: refused } satisfies Refused);
    };
    const weight = weightOf(event);
    const wait = bucket.wait(weight) || waitOfAddress(weight) || bucket.take(weight);
    if (wait > 0) return tooFast(refuse, wait);
    if (context.isStopping()) return refuse(refusal('server-stopping'));
    const failed = (thrown: unknown): void => {
      log.error({ event, reason: traceOf(thrown) }, 'a message failed');
      refuse(refusal('server-failed'));
    };
    try {
      const handed = handOn(handlers, event, args, answers, { reply, refuse });
      if (handed.ok) handed.value?.catch(failed);
      else refuse(handed.error);
    } catch (thrown) {
      failed(thrown);
    }
  }

  /** A connection that says little goes on when its address has used up its allowance. */
  function waitOfAddress(weight: number): number {
    const wait = context.messagesFrom(address).take(weight);
    return wait === 0 ? 0 : Math.min(wait, own.take(weight));
  }

  /** Without an acknowledgement only refusals are answered. */
  function unasked(answer: object): void {
    if ('refusal' in answer) socket.emit('refused', answer as Refused);
  }

  function tooFast(refuse: (refusal: WireRefusal) => void, retryAfter: number): void {
    refuse({ ...refusal('too-many-messages'), retryAfter });
    if (isCut || patience.take() === 0) return;
    isCut = true;
    log.warn({ address }, 'a connection that sends too much is cut');
    socket.disconnect(true);
    hangUp(connectionOf(socket));
  }

  // As a middleware that nothing comes behind: else Socket.IO would look for listeners of each message in a further tick.
  socket.use(([event, ...args]: readonly [string, ...unknown[]]) => receive(event, args));
  socket.on('disconnect', () => {
    context.televisions.gone(socket.id);
    visit.end();
  });
}

/** Socket.IO passes a function when the sender wants an answer. */
function isAnswerTaker(last: unknown): last is (answer: object) => void {
  return typeof last === 'function';
}

function handlersOf(context: ServerContext, visit: Visit, socket: string, address: string): Handlers {
  function inRoom(
    room: RoomId,
    { refuse }: Answering,
    act: (caller: Caller) => Promise<void> | void,
  ): Promise<void> | void {
    const caller = visit.callerIn(room);
    return caller === null ? refuse(refusal('not-joined')) : act(caller);
  }

  return {
    create: (message, { reply, refuse }) => openRoom(context, message, address, reply, refuse),
    join: (message, answering) => visit.join(message, answering),
    leave({ room }, { reply }) {
      visit.leave(room);
      reply({ ok: true });
    },
    kept: (message, answering) => visit.keep(message, answering),
    pass: ({ room }, answering) =>
      inRoom(room, answering, (caller) => givePass(context, caller, answering.reply, answering.refuse)),
    take: (message, answering) =>
      inRoom(message.room, answering, (caller) =>
        takeSeats(context, caller, message, answering.reply, answering.refuse),
      ),
    command: (message, answering) =>
      carryOut(context, () => visit.callerIn(message.room), message, answering),
    log: (message, answering) => visit.log(message, answering),
    say: ({ room: id, words }, answering) =>
      inRoom(id, answering, ({ room, person }) => {
        const said = context.talk.say(room, person, address, words);
        if (said.ok) answering.reply({ ok: true });
        else answering.refuse(said.error);
      }),
    ask: ({ room, wish }, answering) =>
      inRoom(room, answering, (caller) => {
        const asked = context.hostQuestions.ask(caller, wish);
        if (asked.ok) answering.reply({ ok: true });
        else answering.refuse(asked.error);
      }),
    answer: (message, answering) =>
      inRoom(message.room, answering, (caller) =>
        context.hostQuestions.answer(caller, message, answering.reply, answering.refuse),
      ),
    push: (message, answering) =>
      inRoom(message.room, answering, (caller) => {
        const noted = context.push.note(caller, message);
        if (noted.ok) answering.reply({ ok: true });
        else answering.refuse(noted.error);
      }),
    television(_, { reply, refuse }) {
      const given = context.televisions.give(socket, address);
      if (given.ok) reply({ ok: true, ...given.value });
      else refuse(given.error);
    },
    show: ({ room, code }, answering) =>
      inRoom(room, answering, async () => {
        const shown = await context.televisions.show(room, code, address);
        if (shown.ok) answering.reply({ ok: true });
        else answering.refuse(shown.error);
      }),
  };
}
