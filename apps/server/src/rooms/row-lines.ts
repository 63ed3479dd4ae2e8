// Owns the log lines about rooms: by public names, never tokens or the names that people chose.
import type { LoggedRow } from '@ludo/room';
import { assertNever } from '@ludo/rules';
import type { Lines } from '../telemetry/lines.ts';
import type { LiveRoom } from './live-room.ts';

export function tellRow(log: Lines, room: LiveRoom, { row, s }: LoggedRow): void {
  switch (row.t) {
    case 'open':
      return;
    case 'sit':
      return log.info({ room: room.id, player: row.p, person: row.who }, 'somebody sits down');
    case 'rename':
      return log.info({ room: room.id, player: row.p }, 'a player has another name or picture');
    case 'stand':
      return log.info({ room: room.id, player: row.p }, 'somebody stands up');
    case 'away':
      return log.info({ room: room.id, player: row.p }, 'a player is away');
    case 'late':
      return log.info({ room: room.id, player: row.p }, 'a player is away for too long');
    case 'back':
      return log.info({ room: room.id, player: row.p }, 'a player is back');
    case 'bot':
      return log.info({ room: room.id, player: row.p, person: row.who }, 'a bot sits down');
    case 'remove':
      return log.info({ room: room.id, player: row.p, person: row.who }, 'a seat is cleared');
    case 'host':
      return log.info({ room: room.id, player: row.p }, 'the room has another host');
    case 'list':
      return log.info(
        { room: room.id, person: row.who },
        row.on ? 'a table is public' : 'a table is by link only',
      );
    case 'move':
      return log.info({ room: room.id, from: row.from, person: row.who }, 'seats move to another device');
    case 'pause':
    case 'resume':
      return log.info({ room: room.id, person: row.who }, `the game is ${row.t}d`);
    case 'talk':
      return log.info({ room: room.id, person: row.who, talk: row.k }, 'talk is chosen anew');
    case 'agree':
      return log.info({ room: room.id, person: row.who }, 'a next game is asked for');
    case 'tip':
      if (row.who !== undefined) return;
      return row.z === true
        ? log.warn({ room: room.id, tip: row.h }, 'the dice start afresh: the store was restored')
        : log.info({ room: room.id, tip: row.h }, 'the server publishes a new tip for the dice');
    case 'wanted':
    case 'value':
      return;
    case 'missed':
      return log.info({ room: room.id }, 'a game does not begin: devices have not answered');
    case 'start':
      return log.info({ room: room.id, rules: room.state.rules }, 'a game begins');
    case 'throw':
    case 'play':
      if (room.state.phase === 'over') log.info({ room: room.id, rows: s }, 'a game is over');
      return;
    case 'end':
      return log.info({ room: room.id, person: row.who, rows: s }, 'a game is broken off');
    case 'close':
      return log.info({ room: room.id, person: row.who, rows: s }, 'a table is closed');
    default:
      return assertNever(row);
  }
}
