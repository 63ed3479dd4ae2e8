/**
 * What this device does for the dice of a table: it publishes the tips of its chains, and sends its values with the throws
 * and for the starts to which they belong. The same value for the same throw, however often it is sent.
 */
import { CHAIN_LENGTH } from '@ludo/fairness';
import { holderOf, type Command, type FairState, type PersonId, type RoomState } from '@ludo/room';
import type { OwnChains } from './own-chains.ts';

/** Values that are left when the device publishes its next tip. */
const RENEWED_BEFORE = 64;

interface Here {
  readonly room: RoomState | null;
  readonly person: PersonId | null;
  /** Player numbers. */
  readonly mine: readonly number[];
}

/** The command with this device's part of the dice, if it has one. */
export function withOwnPart(command: Command, { room, person }: Here, chains: OwnChains): Command {
  const fair = room?.fair ?? null;
  if (room === null || fair === null || person === null) return command;
  const known = fair.persons.find((each) => each.person === person);
  if (command.do === 'sit') return known === undefined ? { ...command, tip: chains.make(person) } : command;
  if (command.do !== 'throw') return command;
  const value = nextValue(room, fair, person, chains, false);
  return value === null ? command : { ...command, value };
}

/**
 * What this device sends by itself now: a tip of its own, or the value for which a start waits. `underWay`: commands that
 * are not answered yet.
 */
export function ownPartNow(here: Here, underWay: readonly Command[], chains: OwnChains): readonly Command[] {
  const { room, person, mine } = here;
  const fair = room?.fair ?? null;
  if (room === null || fair === null || person === null || mine.length === 0 || room.isClosed) return [];
  const isUnderWay = (what: Command['do']): boolean => underWay.some((command) => command.do === what);
  // A chain that is asked for a value twice is given up, and the next tip follows at once.
  const values = isUnderWay('value') ? [] : valuesNow(room, fair, person, mine, chains);
  return [...(isUnderWay('tip') ? [] : tipNow(fair, person, chains)), ...values];
}

function tipNow(fair: FairState, person: PersonId, chains: OwnChains): readonly Command[] {
  const known = fair.persons.find((each) => each.person === person);
  const newest = known?.next ?? known?.chain ?? null;
  const isLow =
    known?.next === null && known.chain !== null && known.chain.spent >= CHAIN_LENGTH - RENEWED_BEFORE;
  if (newest !== null && !isLow && chains.has(person, newest.tip)) return [];
  return [{ do: 'tip', tip: chains.make(person) }];
}

function valuesNow(
  room: RoomState,
  fair: FairState,
  person: PersonId,
  mine: readonly number[],
  chains: OwnChains,
): readonly Command[] {
  const { start } = fair;
  if (start === null) return [];
  // Who has taken over the seat of another player since then is asked for both.
  const player = mine.find(
    (each) => start.of.includes(each) && !start.given.some(([giver]) => giver === each),
  );
  if (player === undefined) return [];
  // A page that is behind comes to starts that are over.
  const value = nextValue(room, fair, person, chains, true);
  return value === null ? [] : [{ do: 'value', player, value }];
}

function nextValue(
  room: RoomState,
  fair: FairState,
  person: PersonId,
  chains: OwnChains,
  isAside: boolean,
): string | null {
  const chain = fair.persons.find((each) => each.person === person)?.chain ?? null;
  if (chain === null) return null;
  return chains.value(person, chain.tip, { nth: chain.spent + 1, fixed: fixedFor(room, fair) }, isAside);
}

/**
 * A tip that came later cannot count by the next throw. A start takes the values in the order of the seats, and is marked
 * where somebody has changed seats since it was first called for.
 */
function fixedFor({ seats, seatList }: RoomState, fair: FairState): readonly string[] {
  const { result, start, isReseated, server, nextServer, persons, thrownAt } = fair;
  const waiting = [nextServer, ...persons.map(({ next }) => next)];
  const counting = waiting.flatMap((chain) => (chain !== null && chain.since < thrownAt ? chain.tip : []));
  const tips = persons.flatMap(({ chain }) => chain?.tip ?? []);
  const placed = persons.flatMap(({ person, chain }) => {
    const seat = seatList.find((each) => holderOf(each)?.person === person);
    return chain === null ? [] : `${seat?.player} ${chain.tip}`;
  });
  const isPlaced = start !== null && !isReseated;
  return [result, seats, server.tip, ...tips, ...counting, ...(isPlaced ? placed : [])];
}
