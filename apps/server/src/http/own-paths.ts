/**
 * Paths that the server answers itself, besides the page and its files. The service worker must not answer them from
 * its cache.
 */
import { PUBLIC_TABLES_PATH } from '@ludo/protocol';

export const OWN_PATHS = {
  tables: PUBLIC_TABLES_PATH,
  addresses: '/addresses',
  alive: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
  sockets: '/socket.io',
} as const;
