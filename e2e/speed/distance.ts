// A network of known length: every byte in either direction is held back for so long.
import { connect, createServer, type Socket } from 'node:net';

/** Milliseconds that timers of Node come late. */
const COARSE = 2;

/** In order, and not a part of a millisecond more. */
function holdBack(milliseconds: number, give: (chunk: Buffer) => void): (chunk: Buffer) => void {
  const held: { readonly due: number; readonly chunk: Buffer }[] = [];
  const look = (): void => {
    for (let [first] = held; first !== undefined && first.due <= performance.now(); [first] = held) {
      held.shift();
      give(first.chunk);
    }
    const [next] = held;
    if (next === undefined) return;
    const rest = next.due - performance.now();
    if (rest > COARSE) setTimeout(look, rest - COARSE);
    else setImmediate(look);
  };
  return (chunk) => {
    held.push({ due: performance.now() + milliseconds, chunk });
    if (held.length === 1) look();
  };
}

/** Milliseconds of a byte. */
export interface Way {
  readonly there: number;
  readonly back: number;
}

/** The port of a way to `port`. */
export async function farFrom(
  port: number,
  { there, back }: Way,
): Promise<{ readonly port: number; readonly close: () => void }> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to, milliseconds] of [
      [near, far, there],
      [far, near, back],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.on(
        'data',
        holdBack(milliseconds, (chunk) => to.writable && to.write(chunk)),
      );
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        setTimeout(() => to.destroy(), milliseconds);
      });
    }
  });
  const own = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    port: own,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
