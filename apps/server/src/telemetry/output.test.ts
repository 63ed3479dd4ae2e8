import { expect, test } from 'vitest';
import { createOutput } from './output.ts';

/** Takes so many bytes and then none, until there is room again. */
class Disk {
  room = Number.POSITIVE_INFINITY;
  #bytes: number[] = [];

  readonly write = (bytes: Uint8Array): number => {
    const taken = Math.min(bytes.length, this.room);
    if (taken === 0) throw new Error('ENOSPC: no space left on device, write');
    this.room -= taken;
    this.#bytes.push(...bytes.subarray(0, taken));
    return taken;
  };

  get lines(): readonly unknown[] {
    return Buffer.from(this.#bytes)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  }
}

const line = (nth: number): string => `{"nth":${nth},"name":"Ünal"}\n`;

test('with a full disk lines are lost, none is torn, and with room again it is told how many', () => {
  // Each number of bytes that the disk can still take, within a letter of two bytes as well.
  const lengths = Array.from({ length: 2 * Buffer.byteLength(line(1)) }, (_, bytes) => bytes);
  for (const bytes of lengths) {
    const disk = new Disk();
    const output = createOutput(disk.write);
    disk.room = bytes;
    for (const nth of [1, 2, 3, 4]) output.write(line(nth));
    disk.room = Number.POSITIVE_INFINITY;
    for (const nth of [5, 6]) output.write(line(nth));
    const begun = Math.ceil(bytes / Buffer.byteLength(line(1)));
    const whole = [1, 2].slice(0, begun).map((nth) => ({ nth, name: 'Ünal' }));
    const told = expect.objectContaining({ lost: 4 - begun, msg: 'lines could not be written' }) as unknown;
    expect(disk.lines).toEqual([...whole, told, { nth: 5, name: 'Ünal' }, { nth: 6, name: 'Ünal' }]);
  }
});

test('what takes no byte and says nothing is not asked for ever', () => {
  const output = createOutput(() => 0);
  output.write(line(1));
  output.write(line(2));
});
