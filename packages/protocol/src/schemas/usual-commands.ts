// Owns a quick look at what a game consists of, throws and plays: the schemas take many times as long. What it does not
// know is judged by them.
import type { CommandMessage } from '../messages.ts';
import { chainValue, commandId, playText, roomIdSchema } from './fields.ts';

const ROOM = roomIdSchema.pipe[1].requirement;
const ID = commandId.pipe[1].requirement;
const VALUE = chainValue.pipe[1].requirement;
const LONGEST_PLAY = playText.pipe[1].requirement;

/** True only of what the schema of commands takes, too. */
export function isUsualCommand(message: unknown): message is CommandMessage {
  if (!isObject(message) || Object.keys(message).length !== 3) return false;
  const { room, id, command } = message;
  return matches(room, ROOM) && matches(id, ID) && isObject(command) && isUsual(command);
}

function isUsual(command: Readonly<Record<string, unknown>>): boolean {
  const { do: deed, ply, value, play } = command;
  const fields = Object.keys(command).length;
  if (typeof ply !== 'number' || !Number.isSafeInteger(ply) || ply < 0) return false;
  if (deed === 'play') return fields === 3 && typeof play === 'string' && play.length <= LONGEST_PLAY;
  return deed === 'throw' && (fields === 2 || (fields === 3 && matches(value, VALUE)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}
