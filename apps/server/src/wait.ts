// Owns how something is done later.

/** Acts after so many milliseconds, unless it is called off by then. */
export type Wait = (milliseconds: number, act: () => void) => () => void;

export const realWait: Wait = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};
