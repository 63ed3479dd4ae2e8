/** What the server answers itself, beside the page and its files. A page that is kept on a device must never stand for these. */
import { PUBLIC_TABLES_PATH } from '@ludo/protocol';

export const OWN_PATHS = {
  tables: PUBLIC_TABLES_PATH,
  addresses: '/addresses',
  alive: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
  /** Where Socket.IO listens unless it is told otherwise. */
  sockets: '/socket.io',
} as const;
