/**
 * The link to this table for other devices. Where this page was opened by an address that only this device has, such as
 * localhost, the server is asked for one that others in the same network have.
 */
import { useEffect, useState } from 'react';

export interface Reachable {
  readonly link: string;
  /** `network`: for devices in the same network. `here`: no other device can open it. */
  readonly reach: 'anywhere' | 'network' | 'here';
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

export function useReachable(): Reachable {
  const { origin, pathname, hostname } = location;
  const isOnlyHere = isLoopback(hostname);
  const [other, setOther] = useState<string | null>(null);
  useEffect(() => {
    if (!isOnlyHere) return;
    let isWanted = true;
    void otherOrigin().then((found) => {
      if (isWanted) setOther(found);
    });
    return () => {
      isWanted = false;
    };
  }, [isOnlyHere]);
  if (!isOnlyHere) return { link: origin + pathname, reach: 'anywhere' };
  return other === null
    ? { link: origin + pathname, reach: 'here' }
    : { link: other + pathname, reach: 'network' };
}

/** The first address in the local network that the server knows of; null when there is none. */
async function otherOrigin(): Promise<string | null> {
  try {
    const answer = await fetch('/addresses');
    const [first] = (await answer.json()) as unknown[];
    return typeof first === 'string' && URL.canParse(first) ? new URL(first).origin : null;
  } catch {
    return null;
  }
}
