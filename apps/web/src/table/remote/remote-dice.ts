/** What a page finds out about the dice from what it hears. */
import type { Joined } from '@ludo/protocol';
import type { Command, PersonId, RoomState } from '@ludo/room';
import {
  afterJoin,
  afterLog,
  nothingChecked,
  withForeignTips,
  withLostProof,
  type DiceChecked,
  type SeenThrow,
  type SentValue,
  type WholeLog,
} from '../dice/checked.ts';
import { seeing, type RemoteState } from './remote-parts.ts';

/** Of rows that came since, this page has counted the throws itself. */
export function hearLogChecked(state: RemoteState, log: WholeLog): RemoteState {
  const { room } = state.view;
  return room === null || room.seq !== log.seq
    ? state
    : seeing(state, { dice: afterLog(checkedBy(state), room, log), latest: null });
}

export const checkedBy = ({ view }: RemoteState): DiceChecked => view.dice ?? nothingChecked;

/** By this page, or before it by this device. */
function seenBy({ view, seen }: RemoteState): SeenThrow | null {
  return seenThrow(view.room) ?? seen;
}

export function seenThrow(room: RoomState | null): SeenThrow | null {
  const fair = room?.fair ?? null;
  return fair === null ? null : { n: fair.n, result: fair.result };
}

export function checkedAtJoin(state: RemoteState, joined: Joined, room: RoomState | null): DiceChecked {
  const [known, seen] = [state.view.room, seenBy(state)];
  const checked = afterJoin(checkedBy(state), state.name, known, joined, seen, state.sent);
  const compared = withLostProof(checked, room, seen);
  return withForeignTips(compared, known, room, joined.person, isOwnIn(state, joined.person));
}

export const isOwnIn =
  ({ hasTip }: RemoteState, person: PersonId | null) =>
  (tip: string): boolean =>
    person === null || hasTip(person, tip);

/** Kept when the command is refused: the server knows the value. */
export function sentBy({ sent, view }: RemoteState, command: Command): SentValue | null {
  const ply = view.room?.ply;
  const isPart = command.do === 'throw' || command.do === 'value';
  if (!isPart || command.value === undefined || ply === undefined) return sent;
  const { value } = command;
  if (command.do === 'value') return { ply, value };
  const before = sent?.value === value ? (sent.announcements ?? []) : [];
  return { ply: command.ply, value, announcements: [...before, command.announcement ?? null] };
}
