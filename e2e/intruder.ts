// Somebody with a program of their own instead of the page, over a real socket.
import { PROTOCOL_VERSION, type Created, type RefusalCode } from '@ludo/protocol';
import { io, type Socket } from 'socket.io-client';

export interface Intruder {
  /** The code of its refusal, or 'accepted'. */
  readonly command: (command: object) => Promise<RefusalCode | 'accepted'>;
  readonly leave: () => void;
}

/** Joins the table of this link. */
export async function intrude(link: string): Promise<Intruder> {
  const { origin, pathname } = new URL(link);
  const socket = io(origin, { transports: ['websocket'], forceNew: true });
  return come(socket, pathname.split('/').at(-1) ?? '');
}

/** Opens a table, without a seat. */
export async function host(
  origin: string,
  opening: { readonly rules: string; readonly seats: string; readonly position: string },
): Promise<Intruder & { readonly room: string; readonly path: string }> {
  const socket = io(origin, { transports: ['websocket'], forceNew: true });
  const made = (await say(socket, 'create', { v: PROTOCOL_VERSION, ...opening })) as Answer &
    Partial<Created>;
  if (!made.ok || made.room === undefined) throw new Error(JSON.stringify(made));
  return { ...(await come(socket, made.room, made.token)), room: made.room, path: `/table/${made.room}` };
}

async function come(socket: Socket, room: string, token?: string): Promise<Intruder> {
  let commands = 0;
  const joined = await say(socket, 'join', {
    v: PROTOCOL_VERSION,
    room,
    lastSeq: 0,
    ...(token === undefined ? {} : { token }),
  });
  if (!joined.ok) throw new Error(JSON.stringify(joined));
  return {
    async command(command) {
      const id = `intruder-${++commands}`;
      // An accepted command is answered by its row.
      const accepted = new Promise<'accepted'>((resolve) => {
        socket.on('row', (row: { id?: string }) => {
          if (row.id === id) resolve('accepted');
        });
      });
      const answered = say(socket, 'command', { room, id, command }).then((answer) =>
        answer.ok ? 'accepted' : answer.refusal.code,
      );
      return Promise.race([accepted, answered]);
    },
    leave: () => void socket.disconnect(),
  };
}

async function say(socket: Socket, event: string, message: object): Promise<Answer> {
  return (await socket.timeout(5000).emitWithAck(event, message)) as Answer;
}

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: { readonly code: RefusalCode } };
