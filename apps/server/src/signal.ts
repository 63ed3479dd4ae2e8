// Owns how parts of a server tell one another what has happened: each says it to whoever listens, so that none has to be
// there before those that it tells.

/** What happens again and again. Listeners are told in the order in which they began to listen. */
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
