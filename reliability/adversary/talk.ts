// Owns what attackers do in the game: tables of their own, and tables with as much talk as is stored.
import { randomBytes } from 'node:crypto';
import { PROTOCOL_VERSION as v } from '@ludo/protocol';
import { standardChoices } from '@ludo/room';
import type { Ground } from './ground.ts';
import { Wire } from './wire.ts';

export { v };

export const newId = (): string => randomBytes(12).toString('base64url');

/** Well-formed; there is none. */
export const noRoom = (): string => randomBytes(9).toString('base64url');

export async function openTable(wire: Wire, rules = 'ludo', seats = '1234'): Promise<string | null> {
  const table = { ...standardChoices, talk: 'text' };
  const opened = await wire.ask('create', { v, rules, seats, table });
  return opened?.['ok'] === true ? String(opened['room']) : null;
}

export const joinOf = (room: string, lastSeq = 0): object => ({ v, room, lastSeq });

/** Per room; characters of one, of three bytes each; lines of one speaker. */
const LINES = 100;
const LENGTH = 200;
const EACH = 5;
/** One address may not say all of it. */
const ADDRESSES = 3;

/** With the longest answer to a join; null: the server prevented it. */
export async function talkativeTable(ground: Ground, from: number): Promise<string | null> {
  // An empty room loses its talk.
  const opener = await Wire.enter(ground, from);
  const room = opener === null ? null : await openTable(opener);
  if (opener === null || room === null) return null;
  await opener.ask('join', joinOf(room));
  for (let said = 0; said < LINES;) {
    const speaker = await Wire.enter(ground, from + (said % ADDRESSES));
    if (speaker === null) return null;
    await speaker.ask('join', joinOf(room));
    // Seated persons may say more than watchers.
    speaker.tell('command', { room, id: newId(), command: { do: 'sit', player: 1, name: 'Eve' } });
    for (let line = 0; line < EACH; line += 1, said += 1) {
      const words = { text: '語'.repeat(LENGTH - 3) + String(said).padStart(3, '0') };
      const answer = await speaker.ask('say', { room, words });
      ground.note(answer?.['ok'] === true ? 'lines said' : 'lines refused');
    }
    const id = newId();
    speaker.tell('command', { room, id, command: { do: 'stand', player: 1 } });
    await speaker.ask('leave', { room });
    speaker.end();
  }
  return room;
}
