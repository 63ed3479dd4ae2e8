import { failure, success } from '@ludo/rules';
import type { TelevisionDoor } from '../table.ts';
import type { Wire } from './wire.ts';

/** Milliseconds. */
const PATIENCE = 8000;

export function remoteTelevision(wire: Wire, room: string): TelevisionDoor {
  return {
    room,
    show: (code) =>
      new Promise((resolve) => {
        if (!wire.connected) return resolve(failure(null));
        wire.timeout(PATIENCE).emit('show', { room, code }, (error, answer) => {
          if (error !== null) return resolve(failure(null));
          resolve(answer.ok ? success(null) : failure(answer.refusal));
        });
      }),
  };
}
