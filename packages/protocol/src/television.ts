// Owns the code by which a television and a table find each other.
import type { RoomId } from './room-id.ts';

/** Six of these: none looks like another one, and without vowels they are no words. */
export const CODE_LETTERS = 'CFHJKMNPRTVWXY346789';
export const CODE_LENGTH = 6;

/** As it is sent: capital letters, nothing between them. */
export type TelevisionCode = string;

/** Null: it is none. Spaces, hyphens and small letters are as good. */
export function parseTelevisionCode(text: string): TelevisionCode | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((each) => CODE_LETTERS.includes(each)) ? code : null;
}

/** "CFH JKM" */
export function printTelevisionCode(code: TelevisionCode): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}

/** From a page that waits for a table. */
export type AskCode = Readonly<Record<string, never>>;

export interface CodeGiven {
  readonly ok: true;
  readonly code: TelevisionCode;
  /** Milliseconds for which it is good: once. */
  readonly lasts: number;
}

/** From somebody at the table. */
export interface ShowTable {
  readonly room: RoomId;
  readonly code: TelevisionCode;
}

/** The television was told. */
export interface TableShown {
  readonly ok: true;
}

/** To the television. */
export interface ToShow {
  readonly room: RoomId;
}
