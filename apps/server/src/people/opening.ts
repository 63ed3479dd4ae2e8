// Owns opening a room. What is refused is taken from nobody's allowance of rooms; what is refused for its rules, of another one
// of the same size, because reading them is the most of it.
import type { Create, Created, WireRefusal } from '@ludo/protocol';
import { open, readName } from '@ludo/room';
import type { Opening, PersonId, RoomRefusalCode, Row } from '@ludo/room';
import { callerBy } from './callers.ts';
import type { Callers } from './callers.ts';
import { failure, success, type Result } from '@ludo/rules';
import type { Turns } from '../kit/turns.ts';
import type { Bucket } from '../limits/limits.ts';
import type { Capacity } from '../rooms/capacity.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Registry } from '../rooms/registry.ts';
import type { RowLimits } from '../rooms/row-limits.ts';

/** Of the tables that may still be opened by everybody, for those that one address has opened of late. */
const SHARE = 0.5;

/** Rooms: the chain for the dice of one takes some two thirds of a millisecond. */
export const OPENINGS_A_TURN = 4;
/** Milliseconds after which none begins in a turn. */
export const OPENINGS_LAST = 4;
/** Of an opening: reading rules that nobody has asked for lately takes half as long as the chain; what takes longer ends its turn. */
const READING = 0.5;

interface OpeningContext extends Callers {
  readonly registry: Registry;
  readonly metrics: Metrics;
  readonly capacity: Capacity;
  readonly roomsFrom: (address: string) => Bucket;
  /** Openings that were refused for their rules, by address. */
  readonly wrongRulesFrom: (address: string) => Bucket;
  readonly opening: Pick<Turns, 'inTurn'>;
  readonly rowLimits: RowLimits;
}

export async function openRoom(
  context: OpeningContext,
  message: Create,
  address: string,
  reply: (answer: Created) => void,
  refuse: (refusal: WireRefusal) => void,
): Promise<void> {
  const { registry, metrics, log } = context;
  const wish = openingIn(message);
  if (!wish.ok) return refuse({ code: wish.error, clause: null });
  const allowed = allowancesOf(context, message, address);
  // Before the token is looked up, and again when others may have opened theirs meanwhile.
  const atOnce = allowed.refusal();
  if (atOnce !== null) return refuse(atOnce);
  const caller = await callerBy(context, message.token, address);
  if (!caller.ok) return refuse(caller.error);
  const { person, token } = caller.value;
  const full = await context.capacity.refusalToOpen();
  if (full !== null) return refuse(full);
  const first = await inTurn(context.opening, address, () => allowed.read(wish.value, person), READING);
  if (!first.ok) return refuse(first.error);
  const opened = await inTurn(context.opening, address, () => registry.open(first.value));
  if (!opened.ok) {
    log.error({ reason: opened.error }, 'a room could not be written');
    return refuse({ code: 'storage-failed', clause: null });
  }
  metrics.opened();
  const { rules, seats } = message;
  log.info({ room: opened.value, person, rules, seats }, 'a room is opened');
  return reply({ ok: true, room: opened.value, token, person });
}

function openingIn({ rulesName, ...wish }: Create): Result<Opening, RoomRefusalCode> {
  const { rules, seats, position, goesOn, headStart, table, language } = wish;
  const name = rulesName === undefined ? null : readName(rulesName);
  if (name !== null && !name.ok) return failure(name.error);
  return success({
    rules,
    seats,
    ...(position === undefined ? {} : { position }),
    ...(goesOn === undefined ? {} : { goesOn }),
    ...(headStart === undefined ? {} : { headStart }),
    ...(name === null ? {} : { rulesName: name.value }),
    ...(table === undefined ? {} : { table }),
    ...(language === undefined ? {} : { language }),
  });
}

/** Not after it: so it is known how long it takes, and a turn ends with it. */
function inTurn<T>(
  turns: OpeningContext['opening'],
  address: string,
  act: () => T | Promise<T>,
  weight?: number,
): Promise<T> {
  return new Promise((resolve, reject) =>
    turns.inTurn(
      address,
      () => {
        try {
          resolve(act());
        } catch (thrown) {
          reject(thrown);
        }
      },
      weight,
    ),
  );
}

interface Allowances {
  /** Null: there is something left of each. */
  refusal(): WireRefusal | null;
  /** The first row of a room, which is taken from each; not where something is used up by now. */
  read(wish: Opening, person: PersonId): Result<Row, WireRefusal>;
}

function allowancesOf(
  { capacity, rowLimits, roomsFrom, wrongRulesFrom }: OpeningContext,
  { table }: Create,
  address: string,
): Allowances {
  const allowances = [
    { code: 'server-full', bucket: capacity.openings },
    ...(table?.listed === true
      ? [{ code: 'too-many-public', bucket: rowLimits.listings(address) } as const]
      : []),
    { code: 'too-many-rooms', bucket: roomsFrom(address) },
  ] as const;
  const wrong = wrongRulesFrom(address);

  function refusal(): WireRefusal | null {
    for (const { code, bucket } of [...allowances, { code: 'too-many-rooms', bucket: wrong } as const]) {
      const retryAfter = bucket.wait();
      if (retryAfter > 0) return { code, clause: null, retryAfter };
    }
    // So whoever has opened none of late finds one left, whatever a crowd of addresses opens.
    const shares = roomsFrom(address).taken() / SHARE;
    if (shares < capacity.openings.left()) return null;
    return { code: 'server-full', clause: null, retryAfter: capacity.openings.wait(shares + 1) };
  }

  return {
    refusal,
    read(wish, person) {
      const tooMany = refusal();
      if (tooMany !== null) return failure(tooMany);
      const first = open(wish, person);
      for (const { bucket } of first.ok ? allowances : [{ bucket: wrong }]) bucket.take();
      if (first.ok) return first;
      return failure({ code: 'setup', clause: null, setup: first.error });
    },
  };
}
