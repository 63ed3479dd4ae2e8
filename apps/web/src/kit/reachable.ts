/**
 * The link for other devices. If this address is this device's own, such as localhost, the server names one in the local
 * network.
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

/** `pathname`: of the link; as a rule, of this page. */
export function useReachable(pathname = location.pathname): Reachable {
  const { origin, hostname } = location;
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

async function otherOrigin(): Promise<string | null> {
  try {
    const answer = await fetch('/addresses');
    const [first] = (await answer.json()) as unknown[];
    return typeof first === 'string' && URL.canParse(first) ? new URL(first).origin : null;
  } catch {
    return null;
  }
}
