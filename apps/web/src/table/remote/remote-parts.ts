/** What a page knows of a room on the server, what it hears of it, and what is to be sent. */
import type {
  AlreadyAccepted,
  Joined,
  Presence,
  Question,
  Refused,
  Said,
  Wished,
  WireRefusal,
} from '@ludo/protocol';
import type { Command, LoggedRow, PersonId } from '@ludo/room';
import { nothingChecked, type SeenThrow, type SentValue, type WholeLog } from '../dice/checked.ts';
import type { Retry } from './retry.ts';
import type { ActResult, TableView } from '../table.ts';

export interface RemoteState {
  readonly view: TableView;
  /** Neither a row nor refused yet, oldest first. */
  readonly pending: readonly Pending[];
  /** A gap in the rows needs no second join. */
  readonly isJoining: boolean;
  /** Of the room. */
  readonly name: string;
  /** The last throw that this device had seen when the page was opened. */
  readonly seen: SeenThrow | null;
  /** The last value for the dice that this page has sent. */
  readonly sent: SentValue | null;
  /** This device has the chain of that tip of this person. */
  readonly hasTip: HasTip;
}

type HasTip = (person: PersonId, tip: string) => boolean;

export interface Pending {
  readonly id: string;
  readonly command: Command;
  /** Set when it was refused for the moment. */
  readonly again?: Retry;
}

export type Heard =
  | { readonly type: 'connected'; readonly at: number }
  | { readonly type: 'disconnected'; readonly at: number }
  | { readonly type: 'joined'; readonly joined: Joined; readonly at: number }
  | { readonly type: 'join-refused'; readonly refusal: WireRefusal }
  /** `anew`: there is no other token, and this device becomes a new person. */
  | { readonly type: 'token-dead'; readonly next: 'again' | 'anew' }
  | { readonly type: 'row'; readonly row: LoggedRow; readonly at: number }
  | { readonly type: 'presence'; readonly presence: Presence }
  | { readonly type: 'said'; readonly said: Said }
  | { readonly type: 'questions'; readonly questions: readonly Question[] }
  | { readonly type: 'wished'; readonly wished: Wished }
  | { readonly type: 'acted'; readonly id: string; readonly command: Command }
  | {
      readonly type: 'answered';
      readonly id: string;
      readonly answer: AlreadyAccepted | Refused;
      readonly at: number;
    }
  /** All rows up to `seq` were checked. */
  | { readonly type: 'log-checked'; readonly log: WholeLog }
  /** The time of a `wait` is over. */
  | { readonly type: 'waited'; readonly id: string };

export type Errand =
  /** Milliseconds, if the server has said so. */
  | {
      readonly type: 'join';
      readonly lastSeq: number;
      readonly isLater: boolean;
      readonly retryAfter?: number;
    }
  | { readonly type: 'wait'; readonly id: string; readonly milliseconds: number }
  | { readonly type: 'send'; readonly pending: Pending }
  | { readonly type: 'tell'; readonly id: string; readonly result: ActResult };

export interface Next {
  readonly state: RemoteState;
  readonly errands: readonly Errand[];
}

export function beforeJoining(
  at: number,
  name: string,
  seen: SeenThrow | null = null,
  hasTip: HasTip = () => true,
): RemoteState {
  return {
    view: {
      room: null,
      person: null,
      mine: [],
      connection: { state: 'connecting', since: at },
      here: [],
      watchers: 0,
      televisions: 0,
      talk: [],
      questions: [],
      wish: null,
      skew: 0,
      mayUndo: false,
      mayAnnounce: true,
      latest: null,
      caughtUp: [],
      isAskingAgain: false,
      isSeatLost: false,
      pushKey: null,
      dice: nothingChecked,
      turnedAway: null,
      problem: null,
    },
    pending: [],
    isJoining: false,
    name,
    seen,
    sent: null,
    hasTip,
  };
}

export function seeing(state: RemoteState, change: Partial<TableView>): RemoteState {
  return { ...state, view: { ...state.view, ...change } };
}
