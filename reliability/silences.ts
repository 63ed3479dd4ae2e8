// Owns how long rooms stood still while something was broken: milliseconds in which nobody there saw a new row.
interface Trouble {
  readonly kind: string;
  readonly at: number;
  /** In which somebody lost the connection meanwhile. */
  readonly cut: Set<string>;
}

export class Silences {
  readonly #rows = new Map<string, { seq: number; readonly at: number[] }>();
  readonly #troubles: Trouble[] = [];

  /** Somebody in the room knows of its row with that number. */
  note(room: string, seq: number): void {
    const known = this.#rows.get(room) ?? { seq: 0, at: [] };
    this.#rows.set(room, known);
    if (seq <= known.seq) return;
    known.seq = seq;
    known.at.push(performance.now());
  }

  /** Something breaks now, or is as it should be again. */
  begin(kind: string): void {
    this.#troubles.push({ kind, at: performance.now(), cut: new Set() });
  }

  /** Somebody there has lost the connection. */
  cut(room: string): void {
    this.#troubles.at(-1)?.cut.add(room);
  }

  /** For each kind: how long half of the rooms stood still at most, and the longest; of those that were cut apart. */
  get lines(): readonly string[] {
    const until = performance.now();
    const all = new Map<string, number[]>();
    for (const [nth, { kind, at, cut }] of this.#troubles.entries()) {
      const end = this.#troubles[nth + 1]?.at ?? until;
      for (const [room, rows] of this.#rows) {
        const found = longest(rows.at, at, end);
        for (const name of cut.has(room) ? [kind, `${kind}, where somebody was cut off`] : [kind])
          all.set(name, [...(all.get(name) ?? []), found]);
      }
    }
    return [...all].map(([kind, found]) => {
      const sorted = found.toSorted((a, b) => a - b);
      const at = (share: number): string =>
        Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toString();
      return `${kind}: ${found.length}, half at most ${at(0.5)} ms, 99 of 100 at most ${at(0.99)}, the longest ${at(1)}`;
    });
  }
}

/** Of what lies between two rows, and of that the part from `from` on. */
function longest(rows: readonly number[], from: number, until: number): number {
  let before = from;
  let most = 0;
  for (const at of rows) {
    if (at <= from) continue;
    most = Math.max(most, at - before);
    if (at > until) return most;
    before = at;
  }
  return Math.max(most, until - before);
}
