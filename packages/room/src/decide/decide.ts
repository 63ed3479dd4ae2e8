// Owns the row that a command becomes, or its refusal. Changes nothing: that is for the fold.
import { assertNever } from '@ludo/rules';
import type { Command } from '../commands.ts';
import { refuse } from './decision.ts';
import type { By, CommandOf, Decision } from './decision.ts';
import { decideTip, decideValue } from './fair.ts';
import { decideStart } from './games.ts';
import { accept } from '../outcome.ts';
import { decidePlay, decideThrow } from './plies.ts';
import {
  decideBack,
  decideBot,
  decideHost,
  decideRemove,
  decideRename,
  decideSit,
  decideStand,
} from './seats.ts';
import { mayEnd, mayResume } from '../seats.ts';
import type { RoomState } from '../state.ts';

/** Throws dice only for an accepted command. */
export function decide(state: RoomState, command: Command, by: By): Decision {
  if (state.isClosed) return refuse('table-closed');
  switch (command.do) {
    case 'sit':
      return decideSit(state, command, by);
    case 'rename':
      return decideRename(state, command, by);
    case 'stand':
      return decideStand(state, command, by);
    case 'back':
      return decideBack(state, command, by);
    case 'bot':
      return decideBot(state, command, by);
    case 'remove':
      return decideRemove(state, command, by);
    case 'host':
      return decideHost(state, command, by);
    case 'list':
      return decideList(state, command, by);
    case 'pause':
    case 'resume':
      return decidePause(state, command.do, by);
    case 'talk':
      return state.host === by.person
        ? accept({ t: 'talk', k: command.talk, who: by.person })
        : refuse('not-the-host');
    case 'start':
      return decideStart(state, by);
    case 'throw':
      return decideThrow(state, command, by);
    case 'play':
      return decidePlay(state, command, by);
    case 'tip':
      return decideTip(state, command, by);
    case 'value':
      return decideValue(state, command, by);
    case 'end':
      return decideEnd(state, by);
    case 'close':
      return state.host === by.person ? accept({ t: 'close', who: by.person }) : refuse('not-the-host');
    default:
      return assertNever(command);
  }
}

function decideList(state: RoomState, command: CommandOf<'list'>, by: By): Decision {
  if (state.host !== by.person) return refuse('not-the-host');
  return accept({ t: 'list', on: command.listed, who: by.person });
}

function decidePause(state: RoomState, what: 'pause' | 'resume', by: By): Decision {
  if (state.phase !== 'playing') return refuse(state.phase === 'over' ? 'game-is-over' : 'not-started');
  if (what === 'pause' ? state.host !== by.person : !mayResume(state, by.person))
    return refuse('not-the-host');
  if (what === 'resume' && state.pausedAt === null) return refuse('not-paused');
  if (what === 'pause' && state.pausedAt !== null) return refuse('paused');
  return accept({ t: what, who: by.person });
}

function decideEnd(state: RoomState, by: By): Decision {
  if (state.phase !== 'playing') return refuse(state.phase === 'over' ? 'game-is-over' : 'not-started');
  return mayEnd(state, by.person) ? accept({ t: 'end', who: by.person }) : refuse('not-the-host');
}
