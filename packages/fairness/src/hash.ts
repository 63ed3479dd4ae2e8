// Owns by what is hashed: a platform may have something quicker than what runs everywhere.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesOf, printBytes } from './base64url.ts';

export interface Hash {
  /** SHA-256 of a text in UTF-8: 32 bytes, in base64url. */
  of(text: string): string;
  /** HMAC-SHA-256 likewise. `key`: in base64url; throws if it is not. */
  keyed(key: string, text: string): string;
}

/** Runs everywhere; browsers have no WebCrypto on plain http of a local network. */
export const portableHash: Hash = {
  of: (text) => printBytes(sha256(utf8ToBytes(text))),
  keyed: (key, text) => printBytes(hmac(sha256, bytesOf(key), utf8ToBytes(text))),
};
