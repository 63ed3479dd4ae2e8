// Owns work that is done in steps: between them others have their turn, or nobody has.

export async function inTurns<T>(steps: Generator<void, T, undefined>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export function atOnce<T>(steps: Generator<void, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
