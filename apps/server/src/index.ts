// The entry of @ludo/server, for programs that run it with other dice, another store or another http server.
export { createApp } from './running/app.ts';
export type { App, AppOptions } from './running/app.ts';
export { standardDice } from './running/dice.ts';
export type { ServerDice } from './rooms/room-dice.ts';
export { BACKLOG } from './http/sockets.ts';
export { standardLimits } from './limits/limits.ts';
export type { Limits } from './limits/limits.ts';
export { openLibsqlStore } from './store/libsql-store.ts';
export { openPostgresStore } from './store/postgres-store.ts';
export { openFeed } from './feed/open-feed.ts';
export { parseRedisUrl } from './feed/redis-address.ts';
export { openMemoryStore } from './store/memory-store.ts';
export type { EventStore } from './store/event-store.ts';
