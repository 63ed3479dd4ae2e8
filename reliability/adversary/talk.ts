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

/** Long lines, of characters that are three bytes each, by persons from this address on. */
const SAYINGS = 20;
const LENGTH = 1000;

/** A room whose answer to a join is as long as it can be; null: the server did not let it come about. */
export async function talkativeTable(ground: Ground, from: number): Promise<string | null> {
  const opener = await Wire.enter(ground, from);
  if (opener === null) return null;
  const room = await openTable(opener);
  opener.end();
  if (room === null) return null;
  for (let said = 0; said < SAYINGS;) {
    const speaker = await Wire.enter(ground, from);
    if (speaker === null) return null;
    await speaker.ask('join', joinOf(room));
    for (let line = 0; line < 5; line += 1, said += 1)
      await speaker.ask('say', { room, words: { text: '語'.repeat(LENGTH - 1) + String(line) } });
    ground.note('lines said', 5);
    // The last one stays: a room that everybody has left is forgotten with what was said in it.
    if (said < SAYINGS) speaker.end();
  }
  return room;
}
