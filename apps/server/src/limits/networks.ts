// Owns what counts as one address: one of IPv4, or the IPv6 network that one customer gets.
import type { IncomingMessage } from 'node:http';

/** Prefix bits of an ordinary customer, and of the largest ones. */
const CUSTOMER = 56;
const SITE = 48;

/** The /48 around the /56 of an address; other addresses stay as they are. */
export function siteOf(network: string): string {
  return networkOf(network, SITE);
}

/** Behind our proxy the last entry of x-forwarded-for is the client's address. */
export function remoteAddressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastForwarded(request) : '';
  return forwarded || (request.socket.remoteAddress ?? '');
}

/** A copy: a part of a text would keep the whole, up to 15 kB, in memory. */
export function lastForwarded({ headers }: IncomingMessage): string {
  const list = String(headers['x-forwarded-for'] ?? '');
  return Buffer.from(list.slice(list.lastIndexOf(',') + 1).trim()).toString();
}

/** Of IPv6 so many bits; each link-local address counts by itself. */
export function networkOf(address: string, bits: typeof CUSTOMER | typeof SITE = CUSTOMER): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':') || /^fe80:/i.test(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4);
  const numbers = groups.map((group, index) => Number.parseInt(group, 16) & maskOf(bits - 16 * index));
  return `${numbers.map((number) => number.toString(16)).join(':')}::/${bits}`;
}

function maskOf(bits: number): number {
  return bits >= 16 ? 0xffff : bits <= 0 ? 0 : (0xffff << (16 - bits)) & 0xffff;
}
