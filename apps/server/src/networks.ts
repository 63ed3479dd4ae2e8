// Owns what counts as one address: of IPv4 the address, of IPv6 what one customer is given.
import type { IncomingMessage } from 'node:http';

/** Bits of what one customer of IPv6 is given, as a rule, and of what the largest of them are given. */
const CUSTOMER = 56;
const SITE = 48;

/** What counts as one address: of IPv6 the /56. Of what limits the opening of rooms: the /48 that it lies in. */
export function siteOf(network: string): string {
  return networkOf(network, SITE);
}

/** Behind a proxy of ours: the address of a client is the last of its x-forwarded-for. */
export function remoteAddressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
}

/** Of IPv6 the network of so many bits; link-local addresses are a device each. */
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

/** Of a group of 16 bits the first so many. */
function maskOf(bits: number): number {
  return bits >= 16 ? 0xffff : bits <= 0 ? 0 : (0xffff << (16 - bits)) & 0xffff;
}
