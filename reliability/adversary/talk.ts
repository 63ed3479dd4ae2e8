// Owns what attackers say in the game's own words: tables of theirs, and tables where as much has been said as is kept.
import { randomBytes } from 'node:crypto';
import { PROTOCOL_VERSION as v } from '@ludo/protocol';
import { standardChoices } from '@ludo/room';
import type { Ground } from './ground.ts';
import { Wire } from './wire.ts';

export { v };

export const newId = (): string => randomBytes(12).toString('base64url');

/** As a link would name it; there is no such room. */
export const noRoom = (): string => randomBytes(9).toString('base64url');

/** A new room, if one may still be opened. */
export async function openTable(wire: Wire, rules = 'ludo', seats = '1234'): Promise<string | null> {
  const table = { ...standardChoices, talk: 'text' };
  const opened = await wire.ask('create', { v, rules, seats, table });
  return opened?.['ok'] === true ? String(opened['room']) : null;
}

export const joinOf = (room: string, lastSeq = 0): object => ({ v, room, lastSeq });

/** Lines that are kept of a room, each of as many characters as it may have, of three bytes; and lines of one speaker. */
const LINES = 100;
const LENGTH = 200;
const EACH = 5;
/** An address may not say all of it. */
const ADDRESSES = 3;

/** A room whose answer to a join is as long as it can be; null: the server did not let it come about. */
export async function talkativeTable(ground: Ground, from: number): Promise<string | null> {
  // Stays: a room that everybody has left is forgotten with what was said in it.
  const opener = await Wire.enter(ground, from);
  const room = opener === null ? null : await openTable(opener);
  if (opener === null || room === null) return null;
  await opener.ask('join', joinOf(room));
  for (let said = 0; said < LINES;) {
    const speaker = await Wire.enter(ground, from + (said % ADDRESSES));
    if (speaker === null) return null;
    await speaker.ask('join', joinOf(room));
    // Who has a seat may say more than who watches.
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
