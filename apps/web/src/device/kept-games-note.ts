/** Whether games may be kept on this device: whoever has none need not fetch what reads them. */
import { recall, remember } from './storage.ts';

const KEY = 'kept';

export function mayHaveKeptGames(): boolean {
  return recall(KEY) !== null;
}

export function noteKeptGames(areThere: boolean): void {
  if (areThere !== mayHaveKeptGames()) remember(KEY, areThere ? 'yes' : null);
}
