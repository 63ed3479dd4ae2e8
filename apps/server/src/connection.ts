// Owns what one connection may say: every message is counted, checked against its schema, and answered, with a refusal
// if nothing better; nothing that a client sends makes the server fail.
import type {
  AnswerQuestion,
  Ask,
  AskPass,
  CommandMessage,
  Create,
  Join,
  Joined,
  Kept,
  Leave,
  Refused,
  RoomId,
  Say,
  Take,
  Token,
  WireRefusal,
} from '@ludo/protocol';
import type { ClientMessage } from '@ludo/protocol/schemas';
import { decide, playersOf } from '@ludo/room';
import type { Accepted, PersonId } from '@ludo/room';
import { assertNever } from '@ludo/rules';
import type { Caller } from './asking.ts';
import { callerBy, freshTokenFor, tokenArrived } from './callers.ts';
import { connectionOf, hangUp } from './engine.ts';
import type { GameSocket, House } from './house.ts';
import { isClientMessage, readIncoming, refusal, weightOf } from './incoming.ts';
import { createBucket, createEmptyBucket } from './limits.ts';
import type { Limits } from './limits.ts';
import type { LiveRoom } from './live-room.ts';
import { givePass, takeSeats } from './moving.ts';
import { openRoom } from './opening.ts';
import { presenceIn } from './presence.ts';

/** Of tokens that one connection was given. */
const MOST_GIVEN = 4;

type Reply = (answer: object) => void;

export function serve(house: House, socket: GameSocket, address: string): void {
  const { registry, committer, announcer, limits, log } = house;
  const bucket = createBucket(limits.messageBurst, limits.messagesPerSecond, house.now);
  const patience = createBucket(limits.patience, limits.messagesPerSecond, house.now);
  const own = createEmptyBucket(limits.ownMessages, limits.ownMessagesPerSecond, house.now);
  const arrival = house.arrivals(address);
  let isCut = false;
  /** New tokens that it was given and that are not known to have arrived: the last, oldest first. */
  const given = new Set<Token>();
  /** Where this connection is, and as whom. */
  let place: { readonly room: RoomId; readonly person: PersonId } | null = null;
  /** The room that it is in or on its way to. */
  let bound: RoomId | null = null;
  /** Rises with every join and leave: a join that was overtaken while the store read is not carried out. */
  let visit = 0;

  function receive(event: string, args: readonly unknown[]): void {
    const last = args.at(-1);
    const answers = typeof last === 'function';
    const reply: Reply = answers ? (last as Reply) : (answer) => unasked(answer);
    const refuse = (refusal: WireRefusal): void => {
      const { code } = refusal;
      house.metrics.refused(code);
      log.debug({ event: isClientMessage(event) ? event : null, code, ...place }, 'refused');
      reply({ ok: false, refusal } satisfies Refused);
    };
    const weight = weightOf(event);
    const wait = bucket.wait(weight) || waitOfAddress(weight) || bucket.take(weight);
    if (wait > 0) return tooFast(refuse, wait);
    if (house.isStopping()) return refuse(refusal('server-stopping'));
    const read = readIncoming(event, args, answers);
    if (!read.ok) return refuse(read.error);
    handle(read.value.event, read.value.message, reply, refuse).catch((thrown: unknown) => {
      log.error(
        { event, reason: thrown instanceof Error ? thrown.stack : String(thrown) },
        'a message failed',
      );
      refuse(refusal('server-failed'));
    });
  }

  /** Where the address has used up its allowance, whoever says little goes on. */
  function waitOfAddress(weight: number): number {
    const wait = house.messagesFrom(address).take(weight);
    return wait === 0 ? 0 : Math.min(wait, own.take(weight));
  }

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

  async function handle(
    event: ClientMessage,
    message: unknown,
    reply: Reply,
    refuse: (refusal: WireRefusal) => void,
  ): Promise<void> {
    switch (event) {
      case 'create':
        return openRoom(house, message as Create, address, reply, refuse);
      case 'join':
        return join(message as Join, reply, refuse);
      case 'leave':
        if ((message as Leave).room === bound) leave();
        return reply({ ok: true });
      case 'kept':
        return keep(message as Kept, reply, refuse);
      case 'pass': {
        const caller = callerIn((message as AskPass).room);
        return caller === null ? refuse(refusal('not-joined')) : givePass(house, caller, reply, refuse);
      }
      case 'take': {
        const caller = callerIn((message as Take).room);
        if (caller === null) return refuse(refusal('not-joined'));
        return takeSeats(house, caller, message as Take, reply, refuse);
      }
      case 'command':
        return command(message as CommandMessage, reply, refuse);
      case 'say':
        return say(message as Say, reply, refuse);
      case 'ask': {
        const { room, wish } = message as Ask;
        const caller = callerIn(room);
        if (caller === null) return refuse(refusal('not-joined'));
        const asked = house.asking.ask(caller, wish);
        return asked.ok ? reply({ ok: true }) : refuse(asked.error);
      }
      case 'answer': {
        const caller = callerIn((message as AnswerQuestion).room);
        if (caller === null) return refuse(refusal('not-joined'));
        return house.asking.answer(caller, message as AnswerQuestion, reply, refuse);
      }
      default:
        return assertNever(event);
    }
  }

  async function join(message: Join, reply: Reply, refuse: (refusal: WireRefusal) => void): Promise<void> {
    const tooOften = arrival.refusal();
    if (tooOften !== null) return refuse(tooOften);
    return enter(message, reply, refuse);
  }

  async function enter(message: Join, reply: Reply, refuse: (refusal: WireRefusal) => void): Promise<void> {
    leave();
    bound = message.room;
    const mine = visit;
    const caller = await callerBy(house, message.token);
    if (!caller.ok) return refuse(caller.error);
    const { person, token } = caller.value;
    const found = await arrival.find(message.room);
    if (!found.ok) {
      if (!('reason' in found.error)) return refuse({ clause: null, ...found.error });
      log.error({ room: message.room, reason: found.error.reason }, 'a room could not be read');
      return refuse(refusal('storage-failed'));
    }
    const renewed = await freshTokenFor(house, found.value, caller.value, address);
    // Another message of this connection, or its end, came before the store's answer.
    if (mine !== visit || !socket.connected) {
      registry.release(found.value);
      return refuse(refusal('not-joined'));
    }
    const room = registry.live(message.room);
    // Everybody else left between the store's answer and here, and the room was forgotten again.
    if (room === undefined) return enter(message, reply, refuse);
    if (!renewed.ok) {
      registry.release(room);
      return refuse(renewed.error);
    }
    if (!hasPlace(room, person, limits)) return refuse(refusal('room-full'));
    if (renewed.value !== null) note(renewed.value);
    // From here to the reply nothing is awaited: no row is written between these rows and those that will come.
    place = { room: room.id, person };
    room.people.set(socket.id, person);
    if (room.people.size === 1) house.visited(room.id);
    house.rowLimits.came(room, person, address);
    house.asking.came({ room, person, address }, socket.id);
    const presence = presenceIn(room);
    const before = house.sentTo(socket);
    reply({
      ok: true,
      token: renewed.value ?? token,
      person,
      ...room.since(message.lastSeq),
      presence,
      talk: house.talk.recent(room),
      ...house.asking.told(room, person),
      time: room.now,
    } satisfies Joined);
    arrival.answered(house.sentTo(socket) - before);
    // It may have been the last that a connection was sent that does not read.
    if (mine !== visit) return;
    log.info({ room: room.id, person }, 'somebody joins');
    announcer.answered(room, presence);
    announcer.changed(room.id);
    house.steward.came(room, person);
  }

  /** Of other tokens nothing can be known here: they cost nobody who comes back a wait for the store. */
  async function keep({ token }: Kept, reply: Reply, refuse: (refusal: WireRefusal) => void): Promise<void> {
    if (!given.delete(token)) return reply({ ok: true });
    const done = await tokenArrived(house, token);
    if (done.ok) return reply({ ok: true });
    note(token);
    return refuse(done.error);
  }

  function note(token: Token): void {
    given.add(token);
    const [oldest] = given;
    if (given.size > MOST_GIVEN && oldest !== undefined) given.delete(oldest);
  }

  function callerIn(id: RoomId): Caller | null {
    const room = place === null ? undefined : registry.live(place.room);
    if (place === null || room === undefined || id !== room.id) return null;
    return { room, person: place.person, address };
  }

  function leave(): void {
    visit += 1;
    bound = null;
    if (place === null) return;
    const { person } = place;
    const room = registry.live(place.room);
    place = null;
    if (room === undefined) return;
    room.people.delete(socket.id);
    house.asking.left(room, person, socket.id);
    announcer.changed(room.id);
    house.steward.left(room, person);
    registry.release(room);
  }

  async function command(
    message: CommandMessage,
    reply: Reply,
    refuse: (refusal: WireRefusal) => void,
  ): Promise<void> {
    const room = place === null ? undefined : registry.live(place.room);
    if (place === null || room === undefined || message.room !== room.id)
      return refuse(refusal('not-joined'));
    const { id } = message;
    const { person } = place;
    const notWritten = (): void => refuse(refusal('storage-failed'));
    const known = room.find(id, person);
    // What became of it is told to whoever sent it, and to nobody else.
    if (known === 'others') return refuse({ ...refusal('malformed'), field: 'id' });
    if (typeof known === 'number') return reply({ ok: true, seq: known });
    if (room.isDoubtful)
      return (await committer.recover(room)) ? command(message, reply, refuse) : notWritten();
    if (known !== undefined) {
      known.repeats.push((seq) => (seq === null ? notWritten() : reply({ ok: true, seq })));
      return;
    }
    const caller: Caller = { room, person, address };
    const tooMuch = house.rowLimits.refusal(room, person, address, message.command);
    if (tooMuch !== null) return refuse(tooMuch);
    const proposed = room.propose({
      decide: (state): Accepted | { readonly ok: false; readonly error: WireRefusal } => {
        const isFirstAsked = house.asking.before(caller, state, message.command);
        if (isFirstAsked !== null) return { ok: false, error: isFirstAsked };
        const isAdmitted = house.asking.isAdmitted(room, person);
        return decide(state, message.command, { person, dice: house.dice, isAdmitted });
      },
      command: { id, by: person },
      refuse: notWritten,
    });
    if (!proposed.ok) return refuse(proposed.error);
    house.rowLimits.spend(room, person, address, message.command);
    return committer.submit(proposed.value);
  }

  function say({ room: id, words }: Say, reply: Reply, refuse: (refusal: WireRefusal) => void): void {
    const room = place === null ? undefined : registry.live(place.room);
    if (place === null || room === undefined || id !== room.id) return refuse(refusal('not-joined'));
    const said = house.talk.say(room, place.person, address, words);
    if (!said.ok) return refuse(said.error);
    reply({ ok: true });
  }

  socket.onAny((event: string, ...args: unknown[]) => receive(event, args));
  socket.on('disconnect', leave);
}

/** Watchers lock nobody out who has a seat, and nobody who is the host. */
function hasPlace({ people, state }: LiveRoom, person: PersonId, limits: Limits): boolean {
  if (people.size < limits.connectionsPerRoom) return true;
  if (state.host !== person && playersOf(state, person).length === 0) return false;
  return [...people.values()].filter((other) => other === person).length < limits.ownConnections;
}
