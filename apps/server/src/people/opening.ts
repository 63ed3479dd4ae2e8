import type { Create, Created, WireRefusal } from '@ludo/protocol';
import type { Opening } from '@ludo/room';
import { callerBy } from './callers.ts';
import type { Callers } from './callers.ts';
import type { Capacity } from '../rooms/capacity.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Registry } from '../rooms/registry.ts';
import type { RowLimits } from '../rooms/row-limits.ts';

interface OpeningContext extends Callers {
  readonly registry: Registry;
  readonly metrics: Metrics;
  readonly capacity: Capacity;
  readonly takeRoom: (address: string) => number;
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
  const caller = await callerBy(context, message.token);
  if (!caller.ok) return refuse(caller.error);
  const { person, token } = caller.value;
  const full = await context.capacity.refusalToOpen();
  if (full !== null) return refuse(full);
  const isPublic = message.table?.listed === true;
  const tooPublic = isPublic ? context.rowLimits.takeListing(address) : 0;
  if (tooPublic > 0) return refuse({ code: 'too-many-public', clause: null, retryAfter: tooPublic });
  const retryAfter = context.takeRoom(address);
  if (retryAfter > 0) return refuse({ code: 'too-many-rooms', clause: null, retryAfter });
  const { rules, seats, position, goesOn, headStart, table, language } = message;
  const opening: Opening = {
    rules,
    seats,
    ...(position === undefined ? {} : { position }),
    ...(goesOn === undefined ? {} : { goesOn }),
    ...(headStart === undefined ? {} : { headStart }),
    ...(table === undefined ? {} : { table }),
    ...(language === undefined ? {} : { language }),
  };
  const opened = await registry.open(opening, person);
  if (opened.ok) {
    metrics.opened();
    log.info({ room: opened.value, person, rules, seats }, 'a room is opened');
    return reply({ ok: true, room: opened.value, token, person });
  }
  if (opened.error.code === 'setup')
    return refuse({ code: 'setup', clause: null, setup: opened.error.setup });
  log.error({ reason: opened.error.reason }, 'a room could not be written');
  return refuse({ code: 'storage-failed', clause: null });
}
