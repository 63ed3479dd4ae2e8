// The yardstick: a bare Socket.IO server with our options that turns every command into a row of the same size and
// broadcasts it, without rules, checks or storage.
import { createServer } from 'node:http';
import type { ClientToServerEvents, ServerToClientEvents } from '@ludo/protocol';
import type { Command, Row } from '@ludo/room';
import { Server } from 'socket.io';
import { host } from './host.ts';

const http = createServer();
const io = new Server<ClientToServerEvents, ServerToClientEvents>(http, {
  transports: ['websocket', 'polling'],
  serveClient: false,
  maxHttpBufferSize: 65_536,
  perMessageDeflate: false,
});
const lengths = new Map<string, number>();

function rowOf(command: Command): Row {
  if (command.do === 'throw') return { t: 'throw', d: [1 + Math.floor(Math.random() * 6)] };
  if (command.do === 'play') return { t: 'play', m: command.play };
  return { t: 'start', rolls: [], c: 0 };
}

io.on('connection', (socket) => {
  socket.on('join', ({ room, lastSeq }, answer) => {
    if (!lengths.has(room)) lengths.set(room, lastSeq);
    void socket.join(room);
    const nobody = { room, here: [], watchers: 0 };
    answer({ ok: true, token: '', person: '', rows: [], presence: nobody, talk: [], time: Date.now() });
  });
  socket.on('command', ({ room, id, command }) => {
    const s = (lengths.get(room) ?? 0) + 1;
    lengths.set(room, s);
    io.to(room).emit('row', { s, at: Date.now(), row: rowOf(command), id });
  });
});
host(http);
