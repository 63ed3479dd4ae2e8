// Owns under which address people reach this server: what whoever runs it has set, or what a request names, if it is
// one of ours.
import type { IncomingMessage } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import type { Clock } from '../limits/limits.ts';

/** Milliseconds: a device changes networks, and looking takes a tenth of one. */
const NAMES_LAST = 10_000;

interface AddressOptions {
  /** As set; null: requests are looked at. */
  readonly publicUrl: string | null;
  /** Further origins under which pages are served. */
  readonly origins: readonly string[];
  readonly tls: boolean;
  readonly now: Clock;
}

/** Without a slash at the end; null: it is not known. */
export type PublicAddress = (request: IncomingMessage) => string | null;

/** Null: it is none. */
export function parsePublicUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname, search, hash, username } = new URL(text);
  const isPlain = pathname === '/' && search === '' && hash === '' && username === '';
  return isPlain && /^https?:$/.test(protocol) ? origin : null;
}

export function createPublicAddress({ publicUrl, origins, tls, now }: AddressOptions): PublicAddress {
  if (publicUrl !== null) return () => publicUrl;
  const known = new Map(
    origins.flatMap((origin) =>
      URL.canParse(origin) ? [[new URL(origin).host, new URL(origin).origin]] : [],
    ),
  );
  let names: ReadonlySet<string> = new Set();
  let namesSince = Number.NEGATIVE_INFINITY;

  function isOfThisDevice(name: string): boolean {
    if (now() - namesSince >= NAMES_LAST) {
      names = namesOfThisDevice();
      namesSince = now();
    }
    return names.has(name);
  }

  return ({ headers, socket }) => {
    const host = headers.host?.toLowerCase() ?? '';
    const origin = known.get(host);
    if (origin !== undefined) return origin;
    const port = socket.localPort ?? 0;
    const [name] = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])(?=:\d+$|$)/.exec(host) ?? [];
    if (name === undefined || !isOfThisDevice(name)) return null;
    const usual = tls ? 443 : 80;
    const isOurs = host === `${name}:${port}` || (host === name && port === usual);
    return isOurs ? `${tls ? 'https' : 'http'}://${host}` : null;
  };
}

function namesOfThisDevice(): ReadonlySet<string> {
  const addresses = Object.values(interfaces()).flatMap((list) => list ?? []);
  const named = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  const own = hostname().toLowerCase();
  return new Set(['localhost', own, `${own}.local`, ...named]);
}

/** Some systems refuse to tell them. */
function interfaces(): ReturnType<typeof networkInterfaces> {
  try {
    return networkInterfaces();
  } catch {
    return {};
  }
}
