// Owns where a browser may have the server send to: the push services of the browsers that there are, and nobody else,
// since a client names the address.

/** Exact names, and what may stand before them. */
const SERVICES: readonly { readonly host: string; readonly hasNodes: boolean }[] = [
  // Chrome, and what is built on Chromium.
  { host: 'fcm.googleapis.com', hasNodes: false },
  // Firefox.
  { host: 'push.services.mozilla.com', hasNodes: true },
  // Edge on Windows.
  { host: 'notify.windows.com', hasNodes: true },
  // Safari.
  { host: 'push.apple.com', hasNodes: true },
];

/** No port, no user, no other spelling: what this lets through, every parser of addresses reads in the same way. */
const ENDPOINT = /^https:\/\/([a-z0-9.-]+)\/[A-Za-z0-9._~:/?=&%+-]+$/;
/** Names as DNS has them: of longer ones, or of what only looks like letters from elsewhere, parsers make something else. */
const NODES = /^(?:(?!xn--)[a-z0-9-]{1,63}\.){1,3}$/;

export function isPushEndpoint(endpoint: string): boolean {
  const host = ENDPOINT.exec(endpoint)?.[1];
  return host !== undefined && SERVICES.some((service) => isOf(host, service));
}

function isOf(host: string, service: (typeof SERVICES)[number]): boolean {
  if (host === service.host) return true;
  return (
    service.hasNodes && host.endsWith(`.${service.host}`) && NODES.test(host.slice(0, -service.host.length))
  );
}
