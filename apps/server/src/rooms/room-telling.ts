// Owns telling something to all who are in a room: so many in each turn of the event loop, however large the crowd, and first those
// who play. Whatever else the room is told waits for it; who comes meanwhile knows it already.
import { performance } from 'node:perf_hooks';
import type { ServerToClientEvents } from '@ludo/protocol';
import type { Turns } from '../kit/turns.ts';
import type { LiveRoom } from './live-room.ts';
import { namedIn } from './room-people.ts';

type Event = keyof ServerToClientEvents;

interface RoomTellingOptions {
  /** Told within a room's turn, which goes on. */
  readonly telling: Pick<Turns, 'goOn'>;
  /** Connections in one turn. */
  readonly most: number;
  readonly broadcaster: {
    tellText(sockets: readonly string[], event: Event, text: string): void;
  };
  /** Milliseconds. */
  readonly now?: () => number;
}

/** `told`: everybody has been, so many milliseconds after the first. */
type TellRoom = (room: LiveRoom, event: Event, text: string, told?: (milliseconds: number) => void) => void;

export function createRoomTelling({
  telling,
  most,
  broadcaster,
  now = () => performance.now(),
}: RoomTellingOptions): TellRoom {
  return (room, event, text, told) => {
    const begun = now();
    const { people } = room;
    const sockets = people.size <= most ? [...people.sockets()] : playersFirst(room);
    const tellFrom = (from: number): void => {
      const next = from + most;
      // Some have left since the last turn.
      const isHere = (socket: string): boolean => from === 0 || people.has(socket);
      broadcaster.tellText(sockets.slice(from, next).filter(isHere), event, text);
      const left = sockets.length - next;
      if (left > 0) telling.goOn(room.id, () => tellFrom(next), Math.min(left, most));
      else told?.(now() - begun);
    };
    tellFrom(0);
  };
}

/** Those of holders of seats, and of the host, first. */
function playersFirst({ people, state }: LiveRoom): readonly string[] {
  const first = new Set([...namedIn(state)].flatMap((person) => [...people.socketsOf(person)]));
  for (const socket of people.sockets()) first.add(socket);
  return [...first];
}
