// Owns the row that a command becomes, or its refusal. Changes nothing: that is for the fold.
import {
  applyThrow,
  assertNever,
  canonicalRules,
  initialPosition,
  isOver,
  parsePosition,
  printPlay,
  printPosition,
  rankOf,
  ruleSetOf,
  winnersOf,
} from '@ludo/rules';
import type { Position, Result, RuleSet, SetupError } from '@ludo/rules';
import { waitedFor } from './agreement.ts';
import { beginningOf } from './beginning.ts';
import type { Command, RoomRefusal, RoomRefusalCode } from './commands.ts';
import { STANDARD_ORIGIN } from './dice.ts';
import type { Dice } from './dice.ts';
import type { Language } from './language.ts';
import { readName } from './names.ts';
import { accept, acceptWith, outcomeOfPlay } from './outcome.ts';
import type { Accepted } from './outcome.ts';
import type { Deputy, PersonId, Row } from './rows.ts';
import { maySetBot } from './fold-seats.ts';
import {
  actingSeat,
  holderOf,
  holds,
  isEmpty,
  isFree,
  mayDirect,
  mayEnd,
  mayResume,
  playersOf,
  playsOn,
  seatOf,
  throwingColours,
} from './seats.ts';
import type { RoomState, Seat } from './state.ts';
import type { GivenChoices } from './table-choices.ts';
import { tallyForNext, writeTally } from './tally.ts';
import { whoBegins } from './who-begins.ts';

interface By {
  readonly person: PersonId;
  readonly dice: Dice;
  /** The host lets this person sit, even after a removal. */
  readonly isAdmitted?: boolean;
}

export interface Opening {
  readonly rules: string;
  readonly seats: string;
  /** Every game starts from this position, which has the same rules and seats and is not over. */
  readonly position?: string;
  /** Only the first game does: it was begun on one screen. */
  readonly goesOn?: true;
  /** Absent: the standard choices. */
  readonly table?: GivenChoices;
  /** Absent: the standard one. */
  readonly language?: Language;
}

type Decision = Accepted | { readonly ok: false; readonly error: RoomRefusal };
type CommandOf<D extends Command['do']> = Extract<Command, { readonly do: D }>;

/** The first row of a new room, or what is wrong with the wish. */
export function open(opening: Opening, host: PersonId): Result<Row, SetupError> {
  const rules = canonicalRules(opening.rules);
  if (!rules.ok) return rules;
  const initial = initialPosition(rules.value, opening.seats);
  if (!initial.ok) return initial;
  const { table, goesOn, language } = opening;
  const row = {
    t: 'open',
    v: 1,
    rules: rules.value,
    seats: opening.seats,
    host,
    ...(table === undefined ? {} : { table }),
    ...(language === undefined ? {} : { language }),
  } as const;
  if (opening.position === undefined) return { ok: true, value: row };
  const given = parsePosition(opening.position);
  if (!given.ok) return given;
  if (given.value.rules !== rules.value) return unfit('rules', 'the position is one of other rules');
  if (given.value.seats !== opening.seats) return unfit('seats', 'the position has other seats');
  if (isOver(given.value)) return unfit('colour', 'the game is over in this position');
  const position = printPosition(given.value);
  return { ok: true, value: { ...row, position, ...(goesOn === undefined ? {} : { goesOn }) } };
}

/** Throws dice only for an accepted command. */
export function decide(state: RoomState, command: Command, by: By): Decision {
  if (state.isClosed) return refuse('table-closed');
  switch (command.do) {
    case 'sit':
      return decideSit(state, command, by);
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
    case 'end':
      return decideEnd(state, by);
    case 'close':
      return state.host === by.person ? accept({ t: 'close', who: by.person }) : refuse('not-the-host');
    default:
      return assertNever(command);
  }
}

function decideSit(state: RoomState, command: CommandOf<'sit'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (!isFree(seat)) return refuse('seat-taken');
  if (state.removed.includes(by.person) && by.isAdmitted !== true) return refuse('removed');
  const name = readName(command.name);
  if (!name.ok) return refuse(name.error);
  return accept({ t: 'sit', p: seat.player, n: name.value, who: by.person });
}

function decideStand(state: RoomState, command: CommandOf<'stand'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (!holds(seat, by.person)) return refuse('not-your-seat');
  return accept({ t: 'stand', p: seat.player });
}

function decideBack(state: RoomState, command: CommandOf<'back'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (!holds(seat, by.person)) return refuse('not-your-seat');
  if (seat.state === 'held') return refuse('seat-playing');
  return accept({ t: 'back', p: seat.player });
}

function decideBot(state: RoomState, command: CommandOf<'bot'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (seat.state === 'held' && !holds(seat, by.person)) return refuse('seat-playing');
  if (!maySetBot(state, seat, by.person)) return refuse('not-the-host');
  // A table at which no person plays would stand still.
  const others = state.seatList.filter((each) => each.state === 'held' && each.player !== seat.player);
  if (seat.state === 'held' && others.length === 0) return refuse('needs-a-player');
  return accept({ t: 'bot', p: seat.player, l: command.level, who: by.person });
}

function decideRemove(state: RoomState, command: CommandOf<'remove'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (state.host !== by.person) return refuse('not-the-host');
  const isNobodys = holderOf(seat) === null && (seat.state !== 'bot' || state.phase === 'playing');
  if (isNobodys) return refuse('seat-unknown');
  return accept({ t: 'remove', p: seat.player, who: by.person });
}

function decideHost(state: RoomState, command: CommandOf<'host'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined || holderOf(seat) === null) return refuse('seat-unknown');
  if (state.host !== by.person) return refuse('not-the-host');
  return accept({ t: 'host', p: seat.player });
}

function decideList(state: RoomState, command: CommandOf<'list'>, by: By): Decision {
  if (state.host !== by.person) return refuse('not-the-host');
  return accept({ t: 'list', on: command.listed, who: by.person });
}

/** Moves the seats of `from` to `who`; the server has checked the pass. */
export function decideMove(state: RoomState, from: PersonId, who: PersonId): Decision {
  if (state.isClosed) return refuse('table-closed');
  if (from === who) return refuse('pass-own');
  if (playersOf(state, from).length === 0) return refuse('pass-empty');
  // Else a friend's pass would be the way back past the host.
  if (state.removed.includes(who)) return refuse('removed');
  return accept({ t: 'move', from, who });
}

function decidePause(state: RoomState, what: 'pause' | 'resume', by: By): Decision {
  if (state.phase !== 'playing') return refuse(state.phase === 'over' ? 'game-is-over' : 'not-started');
  if (what === 'pause' ? state.host !== by.person : !mayResume(state, by.person))
    return refuse('not-the-host');
  if (what === 'resume' && state.pausedAt === null) return refuse('not-paused');
  if (what === 'pause' && state.pausedAt !== null) return refuse('paused');
  return accept({ t: what, who: by.person });
}

function decideStart(state: RoomState, by: By): Decision {
  if (state.phase === 'playing') return refuse('already-started');
  if (!mayDirect(state, by.person)) return refuse('not-allowed');
  if (state.seatList.some(isEmpty)) return refuse('seats-open');
  if (!state.seatList.some((seat) => seat.state === 'held')) return refuse('needs-a-player');
  return state.phase === 'over' ? decideNext(state, by) : accept(startOf(state, by.dice));
}

/** Whoever agrees last begins the game. */
function decideNext(state: RoomState, { person, dice }: By): Decision {
  if (playersOf(state, person).length === 0) return refuse('not-allowed');
  if (state.agreement?.persons.includes(person) === true) return refuse('already-agreed');
  const others = waitedFor(state).filter((seat) => !holds(seat, person));
  return accept(others.length > 0 ? { t: 'agree', who: person } : startOf(state, dice));
}

/** The game begins now, without those who are waited for: they count as away. */
export function startOf(state: RoomState, dice: Dice, late: readonly Seat[] = []): Row {
  const tally = tallyForNext(state);
  const away = late.length === 0 ? {} : { away: late.map(({ player }) => player) };
  const more = { ...(tally.length === 0 ? {} : { w: writeTally(tally) }), ...away };
  const from = beginningOf(state);
  const given = from === null ? null : parsePosition(from);
  if (given !== null && given.ok && given.value.colour !== null) {
    return { t: 'start', rolls: [], c: given.value.colour, ...more };
  }
  const known = beginsByChoice(state);
  if (known !== null) return { t: 'start', rolls: [], c: known, ...more };
  const { rolls, colour } = whoBegins(throwingColours(state.seatList), diceOf(state), dice);
  return { t: 'start', rolls, c: colour, ...more };
}

/** The first colour of who won the last game, or was last in it; null: highest throw, or there is no such player. */
function beginsByChoice({ position, seatList, table, ending }: RoomState): number | null {
  if (position === null || table.begins === 'throw' || ending?.by !== 'rules') return null;
  const player = table.begins === 'winner' ? winnersOf(position)[0] : loserOf(position, seatList);
  return seatList.find((seat) => seat.player === player)?.colours[0] ?? null;
}

/** The last one, or the first player of the team that lost; undefined: several have no rank. */
function loserOf(position: Position, seatList: readonly Seat[]): number | undefined {
  const players = seatList.map(({ player }) => player);
  const isTeam = ruleSetIn(position.rules).inTeams;
  const winners = winnersOf(position);
  const losers = players.filter((player) => !winners.includes(player));
  const unranked = losers.filter((player) => rankOf(position, player) === 0);
  if (isTeam || losers.length === 1) return losers[0];
  if (unranked.length > 0) return unranked.length === 1 ? unranked[0] : undefined;
  return losers.toSorted((a, b) => rankOf(position, b) - rankOf(position, a))[0];
}

function decideThrow(state: RoomState, command: CommandOf<'throw'>, by: By): Decision {
  const position = turnOf(state, command.ply, by.person);
  if (!position.ok) return position;
  const lying = position.value.dice;
  if (lying !== null) {
    const again = applyThrow(position.value, lying);
    if (!again.ok)
      return { ok: false, error: { code: 'rules', clause: again.error.clause, rules: again.error } };
  }
  return acceptThrow(position.value, diceOf(state), by.dice);
}

/** The higher die first; `by`: who threw instead of the player. */
export function acceptThrow(position: Position, count: 1 | 2, dice: Dice, by?: Deputy): Accepted {
  const { faces, origin } = dice.throw(count);
  const thrown = faces.toSorted((a, b) => b - a);
  const applied = applyThrow(position, thrown);
  if (!applied.ok) throw new Error(`the dice gave ${JSON.stringify(faces)}`);
  const row: Row = {
    t: 'throw',
    d: thrown,
    ...(origin === STANDARD_ORIGIN ? {} : { o: origin }),
    ...(by === undefined ? {} : { by }),
  };
  return acceptWith(row, position, applied.value);
}

function decidePlay(state: RoomState, command: CommandOf<'play'>, by: By): Decision {
  const position = turnOf(state, command.ply, by.person);
  if (!position.ok) return position;
  const { play, applied } = outcomeOfPlay(position.value, command.play);
  if (!play.ok) {
    const code = play.error.code === 'not-a-play' ? 'not-a-play' : 'rules';
    return { ok: false, error: { code, clause: play.error.clause, rules: play.error } };
  }
  if (!applied.ok)
    return { ok: false, error: { code: 'rules', clause: applied.error.clause, rules: applied.error } };
  return acceptWith({ t: 'play', m: printPlay(position.value, play.value) }, position.value, applied.value);
}

function decideEnd(state: RoomState, by: By): Decision {
  if (state.phase !== 'playing') return refuse(state.phase === 'over' ? 'game-is-over' : 'not-started');
  return mayEnd(state, by.person) ? accept({ t: 'end', who: by.person }) : refuse('not-the-host');
}

/** If it is this person's turn and the command was made for it. */
function turnOf(state: RoomState, ply: number, person: PersonId): Result<Position, RoomRefusal> {
  const { position } = state;
  if (state.phase === 'over') return refuse('game-is-over');
  if (state.phase === 'gathering' || position === null) return refuse('not-started');
  if (ply !== state.ply) {
    return {
      ok: false,
      error: { code: 'stale', clause: null, position: printPosition(position), ply: state.ply },
    };
  }
  const seat = actingSeat(state);
  if (!holds(seat, person)) return refuse('not-your-turn');
  if (!playsOn(seat, person)) return refuse('bot-plays');
  if (state.pausedAt !== null) return refuse('paused');
  return { ok: true, value: position };
}

export function diceOf(state: RoomState): 1 | 2 {
  return ruleSetIn(state.rules).dice;
}

function ruleSetIn(rules: string): RuleSet {
  const ruleSet = ruleSetOf(rules);
  if (!ruleSet.ok) throw new Error(`a room of unknown rules: ${rules}`);
  return ruleSet.value;
}

function refuse(code: RoomRefusalCode): { readonly ok: false; readonly error: RoomRefusal } {
  return { ok: false, error: { code, clause: null } };
}

function unfit(
  field: SetupError['field'],
  reason: string,
): { readonly ok: false; readonly error: SetupError } {
  return { ok: false, error: { field, reason } };
}
