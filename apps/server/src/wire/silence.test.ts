// A connection that does not answer a sign of life in time ends; one whose answer is only not read yet does not.
import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Connection } from './engine.ts';
import { endInTurn } from './silence.ts';

/** A connection that was just asked for a sign of life, with what engine.io does with it. */
function asked() {
  const wire = { bytesRead: 100 };
  const done: string[] = [];
  const connection = Object.assign(new EventEmitter(), {
    transport: { socket: { _socket: wire } },
    onClose: (reason: string) => void done.push(reason),
    resetPingTimeout: () => void done.push('has time'),
  });
  endInTurn(connection as unknown as Connection, (act) => act());
  connection.emit('packetCreate', { type: 'ping' });
  return { wire, done, connection };
}

test('whoever has sent nothing since ends', async () => {
  const { done, connection } = asked();
  connection.onClose('ping timeout');
  await nextTurn();
  expect(done).toEqual(['ping timeout']);
});

test('whoever has sent something has as much time again, which is read after the timer of the same turn', async () => {
  const { wire, done, connection } = asked();
  connection.onClose('ping timeout');
  wire.bytesRead += 7;
  await nextTurn();
  expect(done).toEqual(['has time']);
  connection.onClose('ping timeout');
  await nextTurn();
  expect(done).toEqual(['has time', 'ping timeout']);
});

test('whoever has answered by then goes on, and is asked again', async () => {
  const { done, connection } = asked();
  connection.onClose('ping timeout');
  connection.emit('heartbeat');
  await nextTurn();
  expect(done).toEqual([]);
  connection.emit('packetCreate', { type: 'ping' });
  connection.onClose('ping timeout');
  await nextTurn();
  expect(done).toEqual(['ping timeout']);
});

test('whatever else ends a connection ends it at once', () => {
  const { wire, done, connection } = asked();
  wire.bytesRead += 7;
  connection.onClose('transport close');
  expect(done).toEqual(['transport close']);
});
