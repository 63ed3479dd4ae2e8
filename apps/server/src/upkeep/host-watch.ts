// Owns passing on the host's role when a host without a player's seat has lost the connection. The host (a watcher, or
// someone whose bot plays) has the same grace time as a player; then the first player present takes over.
import { heirOf, isHostAccountedFor } from '@ludo/room';
import type { PersonId, RoomState, Row } from '@ludo/room';
import type { RoomId } from '@ludo/protocol';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Wait } from '../kit/wait.ts';

interface HostWatchOptions {
  readonly wait: Wait;
  /** Milliseconds that a lost connection may take to come back before the table's grace time begins. */
  readonly briefly: number;
  /** The room if it is in memory; in one that is not, nobody is present to take over. */
  readonly live: (room: RoomId) => LiveRoom | undefined;
  readonly propose: (room: LiveRoom, decide: (state: RoomState) => Row | null) => void;
}

interface HostWatch {
  /** Somebody came, left or sat down, or the host changed. */
  look(room: LiveRoom): void;
  stop(): void;
}

export function createHostWatch({ wait, briefly, live, propose }: HostWatchOptions): HostWatch {
  /** The absent host of each room, and how to cancel the wait. */
  const waited = new Map<RoomId, { readonly host: PersonId; readonly callOff: () => void }>();

  function forget(id: RoomId): void {
    waited.get(id)?.callOff();
    waited.delete(id);
  }

  function look(room: LiveRoom): void {
    const { state } = room;
    const isGone = !isHostAccountedFor(state) && !room.isConnected(state.host) && room.people.size > 0;
    if (!isGone) return forget(room.id);
    if (waited.get(room.id)?.host === state.host) return;
    forget(room.id);
    const callOff = wait(briefly + state.table.grace * 1000, () => {
      waited.delete(room.id);
      const present = live(room.id);
      if (present === undefined || present.isDoubtful) return;
      propose(present, (decided) => {
        const heir = present.isConnected(decided.host)
          ? null
          : heirOf(decided, (person) => present.isConnected(person));
        return heir === null ? null : { t: 'host', p: heir.player };
      });
    });
    waited.set(room.id, { host: state.host, callOff });
  }

  return {
    look,
    stop() {
      for (const { callOff } of waited.values()) callOff();
      waited.clear();
    },
  };
}
