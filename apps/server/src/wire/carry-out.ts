// Owns carrying out a command: once, only if its sender may, and with an answer.
import type { CommandMessage, WireRefusal } from '@ludo/protocol';
import { decide } from '@ludo/room';
import type { Accepted } from '@ludo/room';
import type { Caller } from '../people/host-questions.ts';
import type { Unwritten } from '../rooms/live-room.ts';
import { tellOnceWritten } from '../rooms/repeats.ts';
import type { ServerContext } from './server-context.ts';
import { refusal } from './incoming.ts';
import type { Answering } from './incoming.ts';

type Shared = Pick<
  ServerContext,
  'hostQuestions' | 'committer' | 'roomDice' | 'rowLimits' | 'steward' | 'toldElsewhere'
>;

/** `callerNow`: the sender, if still in the room; asked again after every await. */
export function carryOut(
  context: Shared,
  callerNow: () => Caller | null,
  message: CommandMessage,
  answering: Answering,
  hasLooked = false,
): Promise<void> | void {
  const { reply, refuse } = answering;
  const caller = callerNow();
  if (caller === null) return refuse(refusal('not-joined'));
  const { room, person, address } = caller;
  const { id, command } = message;
  const notWritten = (): void => refuse(refusal('storage-failed'));
  // By the state as it is now; the room is read, so that nothing is waited for.
  const again = (): void => void carryOut(context, callerNow, message, answering);
  const unwritten = (why: Unwritten): void => (why === 'failed' ? notWritten() : again());
  const hold = (): (() => void) => context.rowLimits.hold(room, address, command);
  const refuseOnceWritten = (
    error: WireRefusal | (() => WireRefusal),
    forgive = (): void => undefined,
  ): void =>
    tellOnceWritten({
      room,
      hold,
      tell: () => refuse(typeof error === 'function' ? error() : error),
      unwritten(why) {
        forgive();
        unwritten(why);
      },
    });
  const known = room.find(id, person);
  if (known === 'others') return refuseOnceWritten({ ...refusal('malformed'), field: 'id' });
  if (typeof known === 'number') return reply({ ok: true, seq: known });
  if (room.isDoubtful) {
    const isRead = context.committer.recover(room);
    return isRead.then((isNow) => (isNow ? carryOut(context, callerNow, message, answering) : notWritten()));
  }
  if (known !== undefined) {
    // Not right behind the first one: where it stands there would be seen from the answers to others.
    const isKept = (): boolean => typeof room.find(id, person) === 'number';
    return tellOnceWritten({
      room,
      hold,
      tell: again,
      unwritten: (why) => (isKept() ? again() : unwritten(why)),
    });
  }
  // It was told of a row by another process, which this one has not heard of; own ones are told once they are written.
  if (!hasLooked && 'ply' in command && command.ply > room.state.ply) {
    const looked = context.toldElsewhere(room, address);
    return looked.then((tooOften) =>
      tooOften === null ? carryOut(context, callerNow, message, answering, true) : refuse(tooOften),
    );
  }
  const allowed = context.rowLimits.ask(room, person, address, command);
  if (!allowed.ok) return refuseOnceWritten(allowed.error);
  const dice = context.roomDice.of(room);
  let giveBack = (): void => undefined;
  const proposed = room.propose({
    decide: (state): Accepted | { readonly ok: false; readonly error: WireRefusal | (() => WireRefusal) } => {
      const askFirst = context.hostQuestions.before(caller, state, command);
      if (askFirst !== null) return { ok: false, error: askFirst };
      const isAdmitted = context.hostQuestions.isAdmitted(room, person);
      return decide(state, command, { person, dice, isAdmitted });
    },
    command: { id, by: person },
    unwritten(why) {
      giveBack();
      unwritten(why);
    },
  });
  if (!proposed.ok) {
    const { error } = proposed;
    const isWrong = typeof error !== 'function' && error.code === 'value-wrong';
    return refuseOnceWritten(error, isWrong ? context.rowLimits.erred(room, person) : undefined);
  }
  giveBack = allowed.value();
  context.committer.submit(proposed.value);
  // Whoever does something is there, also after a game began without their agreement.
  if (room.state.seatList.some((seat) => seat.state === 'away' && seat.person === person))
    context.steward.came(room, person);
}
