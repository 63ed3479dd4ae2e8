/** What may be announced before a throw (WU-1): `suck:RG@3`, red's piece at the foot of green's column, three squares up. */
import type { Announcement } from './core/clause.ts';
import type { Board } from './core/board.ts';
import type { Event } from './core/event.ts';
import { layDice } from './core/changes.ts';
import { NOBODY, NOT_THROWN } from './core/state.ts';
import { announced } from './core/turn.ts';
import type { Position, SetupError } from './core/position.ts';
import { failure, success, type Result } from './core/result.ts';
import { close, open } from './opening.ts';

/** `announcement`: the text is none that is possible now. */
interface AnnouncementError {
  readonly field: SetupError['field'] | 'announcement';
  readonly reason: string;
}

function printAnnouncement({ colours }: Board, { by, of, up }: Announcement): string {
  return `suck:${colours[by]?.letter}${colours[of]?.letter}@${up}`;
}

/** Texts, in byte order. Errors: the game is over, or its dice have been thrown. */
export function announcements(position: Position): Result<readonly string[], SetupError> {
  const { tables, state } = open(position);
  if (state.colour === NOBODY || state.die !== NOT_THROWN)
    return failure({ field: 'dice', reason: 'nothing is to be thrown: ? is expected' });
  const found = tables.announce?.list(tables, state) ?? [];
  return success(found.map((each) => printAnnouncement(tables.board, each)).toSorted());
}

/**
 * The one thing that follows an announced throw. `dice`: the faces, the higher one first. Errors: nothing is to be thrown;
 * that cannot be announced.
 */
export function applyAnnounced(
  position: Position,
  announcement: string,
  dice: readonly number[],
): Result<{ readonly position: Position; readonly events: readonly Event[] }, AnnouncementError> {
  const possible = announcements(position);
  if (!possible.ok) return possible;
  const { tables, state } = open(position);
  const wanted = (tables.announce?.list(tables, state) ?? []).find(
    (each) => printAnnouncement(tables.board, each) === announcement,
  );
  if (tables.announce === null || wanted === undefined) {
    const list = possible.value.join(' ') || 'none';
    return failure({
      field: 'announcement',
      reason: `'${announcement}' cannot be announced: expected ${list}`,
    });
  }
  const events: Event[] = [];
  state.record = events;
  layDice(state, dice[0] ?? 0, dice[1] ?? 0);
  tables.announce.carryOut(tables, state, wanted);
  announced(tables, state);
  return success({ position: close(tables, state), events });
}
