// How many log lines a stranger can cause: of each kind the first few, then a count a minute.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { realWait } from '../src/kit/wait.ts';
import type { Wait } from '../src/kit/wait.ts';
import { PATIENCE } from '../src/previews/draughtsman.ts';
import { AT_ONCE, Lines } from '../src/telemetry/lines.ts';
import { Raw } from './raw.ts';
import { HandClock } from './hand-clock.ts';
import { noLimits } from './test-server.ts';
import { visits } from './visits.ts';
import { frame, Wire } from './wire.ts';

const { server, guest } = visits();
const MANY = 2000;
const MINUTE = 60_000;

interface Line {
  readonly msg: string;
  readonly again?: number;
}

function listening(): { readonly log: Logger; readonly lines: (msg?: string) => readonly Line[] } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const lines = (msg?: string): readonly Line[] =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line)
      .filter((line) => msg === undefined || line.msg === msg);
  return { log: pino({ level: 'debug' }, stream), lines };
}

const source = join(import.meta.dirname, '..', 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));
/** Every sentence of a log line. */
const kinds = files.flatMap(({ text }) =>
  text
    .split(/\blog\.(?:debug|info|warn|error)\(/)
    .slice(1)
    .flatMap((call) => [
      ...call
        .slice(0, 300)
        .split(';')[0]!
        .matchAll(/['`]([a-z][^'`]* [^'`]*)['`]/g),
    ])
    .map(([, sentence = '']) => sentence),
);

test('every line of the server goes through here', () => {
  expect(kinds.length).toBeGreaterThan(30);
  const others = files.filter(({ text }) => /from 'pino'|console\./.test(text)).map(({ name }) => name);
  expect(others.toSorted()).toEqual([
    'database/main.ts',
    'running/attach.ts',
    'running/start.ts',
    'telemetry/lines.ts',
    'telemetry/output.ts',
  ]);
});

test(`${MANY} times each kind is a few lines, and one with their number once a minute`, () => {
  const clock = new HandClock();
  const { log, lines } = listening();
  const told = new Lines(log, clock.wait);
  const tell = (text: string): void => told.info({}, text as 'known');
  for (let time = 0; time < MANY; time++) for (const kind of kinds) tell(kind);
  const distinct = new Set(kinds).size;
  expect(lines()).toHaveLength(distinct * AT_ONCE);
  clock.pass(MINUTE);
  expect(lines()).toHaveLength(distinct * (AT_ONCE + 1));
  expect(lines('somebody joins').at(-1)).toMatchObject({ again: MANY - AT_ONCE });
  clock.pass(10 * MINUTE);
  expect(lines()).toHaveLength(distinct * (AT_ONCE + 1));
  tell('somebody joins');
  told.stop();
  expect(lines('somebody joins')).toHaveLength(AT_ONCE + 2);
});

test('nothing is counted that would not be told', () => {
  const { log, lines } = listening();
  log.level = 'info';
  const told = new Lines(log, new HandClock().wait);
  for (let time = 0; time < MANY; time++) told.debug({}, 'refused');
  told.stop();
  expect(lines()).toEqual([]);
});

test('a stop in the middle of a picture is no fault', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludo-lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'never.mjs');
  writeFileSync(
    path,
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});",
  );
  const { log, lines } = listening();
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const wait: Wait = (milliseconds, act) => {
    if (milliseconds === PATIENCE) begin();
    return realWait(milliseconds, act);
  };
  const place = await server({ log, wait, pictureThread: { path } });
  const asked = fetch(`${place.url}/picture/en.png`).catch(() => null);
  await begun;
  await place.close();
  await asked;
  expect(lines('a picture could not be drawn')).toEqual([]);
});

describe('over the wire', () => {
  test(`${MANY} pages of another origin`, async () => {
    const clock = new HandClock();
    const { log, lines } = listening();
    const { port } = await server({ log, wait: clock.wait, limits: { ...noLimits, requestsPerSocket: 1e9 } });
    const asked =
      'GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\n\r\n';
    const socket = connect(port, '127.0.0.1');
    const answered = new Promise<void>((resolve) => {
      let answers = 0;
      socket.setEncoding('latin1').on('data', (text: string) => {
        answers += text.split('HTTP/1.1 403').length - 1;
        if (answers >= MANY - 10) resolve();
      });
    });
    socket.write(asked.repeat(MANY));
    await answered;
    socket.destroy();
    const text = 'a page of another origin was refused';
    expect(lines(text)).toHaveLength(AT_ONCE);
    clock.pass(MINUTE);
    expect(lines(text)).toHaveLength(AT_ONCE + 1);
    expect(lines(text).at(-1)?.again).toBeGreaterThan(MANY - 100);
  });

  test('messages refused, joins, rooms and seats', async () => {
    const clock = new HandClock();
    const { log, lines } = listening();
    const place = await server({ log, wait: clock.wait, limits: { ...noLimits, patience: 1e9 } });
    const wire = await Wire.enter(place.port);
    let answers = 0;
    const answered = new Promise<void>((resolve) => {
      wire.onText = () => {
        if (++answers === MANY) resolve();
      };
    });
    for (let id = 0; id < MANY; id++) wire.write(frame(`42${id}["cheat",{}]`));
    await answered;
    await wire.end();
    expect(lines('refused')).toHaveLength(AT_ONCE);
    const ada = guest(place.url);
    for (let time = 0; time < 50; time++) {
      const { room } = await ada.create('ludo', '1-2-');
      await ada.join(room);
      await ada.must({ do: 'sit', player: 1, name: 'Ada' });
      await ada.must({ do: 'stand', player: 1 });
    }
    for (const kind of ['a room is opened', 'somebody joins', 'somebody sits down', 'somebody stands up'])
      expect(lines(kind)).toHaveLength(AT_ONCE);
  });

  test.each([
    ['too-many-bytes', 'GET /healthz HTTP/1.1\r\nHost: x\r\nCookie: ' + 'c'.repeat(10_000) + '\r\n\r\n'],
    ['requests-ahead', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(10)],
    [
      'crumbled-body',
      'POST /socket.io/?EIO=4&transport=polling&sid=SID HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n' +
        '1\r\n4\r\n'.repeat(1000),
    ],
  ])('connections that are cut for %s', async (why, said) => {
    const clock = new HandClock();
    const { log, lines } = listening();
    const limits = {
      ...noLimits,
      byteBurst: 5000,
      bytesPerSecond: 1,
      ownBytesPerSecond: 1,
      requestsAhead: 2,
    };
    const { port, url } = await server({ log, wait: clock.wait, limits: { ...limits, bodyPieces: 256 } });
    const shook = await (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text();
    const sid = /"sid":"([^"]+)"/.exec(shook)?.[1] ?? '';
    for (let time = 0; time < AT_ONCE + 5; time++) await new Raw(port, said.replace('SID', sid)).closed;
    const cut = lines('a connection is cut');
    expect(cut[0]).toMatchObject({ why, address: '127.0.0.1' });
    expect(cut).toHaveLength(AT_ONCE);
    clock.pass(MINUTE);
    expect(lines('a connection is cut').at(-1)?.again).toBeGreaterThan(3);
  });
});
