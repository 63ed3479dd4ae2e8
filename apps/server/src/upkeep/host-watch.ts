// Owns passing on the role of a host without a player's seat who has lost the connection: after the grace time the
// first player present takes over.
import { heirOf, isHostAccountedFor } from '@ludo/room';
import type { PersonId, RoomState, Row } from '@ludo/room';
import type { RoomId } from '@ludo/protocol';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Wait } from '../kit/wait.ts';

interface HostWatchOptions {
  readonly wait: Wait;
  /** Milliseconds for a lost connection before the table's grace time begins. */
  readonly briefly: number;
  /** False: the host may be connected to another process. */
  readonly hearsOthers: () => boolean;
  /** Only rooms in memory: in others nobody is there to take over. */
  readonly live: (room: RoomId) => LiveRoom | undefined;
  /** The store's rows must be known first: reads them in time, and looks again. */
  readonly doubtful: (room: LiveRoom) => void;
  readonly propose: (room: LiveRoom, decide: (state: RoomState) => Row | null) => void;
}

interface HostWatch {
  /** To be called when somebody came, left or sat down, or the host changed. */
  look(room: LiveRoom): void;
  stop(): void;
}

export function createHostWatch({
  wait,
  briefly,
  hearsOthers,
  live,
  doubtful,
  propose,
}: HostWatchOptions): HostWatch {
  /** The absent host of each room. */
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
      if (present === undefined) return;
      if (present.isDoubtful) return doubtful(present);
      if (!hearsOthers()) return look(present);
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
