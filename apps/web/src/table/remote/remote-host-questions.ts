import type { ClientToServerEvents, Refused, ServerToClientEvents } from '@ludo/protocol';
import { failure, success, type Result } from '@ludo/rules';
import type { Socket } from 'socket.io-client';
import type { HostQuestionDoor } from '../table.ts';

type Wire = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Milliseconds. */
const PATIENCE = 8000;

/** Does not repeat: a person can press again. */
export function remoteHostQuestions(wire: Wire, room: string): HostQuestionDoor {
  const heard = (
    error: Error | null,
    answer: { readonly ok: true } | Refused,
  ): Result<null, Refused['refusal'] | null> => {
    if (error !== null) return failure(null);
    return answer.ok ? success(null) : failure(answer.refusal);
  };
  return {
    room,
    ask: (wish) =>
      new Promise((resolve) => {
        if (!wire.connected) return resolve(failure(null));
        wire.timeout(PATIENCE).emit('ask', { room, wish }, (error, answer) => resolve(heard(error, answer)));
      }),
    answer: (n, says) =>
      new Promise((resolve) => {
        if (!wire.connected) return resolve(failure(null));
        wire
          .timeout(PATIENCE)
          .emit('answer', { room, n, says }, (error, answer) => resolve(heard(error, answer)));
      }),
  };
}
