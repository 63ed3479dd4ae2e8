/** Reads a record in a worker of its own, which ends with it; where a browser has none, in the page. */
import type { RecordFault } from '@ludo/room/record';
import { failure, type Result } from '@ludo/rules';
import type { ReadGame } from './read-game.ts';

/** Bytes of a file: the longest record. */
export const MOST_BYTES = 1_000_000;

/** Milliseconds: some ten times what the longest record takes on a slow phone. */
const PATIENCE = 60_000;

/** `too-long`, `no-record`: it was not read at all; `failed`: this device cannot read it now. */
export type Unread = 'too-long' | 'no-record' | 'failed' | RecordFault;

export async function readRecordText(text: string): Promise<Result<ReadGame, Unread>> {
  if (text.length > MOST_BYTES) return failure('too-long');
  const known = withoutFrame(text);
  if (!/^(?:record |\{)/.test(known)) return failure('no-record');
  if (typeof Worker === 'undefined') return (await import('./read-game.ts')).readGame(known);
  return readInWorker(known);
}

export async function readRecordFile(file: Blob): Promise<Result<ReadGame, Unread>> {
  if (file.size > MOST_BYTES) return failure('too-long');
  try {
    return await readRecordText(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch (error) {
    return failure(error instanceof TypeError ? 'no-record' : 'failed');
  }
}

/** What mail programs and editors change: marks of the order of bytes, line ends, blanks around it. */
function withoutFrame(text: string): string {
  const inside = text.replaceAll('\r\n', '\n').trim();
  return inside.startsWith('{') ? inside : `${inside}\n`;
}

function readInWorker(text: string): Promise<Result<ReadGame, Unread>> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('reading-worker.ts', import.meta.url), { type: 'module' });
    const end = (result: Result<ReadGame, Unread>): void => {
      clearTimeout(late);
      worker.terminate();
      resolve(result);
    };
    const late = setTimeout(() => end(failure('failed')), PATIENCE);
    worker.addEventListener('message', ({ data }: MessageEvent<Result<ReadGame, RecordFault>>) => end(data));
    worker.addEventListener('error', () => end(failure('failed')));
    worker.postMessage(text, { transfer: [] });
  });
}
