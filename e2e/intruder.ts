// Somebody with a program of their own instead of the page: says to the server whatever they like, over a real socket.
import { PROTOCOL_VERSION, type RefusalCode } from '@ludo/protocol';
import { io } from 'socket.io-client';

export interface Intruder {
  /** What became of a command: the code of its refusal, or 'accepted'. */
  readonly command: (command: object) => Promise<RefusalCode | 'accepted'>;
  readonly leave: () => void;
}

/** Joins the table of this link as a person of their own. */
export async function intrude(link: string): Promise<Intruder> {
  const { origin, pathname } = new URL(link);
  const room = pathname.split('/').at(-1) ?? '';
  const socket = io(origin, { transports: ['websocket'], forceNew: true });
  let commands = 0;
  const say = async (event: string, message: object): Promise<Answer> =>
    (await socket.timeout(5000).emitWithAck(event, message)) as Answer;
  const joined = await say('join', { v: PROTOCOL_VERSION, room, lastSeq: 0 });
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
      const answered = say('command', { room, id, command }).then((answer) =>
        answer.ok ? 'accepted' : answer.refusal.code,
      );
      return Promise.race([accepted, answered]);
    },
    leave: () => void socket.disconnect(),
  };
}

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: { readonly code: RefusalCode } };
