// Owns the host's role at a table whose host has no connection any more, and no seat by which the log would tell: whoever
// only watches, or lets a bot play, is waited for as long as a player is; then the first player who is there takes over.
import { heirOf, isHostAccountedFor } from '@ludo/room';
import type { PersonId, RoomState, Row } from '@ludo/room';
import type { RoomId } from '@ludo/protocol';
import type { LiveRoom } from './live-room.ts';
import type { Wait } from './wait.ts';

interface HostWatchOptions {
  readonly wait: Wait;
  /** Milliseconds that a lost connection may take to come back, before the grace time of the table begins. */
  readonly briefly: number;
  /** The room, if it is in memory: nobody is there to take over in one that is not. */
  readonly live: (room: RoomId) => LiveRoom | undefined;
  readonly propose: (room: LiveRoom, decide: (state: RoomState) => Row | null) => void;
}

interface HostWatch {
  /** Somebody came, left or sat down, or the role went to somebody else. */
  look(room: LiveRoom): void;
  stop(): void;
}

export function createHostWatch({ wait, briefly, live, propose }: HostWatchOptions): HostWatch {
  /** Which host is waited for, and how that is called off. */
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
