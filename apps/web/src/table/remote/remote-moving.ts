/** Asks for a pass to another device, and takes seats over with one. */
import type { ClientToServerEvents, ServerToClientEvents } from '@ludo/protocol';
import { failure, success } from '@ludo/rules';
import type { Socket } from 'socket.io-client';
import type { Moving } from '../table.ts';

type Wire = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Milliseconds. */
const PATIENCE = 8000;

/** Sends nothing without a connection: it would arrive before the room is joined again. */
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
