// Owns where one connection is, as whom, and which new tokens it was given there.
import type { AskLog, Join, Joined, LogPart, TokenKept, RoomId, Token, WireRefusal } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';
import type { Caller } from '../people/host-questions.ts';
import { callerBy, freshTokenFor, tokenArrived } from '../people/callers.ts';
import type { GameSocket, ServerContext } from './server-context.ts';
import { connectionOf, hangUp } from './engine.ts';
import { refusal } from './incoming.ts';
import type { Answering } from './incoming.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { presenceIn } from '../rooms/presence.ts';

const MOST_GIVEN = 4;

interface Place {
  readonly room: RoomId;
  readonly person: PersonId;
}

interface Entering {
  readonly person: PersonId;
  readonly token: Token;
  /** Null: they go on with theirs. */
  readonly renewed: Token | null;
}

export interface Visit {
  readonly place: Place | null;
  join(message: Join, answering: Answering): Promise<void>;
  leave(room: RoomId): void;
  end(): void;
  keep(message: TokenKept, answering: Answering): Promise<void>;
  callerIn(room: RoomId): Caller | null;
  log(message: AskLog, answering: Answering): Promise<void>;
}

export function createVisit(context: ServerContext, socket: GameSocket, address: string): Visit {
  const { registry, announcer, log } = context;
  const arrival = context.joins(address);
  /** Not known to have arrived; oldest first. */
  const given = new Set<Token>();
  let place: Place | null = null;
  /** In it, or on the way there. */
  let bound: RoomId | null = null;
  /** Rises with every join and leave: a join that was overtaken is dropped. */
  let turn = 0;

  async function join(message: Join, { reply, refuse }: Answering): Promise<void> {
    end();
    bound = message.room;
    const mine = turn;
    const caller = await callerBy(context, message.token, address);
    if (!caller.ok) return refuse(caller.error);
    const found = await arrival.find(message.room);
    if (!found.ok) {
      if (found.error.code === 'server-stopping') {
        refuse(refusal('server-stopping'));
        return hangUp(connectionOf(socket));
      }
      if (!('reason' in found.error)) return refuse({ clause: null, ...found.error });
      // The store was closed while the room was read.
      if (context.isStopping()) return refuse(refusal('server-stopping'));
      log.error({ room: message.room, reason: found.error.reason }, 'a room could not be read');
      return refuse(refusal('storage-failed'));
    }
    // It was told of rows by another process, which this one has not heard of.
    const knowsMore = message.lastSeq > found.value.state.seq;
    const tooOften = knowsMore ? await context.toldElsewhere(found.value, address) : null;
    if (tooOften !== null) {
      registry.release(found.value);
      return refuse(tooOften);
    }
    const renewed = await freshTokenFor(context, found.value, caller.value, address);
    const entered = await arrival.inTurn((): WireRefusal | 'entered' | 'forgotten' => {
      // Another message, or the end of the connection, came first.
      if (mine !== turn || !socket.connected) {
        registry.release(found.value);
        return refusal('not-joined');
      }
      const room = registry.live(message.room);
      if (room === undefined) return 'forgotten';
      const refused = renewed.ok ? refusalToEnter(room, caller.value.person) : renewed.error;
      if (refused !== null) registry.release(room);
      else enter(room, message, { ...caller.value, renewed: renewed.ok ? renewed.value : null }, reply);
      return refused ?? 'entered';
    });
    // Everybody else has left meanwhile.
    if (entered === 'forgotten') return join(message, { reply, refuse });
    if (entered !== 'entered') refuse(entered);
  }

  function refusalToEnter(room: LiveRoom, person: PersonId): WireRefusal | null {
    return context.roomPlaces.has(room, person, address) ? arrival.refusalToWake(room) : refusal('room-full');
  }

  /** Nothing is waited for in it: no row may come between the rows of the reply and the following ones. */
  function enter(
    room: LiveRoom,
    message: Join,
    { person, token, renewed }: Entering,
    reply: Answering['reply'],
  ): void {
    const mine = turn;
    if (renewed !== null) note(renewed);
    place = { room: room.id, person };
    room.people.came(socket.id, person, message.television);
    context.roomPlaces.take(room, address);
    if (room.people.size === 1) context.visited(room.id);
    context.rowLimits.came(room, person, address);
    context.hostQuestions.came({ room, person, address, socket: socket.id });
    const presence = presenceIn(room);
    const before = context.sentTo(socket);
    reply({
      ok: true,
      token: renewed ?? token,
      person,
      ...room.since(message.lastSeq),
      presence,
      talk: context.talk.recent(room),
      ...context.hostQuestions.told(room, person),
      time: room.now,
      ...context.push.told,
    } satisfies Joined);
    arrival.answered(context.sentTo(socket) - before);
    // It does not read, and may have been cut.
    if (mine !== turn) return;
    log.info({ room: room.id, person }, 'somebody joins');
    announcer.answered(room, presence);
    announcer.changed(room.id);
    context.steward.came(room, person);
  }

  function end(): void {
    turn += 1;
    bound = null;
    if (place === null) return;
    const { person } = place;
    const room = registry.live(place.room);
    place = null;
    if (room === undefined) return;
    room.people.left(socket.id);
    context.roomPlaces.giveBack(room, address);
    context.hostQuestions.left(room, person, socket.id);
    announcer.changed(room.id);
    context.steward.left(room, person);
    context.push.look(room);
    registry.release(room);
  }

  function note(token: Token): void {
    given.add(token);
    const [oldest] = given;
    if (given.size > MOST_GIVEN && oldest !== undefined) given.delete(oldest);
  }

  return {
    get place() {
      return place;
    },
    async join(message, answering) {
      const tooOften = arrival.refusal();
      return tooOften === null ? arrival.joining(() => join(message, answering)) : answering.refuse(tooOften);
    },
    leave(room) {
      if (room === bound) end();
    },
    end,
    /** Unknown tokens are confirmed without the store, so that they delay nobody. */
    async keep({ token }, { reply, refuse }) {
      if (!given.delete(token)) return reply({ ok: true });
      const done = await tokenArrived(context, token, address);
      if (done.ok) return reply({ ok: true });
      note(token);
      return refuse(done.error);
    },
    async log({ room, after }, { reply, refuse }) {
      if (place?.room !== room) return refuse(refusal('not-joined'));
      const part = await arrival.logPart(room, after);
      if (!part.ok) return refuse(part.error);
      await arrival.inTurn(() => {
        const before = context.sentTo(socket);
        reply({ ok: true, rows: part.value } satisfies LogPart);
        arrival.answered(context.sentTo(socket) - before);
      });
    },
    callerIn(id) {
      const room = place === null ? undefined : registry.live(place.room);
      if (place === null || room === undefined || room.isLeft || id !== room.id) return null;
      return { room, person: place.person, address, socket: socket.id };
    },
  };
}
