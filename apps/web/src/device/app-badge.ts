/** The mark on the icon of an installed page, where the device has such marks. */

interface Badged {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

export function markIcon(isMarked: boolean): void {
  const device: Badged = navigator;
  const done = isMarked ? device.setAppBadge?.(1) : device.clearAppBadge?.();
  // Devices refuse it where the page is not installed.
  done?.catch(() => undefined);
}
