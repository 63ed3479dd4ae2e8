export interface Size {
  readonly width: number;
  readonly height: number;
  /** Fingers: targets must be large. */
  readonly isTouch: boolean;
}

export const sizes = {
  phone: { width: 390, height: 844, isTouch: true },
  tablet: { width: 820, height: 1180, isTouch: true },
  laptop: { width: 1366, height: 768, isTouch: false },
  small: { width: 320, height: 640, isTouch: true },
  lying: { width: 740, height: 360, isTouch: true },
  wide: { width: 3840, height: 2160, isTouch: false },
} as const satisfies Readonly<Record<string, Size>>;

export type SizeName = keyof typeof sizes;

/** Where large text has least room: phones that stand and one that lies. */
export const smallest: Size = { width: 320, height: 568, isTouch: true };
export const lowest: Size = { width: 740, height: 360, isTouch: true };
export const crampedSizes: readonly Size[] = [smallest, { width: 360, height: 740, isTouch: true }, lowest];

/** 1280 × 1024, enlarged to 400 %. */
export const enlarged: Size = { width: 320, height: 256, isTouch: false };

/** The talk lies over the table, as a sheet. */
export const narrowSizes: readonly SizeName[] = ['phone', 'small'];
