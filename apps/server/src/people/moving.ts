// Owns moving seats to another device: the holder is given a pass, and whoever presents it takes the seats over.
import type { PassGiven, Refused, Take, Taken, WireRefusal, WireRefusalCode } from '@ludo/protocol';
import { decideMove, playersOf } from '@ludo/room';
import type { Caller } from './host-questions.ts';
import type { Committer } from '../rooms/committer.ts';
import type { Unwritten } from '../rooms/live-room.ts';
import { tellOnceWritten } from '../rooms/repeats.ts';
import type { Passes } from './passes.ts';
import type { RowLimits } from '../rooms/row-limits.ts';

interface MovingContext {
  readonly passes: Passes;
  readonly committer: Committer;
  readonly rowLimits: RowLimits;
}

type Refuse = (refusal: WireRefusal) => void;

export function givePass(
  { passes }: MovingContext,
  { room, person }: Caller,
  reply: (answer: PassGiven) => void,
  refuse: Refuse,
): void {
  if (playersOf(room.state, person).length === 0) return refuse({ code: 'not-allowed', clause: null });
  reply({ ok: true, ...passes.give(room, person) });
}

export async function takeSeats(
  context: MovingContext,
  caller: Caller,
  take: Take,
  reply: (answer: Taken) => void,
  refuse: Refuse,
): Promise<void> {
  const { room, person, address } = caller;
  const { pass, isSure } = take;
  const notWritten = (): void => refuse(refusal('storage-failed'));
  const again = (): void => void takeSeats(context, caller, take, reply, refuse);
  const unwritten = (why: Unwritten): void => (why === 'failed' ? notWritten() : again());
  if (room.isDoubtful && !(await context.committer.recover(room))) return notWritten();
  const move = { do: 'move' } as const;
  const hold = (): (() => void) => (isSure ? context.rowLimits.hold(room, address, move) : () => undefined);
  // Whether somebody is taking the seats may follow from rows that are not written.
  const onceWritten = (tell: () => void): void => tellOnceWritten({ room, hold, tell, unwritten });
  const refuseOnceWritten = (error: WireRefusal): void => onceWritten(() => refuse(error));
  const found = context.passes.look(room.id, pass, person);
  if (found === null) return refuseOnceWritten(refusal('pass-unknown'));
  const { from, underway } = found;
  if (found.players !== null) return reply({ ok: true, players: found.players });
  const players = playersOf(room.state, from);
  if (underway !== null)
    return tellOnceWritten({
      room,
      row: underway,
      hold,
      tell: () => reply({ ok: true, players }),
      unwritten,
    });
  const show = (): void => {
    const decided = decideMove(room.state, from, person);
    if (decided.ok) reply({ ok: true, players: playersOf(room.state, from) });
    else refuse(decided.error);
  };
  if (!isSure) return onceWritten(show);
  const allowed = context.rowLimits.ask(room, person, address, move);
  if (!allowed.ok) return refuseOnceWritten(allowed.error);
  const proposed = room.propose({
    decide: (state) => decideMove(state, from, person),
    // Answered below, as repeated requests are.
    unwritten: () => undefined,
  });
  if (!proposed.ok) return refuseOnceWritten(proposed.error);
  const giveBack = allowed.value();
  found.begin(proposed.value);
  proposed.value.repeats.push((fate) => {
    if (typeof fate !== 'number') {
      giveBack();
      found.failed();
      return unwritten(fate);
    }
    found.done(players);
    reply({ ok: true, players });
  });
  return context.committer.submit(proposed.value);
}

function refusal(code: WireRefusalCode): Refused['refusal'] {
  return { code, clause: null };
}
