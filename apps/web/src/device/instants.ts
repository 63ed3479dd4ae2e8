/** What of the things kept on this device can be an instant. */

/** Calendars end some time. */
export function isInstant(at: unknown): at is number {
  return typeof at === 'number' && !Number.isNaN(new Date(at).getTime());
}
