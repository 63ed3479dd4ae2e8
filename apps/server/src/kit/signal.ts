// Owns how parts of the server tell others without knowing them.

/** Listeners are called in the order in which they came. */
interface Signal<Told extends readonly unknown[]> {
  readonly tell: (...told: Told) => void;
  readonly listen: (listener: (...told: Told) => void) => void;
}

export function createSignal<Told extends readonly unknown[]>(): Signal<Told> {
  const listeners: ((...told: Told) => void)[] = [];
  return {
    tell: (...told) => {
      for (const listener of listeners) listener(...told);
    },
    listen: (listener) => void listeners.push(listener),
  };
}
