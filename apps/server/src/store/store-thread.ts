// The entry of the thread that owns the database file and waits for the disk.
import { parentPort } from 'node:worker_threads';
import type { EventStore } from './event-store.ts';
import { reasonOf } from './libsql-file.ts';
import { openLibsqlStore } from './libsql-store.ts';
import { textsOfRows, rowsOfAppend } from './store-calls.ts';
import type { Call, CallAnswer, AppendTexts } from './store-calls.ts';

const port = parentPort;
if (port === null) throw new Error('this is the program of a thread');

port.once('message', (file: string) => {
  const opened = openLibsqlStore(file);
  port.postMessage(opened.ok ? { ok: true, value: null } : opened);
  if (opened.ok) port.on('message', (call: Call) => void serve(opened.value, call));
});

async function serve(store: EventStore, call: Call): Promise<void> {
  const answer: CallAnswer = { id: call.id, result: await resultOf(store, call) };
  port?.postMessage(answer);
  if (call.method === 'close') port?.close();
}

async function resultOf(store: EventStore, { method, args }: Call): Promise<unknown> {
  try {
    switch (method) {
      case 'append':
        return await store.append(rowsOfAppend(args[0] as AppendTexts));
      case 'load': {
        const loaded = await store.load(...(args as Parameters<EventStore['load']>));
        return loaded.ok ? { ok: true, value: await textsOfRows(loaded.value) } : loaded;
      }
      case 'read': {
        const read = await store.read(...(args as Parameters<EventStore['read']>));
        return read.ok
          ? { ok: true, value: { ...read.value, rows: await textsOfRows(read.value.rows) } }
          : read;
      }
      default: {
        const asked = store[method] as (...given: readonly unknown[]) => Promise<unknown>;
        return await asked(...args);
      }
    }
  } catch (thrown) {
    return { ok: false, error: { code: 'failed', reason: reasonOf(thrown) } };
  }
}
