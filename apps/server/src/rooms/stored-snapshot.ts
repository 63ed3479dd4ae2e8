// Owns the stored form of a snapshot, a cache: one that is damaged or of another version is ignored, and the rows are
// read.
import { hash } from 'node:crypto';
import { readSnapshot, takeSnapshot } from '@ludo/room';
import type { RoomState, Snapshot } from '@ludo/room';
import type { SortedIds } from './command-ids.ts';
import type { StoredSnapshot } from '../store/event-store.ts';

/** To be raised when the same rows give another state, or the form changes. */
export const SNAPSHOT_VERSION = 7;

/** Bytes: of the state's length, and of the digest of all after it. */
const HEAD = 4;
const DIGEST = 32;
/** Bytes of one command: 8 for the hash, 4 for the row, 4 for the author. */
const ID = 16;

export interface ReadSnapshot {
  readonly state: RoomState;
  readonly ids: SortedIds;
}

export function writeStoredSnapshot(state: RoomState, ids: SortedIds): StoredSnapshot {
  const text = Buffer.from(JSON.stringify(takeSnapshot(state)));
  const content = Buffer.concat([text, bytesOf(ids.hashes), bytesOf(ids.seqs), bytesOf(ids.authors)]);
  const body = new Uint8Array(HEAD + DIGEST + content.length);
  new DataView(body.buffer).setUint32(0, text.length);
  body.set(hash('sha256', content, 'buffer'), HEAD);
  body.set(content, HEAD + DIGEST);
  return { seq: state.seq, version: SNAPSHOT_VERSION, body };
}

export function readStoredSnapshot({ seq, version, body }: StoredSnapshot): ReadSnapshot | null {
  if (version !== SNAPSHOT_VERSION || body.length < HEAD + DIGEST) return null;
  const length = new DataView(body.buffer, body.byteOffset).getUint32(0);
  const content = body.subarray(HEAD + DIGEST);
  const idBytes = content.length - length;
  if (idBytes < 0 || idBytes % ID !== 0) return null;
  if (!hash('sha256', content, 'buffer').equals(body.subarray(HEAD, HEAD + DIGEST))) return null;
  const state = stateOf(Buffer.from(content.subarray(0, length)).toString());
  if (state?.seq !== seq) return null;
  const count = idBytes / ID;
  return {
    state,
    ids: {
      hashes: new Float64Array(copyOf(content, length, 8 * count)),
      seqs: new Uint32Array(copyOf(content, length + 8 * count, 4 * count)),
      authors: new Uint32Array(copyOf(content, length + 12 * count, 4 * count)),
    },
  };
}

function stateOf(text: string): RoomState | null {
  try {
    return readSnapshot(JSON.parse(text) as Snapshot);
  } catch {
    return null;
  }
}

function bytesOf(array: Float64Array | Uint32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** Into new memory, where typed arrays are aligned. */
function copyOf(bytes: Uint8Array, from: number, length: number): ArrayBuffer {
  const copy = new ArrayBuffer(length);
  new Uint8Array(copy).set(bytes.subarray(from, from + length));
  return copy;
}
