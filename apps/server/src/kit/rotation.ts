// Owns running many tasks a few at a time, in rotation among names (addresses), so that the tasks of one do not keep those of
// others waiting.
interface Rotation {
  /** Resolves or rejects as the task does. */
  done<T>(name: string, task: () => Promise<T>): Promise<T>;
}

type Begin = () => void;

export function createRotation(most: number): Rotation {
  /** The next name first. */
  const waiting = new Map<string, Set<Begin>>();
  let busy = 0;

  function over(): void {
    busy -= 1;
    const [next] = waiting;
    if (next === undefined) return;
    const [name, tasks] = next;
    waiting.delete(name);
    const [begin] = tasks;
    if (begin === undefined) return;
    tasks.delete(begin);
    if (tasks.size > 0) waiting.set(name, tasks);
    begin();
  }

  function add(name: string, begin: Begin): void {
    if (busy < most) return begin();
    waiting.set(name, (waiting.get(name) ?? new Set()).add(begin));
  }

  return {
    done: (name, task) =>
      new Promise((resolve, reject) =>
        add(name, () => {
          busy += 1;
          task().then(resolve, reject).finally(over);
        }),
      ),
  };
}
