/** The picture that this device's person has chosen. */
import { pictures, type Picture } from '@ludo/room';
import { recall, remember } from '../device/storage.ts';

const KEY = 'picture';

export function ownPicture(): Picture | null {
  const kept = recall(KEY);
  return pictures.find((picture) => picture === kept) ?? null;
}

/** Null: none. */
export function keepPicture(picture: Picture | null): void {
  remember(KEY, picture);
}
