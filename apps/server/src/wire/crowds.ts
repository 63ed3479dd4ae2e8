// Owns how many connections there are, from each address and in all. Where there are as many as there may be, the address that has
// most makes room for one that has fewer: a few addresses with all that they may have do not keep everybody else out.
import { createRanks } from '../kit/ranks.ts';
import type { Limits } from '../limits/limits.ts';
import { siteOf } from '../limits/networks.ts';
import type { Connection } from './engine.ts';

interface CrowdsOptions {
  readonly limits: Pick<Limits, 'connections' | 'connectionsPerAddress' | 'connectionsPerSite'>;
  /** Ends a connection that is counted no more. */
  readonly leave: (connection: Connection) => void;
}

interface Crowds {
  /** Counts until it has closed. */
  came(connection: Connection, address: string): void;
  /** Whether `more` connections would exceed `times` what the address, or all of its site, may have. */
  isFull(address: string, times: number, more: number): boolean;
  /** Whether there may be `more` in all; if need be somebody has to leave for them. */
  hasRoom(address: string, more: number): boolean;
}

export function createCrowds({ limits, leave }: CrowdsOptions): Crowds {
  const open = new Map<string, number>();
  /** By site, the oldest first. */
  const crowds = new Map<string, Map<Connection, string>>();
  const ranks = createRanks();

  function count(address: string, by: 1 | -1): void {
    for (const name of new Set([address, siteOf(address)])) {
      const left = (open.get(name) ?? 0) + by;
      if (left > 0) open.set(name, left);
      else open.delete(name);
    }
  }

  function forget(connection: Connection, address: string): void {
    const site = siteOf(address);
    const crowd = crowds.get(site);
    if (crowd?.delete(connection) !== true) return;
    if (crowd.size === 0) crowds.delete(site);
    ranks.remove(site);
    count(address, -1);
  }

  /** The newest goes: it may be one of many that come back again and again. */
  function makeRoom(address: string): boolean {
    const largest = ranks.first();
    if (largest === undefined || ranks.of(largest) <= ranks.of(siteOf(address)) + 1) return false;
    const [newest] = [...(crowds.get(largest) ?? [])].slice(-1);
    if (newest === undefined) return false;
    forget(...newest);
    leave(newest[0]);
    return true;
  }

  return {
    came(connection, address) {
      const site = siteOf(address);
      const crowd = crowds.get(site) ?? new Map<Connection, string>();
      crowds.set(site, crowd.set(connection, address));
      ranks.add(site);
      count(address, 1);
      connection.on('close', () => forget(connection, address));
    },
    isFull(address, times, more) {
      const most = limits.connectionsPerAddress * times;
      if ((open.get(address) ?? 0) + more > most) return true;
      const site = siteOf(address);
      return site !== address && (open.get(site) ?? 0) + more > most * limits.connectionsPerSite;
    },
    hasRoom: (address, more) => ranks.sum() + more <= limits.connections || makeRoom(address),
  };
}
