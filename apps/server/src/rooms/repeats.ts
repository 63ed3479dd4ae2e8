// Owns answering those who wait for the fate of somebody's row: some in each turn of the event loop, for there can be as many
// as clients may send messages. All wait in the order in which they came, and hear the same: who is first, or fails, would else
// tell what the row was.
import type { Turns } from '../kit/turns.ts';
import type { LiveRoom, Pending, Unwritten } from './live-room.ts';

/** In rows told: what a command takes that is decided again. */
const ANEW = 10;

type Waited = Pick<Pending, 'repeats' | 'unwritten'> & { readonly room: Pick<Pending['room'], 'id'> };

interface Repeats {
  /** `fate`: the number of the row; where it was not written, its sender is the first who hears it. */
  answer(pending: Waited, fate: number | Unwritten): void;
  /** How many wait for their turn. */
  readonly waiting: number;
}

interface Late {
  readonly room: LiveRoom;
  /** What is waited for; absent: the last row that is not written. */
  readonly row?: Pending | undefined;
  /** Takes for now what an accepted command would have taken, and returns how it is given back. */
  readonly hold: () => () => void;
  readonly tell: () => void;
  /** The rows that it followed from were not. */
  readonly unwritten: (why: Unwritten) => void;
}

/**
 * A refusal may follow from rows that are not in the log yet, and say what was thrown in them, or how a game began: whoever
 * knew that could escape it at another process. So may an allowance that they have used up, or have not.
 */
export function tellOnceWritten({ room, row = room.lastPending, hold, tell, unwritten }: Late): void {
  if (row === undefined) return tell();
  const giveBack = hold();
  row.repeats.push((fate) => {
    giveBack();
    if (typeof fate === 'number') tell();
    else unwritten(fate);
  });
}

export function createRepeats(telling: Pick<Turns, 'inTurn'>): Repeats {
  let waiting = 0;

  function tellInTurn({ room }: Waited, fate: number | Unwritten, tell: () => void): void {
    waiting += 1;
    const answerOne = (): void => {
      waiting -= 1;
      tell();
    };
    // Not among the room's rows, which do not wait behind it.
    telling.inTurn(`${room.id} repeats`, answerOne, typeof fate === 'number' ? 1 : ANEW);
  }

  /** From this one on. Others may join them until they are told, who know the row as one that is on its way. */
  function tellFrom(first: number, waited: Waited, fate: number | Unwritten): void {
    const all = waited.repeats.slice(first);
    for (const [nth, tell] of all.entries())
      tellInTurn(waited, fate, () => {
        tell(fate);
        if (nth === all.length - 1) tellFrom(first + all.length, waited, fate);
      });
  }

  return {
    answer(pending, fate) {
      if (typeof fate !== 'number') tellInTurn(pending, fate, () => pending.unwritten(fate));
      tellFrom(0, pending, fate);
    },
    get waiting() {
      return waiting;
    },
  };
}
