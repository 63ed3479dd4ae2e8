// Owns how a time stands in a record: in UTC, as `2026-01-31T23:59:59.000Z`. By arithmetic alone, because a clock lies behind
// every other way.
const DAY = 86_400_000;
/** From the first of March of the year 0 to 1970. */
const DAYS_BEFORE = 719_468;
const DAYS_OF_ERA = 146_097;
/** The first moment of the year 10000. */
const END = 253_402_300_800_000;

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** `at`: milliseconds since 1970. */
export function printInstant(at: number): string {
  const known = Math.min(Math.max(0, Math.floor(at)), END - 1);
  const days = Math.floor(known / DAY);
  const time = known - days * DAY;
  const [hours, minutes, seconds] = [3_600_000, 60_000, 1000].map((unit) => Math.floor(time / unit));
  const clock = [hours ?? 0, (minutes ?? 0) % 60, (seconds ?? 0) % 60].map((part) => padded(part, 2));
  return `${printDay(days + DAYS_BEFORE)}T${clock.join(':')}.${padded(time % 1000, 3)}Z`;
}

/** Years begin with March, so that the day that only some have is the last. */
function printDay(days: number): string {
  const era = Math.floor(days / DAYS_OF_ERA);
  const inEra = days - era * DAYS_OF_ERA;
  const year = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const inCalendar = year + era * 400 + (month <= 2 ? 1 : 0);
  return `${padded(inCalendar, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Milliseconds since 1970; null: not what `printInstant` writes. */
export function parseInstant(text: string): number | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{3})Z$/.exec(text);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = parts
    .slice(1)
    .map(Number);
  const fromMarch = month > 2 ? month - 3 : month + 9;
  const years = month > 2 ? year : year - 1;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const days = 365 * years + leaps + Math.floor((153 * fromMarch + 2) / 5) + day - 1 - DAYS_BEFORE;
  const at = days * DAY + ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
  return printInstant(at) === text ? at : null;
}
