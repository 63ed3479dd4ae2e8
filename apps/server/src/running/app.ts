import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { performance } from 'node:perf_hooks';
import express from 'express';
import { networkAddresses } from './addresses.ts';
import { failedAnswer, nothingHere } from '../http/answers.ts';
import { attach } from './attach.ts';
import type { AttachOptions } from './attach.ts';
import { boundWishes, permissions, securityHeaders } from '../http/headers.ts';
import { standardLimits } from '../limits/limits.ts';
import type { Limits } from '../limits/limits.ts';
import { networkOf, remoteAddressOf } from '../limits/networks.ts';
import { OWN_PATHS } from '../http/own-paths.ts';
import { servePage } from '../http/page.ts';
import { endInTurns } from '../http/endings.ts';
import { createPreviews } from '../http/previews.ts';
import { answerRecord, RECORD_PATH } from '../http/records.ts';
import { createPublicAddress } from '../http/public-address.ts';
import { realWait } from '../kit/wait.ts';
import { createDraughtsman } from '../previews/draughtsman.ts';
import { createPictures } from '../previews/pictures.ts';
import { probes } from './probes.ts';
import type { MetricsReaders } from './probes.ts';
import type { EventStore } from '../store/event-store.ts';
import { openLockedStore, openLockedThreadedStore } from '../store/locked-store.ts';
import type { ThreadProgram } from '../store/threaded-store.ts';
import { parseInSlices } from '../http/slices.ts';
import { guardRequests, REQUESTS_A_TURN } from '../http/requests.ts';
import { createKinds } from '../http/kinds.ts';
import { createSessionTurns } from '../http/session-turns.ts';
import { createHttp, guardSockets, WHILE_THEY_COME } from '../http/sockets.ts';
import { createUnread } from '../http/unread.ts';

/** Some two milliseconds of work. */
const SLICES_A_TURN = 20;
/** Milliseconds for a connection's last bytes before it is cut. */
const LAST_BYTES = 500;

export interface AppOptions extends AttachOptions {
  /** Unless `store` is given. Default: `data/ludo.sqlite` under the working directory. */
  readonly databaseFile?: string;
  /** The main thread then never waits for the disk. Default: no thread. */
  readonly storeThread?: ThreadProgram;
  readonly clientDir?: string;
  /** Draws the pictures of previews. Default: there are none. */
  readonly pictureThread?: ThreadProgram;
  /** Under which people reach the server. Default: what requests name, where that is this device or in `origins`. */
  readonly publicUrl?: string;
  /** Clients use https, through a proxy: turns on headers that would break plain http. */
  readonly tls?: boolean;
  readonly metrics?: MetricsReaders;
}

export interface App {
  readonly http: HttpServer;
  /** Writes what was decided, stops listening, cuts all connections and closes the store. */
  close(): Promise<void>;
}

export async function createApp(options: AppOptions = {}): Promise<App> {
  const { databaseFile, storeThread, clientDir, tls = false, metrics = 'this-device', ...others } = options;
  const { pictureThread, publicUrl, ...rest } = others;
  const store =
    rest.store ?? (databaseFile === undefined ? null : await openStore(databaseFile, storeThread));
  const app = express();
  const limits: Limits = { ...standardLimits, ...options.limits };
  const trustProxy = options.trustProxy ?? false;
  const now = options.now ?? (() => performance.now());
  const http = createHttp({ limits, trustProxy }, app);
  const open = new Set<Socket>();
  const track = (socket: Socket): void => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  const attached = attach(http, {
    isAlone: true,
    ...rest,
    ...(store === null ? {} : { store }),
  });

  const { strikes, log } = attached;
  const addressOf = (request: IncomingMessage): string => networkOf(remoteAddressOf(request, trustProxy));
  const wait = options.wait ?? realWait;
  const draughtsman = pictureThread === undefined ? null : createDraughtsman(pictureThread, wait);
  // All who come through the proxy wait in one row: who is let in before a crowd is answered is not answered before it.
  const part = { shareOfStrangers: trustProxy ? 1 : WHILE_THEY_COME, sockets: new WeakSet<Duplex>() };
  const requests = createSessionTurns({ most: REQUESTS_A_TURN, ...part });
  const slices = createSessionTurns({ most: SLICES_A_TURN, ...part });
  const turn = (request: IncomingMessage): Promise<void> =>
    new Promise((resolve) => requests.of(false)(addressOf(request), resolve));
  guardRequests(http, {
    limits,
    now,
    log,
    addressOf,
    strikes,
    turns: requests,
    sessionOf: attached.sessionOf,
    trustProxy,
  });
  const kinds = createKinds(limits);
  parseInSlices(http, { limits, turns: slices, strikes, kinds });
  endInTurns(http);
  const failed = (reason: string): void => attached.log.error({ reason }, 'a connection failed');
  if (!trustProxy) guardSockets(http, { limits, now, strikes, kinds, failed });
  // Before the guard, so that connections which it cuts or keeps waiting are known, too.
  for (const came of [track, requests.cutShort, slices.cutShort, attached.connectionCame])
    http.prependListener('connection', came);

  app.use(boundWishes, securityHeaders(tls), permissions);
  app.use(probes(attached, metrics, turn));
  app.get(OWN_PATHS.tables, (request, response) => attached.answerTables(request, response));
  app.get(OWN_PATHS.addresses, networkAddresses(http));
  const unread = createUnread(limits.unreadMB * 1_000_000);
  const previews = createPreviews({
    find: attached.findPreview,
    pictures:
      draughtsman === null
        ? null
        : createPictures({
            draughtsman,
            limits,
            now,
            failed(reason) {
              if (!attached.isStopping) log.error({ reason }, 'a picture could not be drawn');
            },
          }),
    publicAddress: createPublicAddress({
      publicUrl: publicUrl ?? null,
      origins: options.origins ?? [],
      tls,
      now,
    }),
    addressOf,
    turn,
    unread,
    wait,
  });
  app.get(`${OWN_PATHS.pictures}/{*named}`, previews.answerPicture);
  app.get(RECORD_PATH, answerRecord({ find: attached.findRecord, addressOf, turn, unread }));
  if (clientDir !== undefined) app.use(servePage(clientDir, previews.tagsFor));
  app.use(nothingHere);
  app.use(failedAnswer(attached.log));

  return {
    http,
    async close() {
      const closed = http.listening ? new Promise((resolve) => http.once('close', resolve)) : null;
      await attached.close();
      await draughtsman?.stop();
      http.closeAllConnections();
      // A websocket waits for the other side's close frame, which a dead device never sends.
      for (const socket of open) cut(socket);
      await closed;
    },
  };
}

function cut(socket: Socket): void {
  socket.destroySoon();
  setTimeout(() => socket.destroy(), LAST_BYTES).unref();
}

async function openStore(file: string, program: ThreadProgram | undefined): Promise<EventStore> {
  const ended = (reason: string): never => {
    throw new Error(reason);
  };
  const opened =
    program === undefined ? openLockedStore(file) : await openLockedThreadedStore({ file, program, ended });
  if (!opened.ok) throw new Error(`${opened.error.file}: ${opened.error.reason}`);
  return opened.value;
}
