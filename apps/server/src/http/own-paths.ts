/** Paths that the service worker must not answer from its cache. */
import { PUBLIC_TABLES_PATH } from '@ludo/protocol';

export const OWN_PATHS = {
  tables: PUBLIC_TABLES_PATH,
  addresses: '/addresses',
  pictures: '/picture',
  alive: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
  sockets: '/socket.io',
} as const;
