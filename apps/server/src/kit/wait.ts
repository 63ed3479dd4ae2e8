/** In milliseconds; the returned function cancels. */
export type Wait = (milliseconds: number, act: () => void) => () => void;

export const realWait: Wait = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};
