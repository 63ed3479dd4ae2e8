// The server and the network in processes of their own: the one that drives the browsers is busy at the very moments
// that are measured.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Way } from './distance.ts';

export interface Elsewhere {
  readonly port: number;
  readonly url: string;
  readonly close: () => void;
}

/** On any free port. */
export const serverElsewhere = (): Promise<Elsewhere> => listening('server.ts', []);

export const wayElsewhere = (port: number, { there, back }: Way): Promise<Elsewhere> =>
  listening('way.ts', [port, there, back]);

function listening(entry: string, args: readonly number[]): Promise<Elsewhere> {
  const here = (path: string): string => join(process.cwd(), path);
  const child = fork(here('scripts/run-typescript.mjs'), [here(`e2e/speed/${entry}`), ...args.map(String)]);
  return new Promise((resolve, reject) => {
    child.once('message', (told) => {
      const port = Number(told);
      resolve({ port, url: `http://127.0.0.1:${port}`, close: () => child.disconnect() });
    });
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`${entry} ended with status ${status}`)));
  });
}
