import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { RequestHandler } from 'express';
import { isOfThisDevice } from './probes.ts';

const NETWORK = 'on the local network';

export function networkAddresses(http: Server): RequestHandler {
  return (request, response, next) => {
    // Other devices must not learn which networks this device is in.
    if (!isOfThisDevice(request)) return next();
    const bound = http.address();
    if (bound === null || typeof bound === 'string') return next();
    response.set('cache-control', 'no-store');
    response.json(
      addressesOf(bound.address, bound.port)
        .filter(({ where }) => where === NETWORK)
        .map(({ url }) => url),
    );
  };
}

/** Of a server that listens there; this device's own comes first. */
export function addressesOf(
  host: string,
  port: number,
): readonly { readonly where: string; readonly url: string }[] {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (!isEverywhere) {
    const name = host.includes(':') ? `[${host}]` : host;
    return [{ where: 'here', url: `http://${name}:${port}` }];
  }
  const lan = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    );
  return [
    { where: 'on this device', url: `http://localhost:${port}` },
    ...lan.map(({ address }) => ({ where: NETWORK, url: `http://${address}:${port}` })),
  ];
}
