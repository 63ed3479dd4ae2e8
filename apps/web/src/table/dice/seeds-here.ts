/** The seeds of this device's chains, by table: all pages of a browser share them. */
import { recallJson, remember } from '../../device/storage.ts';
import { ownChains, type OwnChains } from './own-chains.ts';

/** `table`: the name of a room, or of the game on one screen. */
export function chainsHere(table: string): OwnChains {
  const key = `dice.${table}`;
  return ownChains(table, { read: () => recallJson(key), write: (seeds) => remember(key, seeds) });
}
