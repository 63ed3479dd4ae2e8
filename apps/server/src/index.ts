// The door of @ludo/server, for whoever runs it with other dice, another store or another http server.
export { createApp } from './app.ts';
export type { App, AppOptions } from './app.ts';
export { attach } from './attach.ts';
export type { Attached, AttachOptions } from './attach.ts';
export { cryptoDice } from './dice.ts';
export { standardLimits } from './limits.ts';
export type { Limits } from './limits.ts';
export { openLibsqlStore } from './store/libsql-store.ts';
export { openMemoryStore } from './store/memory-store.ts';
export type { EventStore, RoomEntry, RoomRow, StoreProblem } from './store/event-store.ts';
