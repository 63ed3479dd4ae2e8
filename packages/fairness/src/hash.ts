// Owns by what is hashed: a platform may have something quicker than what runs everywhere.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export interface Hash {
  /** SHA-256 of a text in UTF-8: 32 bytes. */
  of(text: string): Uint8Array;
  /** HMAC-SHA-256 likewise. */
  keyed(key: Uint8Array, text: string): Uint8Array;
}

/** Runs everywhere; browsers have no WebCrypto on plain http of a local network. */
export const portableHash: Hash = {
  of: (text) => sha256(utf8ToBytes(text)),
  keyed: (key, text) => hmac(sha256, key, utf8ToBytes(text)),
};
