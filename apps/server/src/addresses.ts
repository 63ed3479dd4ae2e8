// Owns what is printed about where the server can be reached.
import { networkInterfaces } from 'node:os';

/** The addresses under which a server that listens on this host and port is reached: this device first. */
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
    ...lan.map(({ address }) => ({ where: 'on the local network', url: `http://${address}:${port}` })),
  ];
}
