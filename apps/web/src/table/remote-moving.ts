/** Asks the server to let seats move to another device, and takes those over that a pass is for. */
import type { ClientToServerEvents, ServerToClientEvents } from '@ludo/protocol';
import { failure, success } from '@ludo/rules';
import type { Socket } from 'socket.io-client';
import type { Moving } from './table.ts';

type Wire = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Milliseconds after which an answer is not waited for any more. */
const PATIENCE = 8000;

/** What is asked while there is no connection would be asked before the table is joined again: it is not asked. */
export function remoteMoving(wire: Wire, room: string): Moving {
  return {
    ask: () =>
      new Promise((resolve) => {
        if (!wire.connected) return resolve(failure(null));
        wire.timeout(PATIENCE).emit('pass', { room }, (error, answer) => {
          if (error !== null) return resolve(failure(null));
          resolve(answer.ok ? success({ pass: answer.pass, until: answer.until }) : failure(answer.refusal));
        });
      }),
    take: (pass, isSure) =>
      new Promise((resolve) => {
        if (!wire.connected) return resolve(failure(null));
        wire.timeout(PATIENCE).emit('take', { room, pass, isSure }, (error, answer) => {
          if (error !== null) return resolve(failure(null));
          resolve(answer.ok ? success(answer.players) : failure(answer.refusal));
        });
      }),
  };
}
