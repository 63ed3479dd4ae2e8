// What docs/rooms.md says is not kept is in no byte that the server writes: neither in the database and its side files,
// nor in the log.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './kept-rooms.ts';
import { noLimits } from './test-server.ts';
import type { Guest } from './guest.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

const ADDRESSES = ['203.0.113.7', '198.51.100.4', '192.0.2.80'] as const;
const DEVICE = 'Gramophone/7 (Atlantis; Brass)';

test('no address, device, token, pass, line of talk or question is written anywhere; rules, names and moves are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludo-nothing-else-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let lines = '';
  const log = pino({ level: 'trace' }, { write: (line: string) => void (lines += line) });
  const store = openStore(join(folder, 'log.sqlite'));
  const place = await server({ store, log, trustProxy: true, limits: { ...noLimits, askBurst: 10 } });
  const from = (nth: number, token?: string): Guest =>
    guest(place.url, token, {
      'x-forwarded-for': ADDRESSES[nth] ?? '',
      'user-agent': DEVICE,
      'accept-language': 'tlh-Atlantis',
    });

  const [ada, bo] = [from(0), from(1)];
  const { room } = await ada.create('jumbo', '123-');
  for (const who of [ada, bo]) await who.join(room);
  const first = [ada.token, bo.token];
  await ada.must({ do: 'sit', player: 1, name: 'Ada Ahoy' });
  await bo.must({ do: 'sit', player: 2, name: 'Bo Ahoy' });
  await ada.must({ do: 'bot', player: 3, level: 'random' });
  await ada.must({ do: 'talk', talk: 'text' });
  expect(await bo.say('say', { room, words: { text: 'between you and me' } })).toMatchObject({ ok: true });
  await ada.must({ do: 'start' });
  expect(await bo.say('ask', { room, wish: { do: 'end' } })).toMatchObject({ ok: true });
  await ada.until(() => ada.questions.length === 1);
  const { pass } = (await bo.say('pass', { room })) as { pass: string };
  const phone = from(2);
  await phone.join(room);
  expect(await phone.say('take', { room, pass, isSure: true })).toMatchObject({ ok: true });
  const again = from(0, ada.token);
  await again.join(room);
  await again.say('kept', { token: again.token });
  await again.must({ do: 'remove', player: 2 });
  const anew = from(2);
  await anew.join(room);
  await anew.act({ do: 'sit', player: 2, name: 'Nobody Ahoy' });
  await again.until(() => again.questions.some(({ to }) => to === 'sit'));
  for (const who of [ada, bo, phone, again, anew]) who.leave();
  const files = () => readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  const open = Buffer.concat(files());
  await place.close();
  const written = Buffer.concat([open, ...files(), Buffer.from(lines)]);

  const tokens = [...first, again.token, phone.token, anew.token].map((token = '') => token);
  expect(new Set(tokens).size).toBe(5);
  for (const secret of [
    ...ADDRESSES,
    'Gramophone',
    'Atlantis',
    ...tokens,
    pass,
    'between you',
    'Nobody Ahoy',
  ])
    expect(written.includes(secret), secret).toBe(false);
  for (const kept of [room, 'jumbo', 'Ada Ahoy', 'Bo Ahoy', '"t":"start"', '"t":"move"', again.person])
    expect(open.includes(kept), kept).toBe(true);
  expect(lines).toContain('the host is asked');
});

test('whose connection is cut without a fault of theirs, to make room, is not named in the log either', async () => {
  let lines = '';
  const log = pino({ level: 'trace' }, { write: (line: string) => void (lines += line) });
  const place = await server({
    log,
    trustProxy: true,
    limits: { ...noLimits, connections: 2, spareSockets: 10 },
  });
  const from = (nth: number): Guest =>
    guest(place.url, undefined, { 'x-forwarded-for': ADDRESSES[nth] ?? '' });
  const [ada, bo] = [from(0), from(0)];
  for (const who of [ada, bo]) await who.create('jumbo', '123-');
  const cut = Promise.race(
    [ada, bo].map(({ socket }) => new Promise((gone) => socket.once('disconnect', gone))),
  );
  await from(1).create('jumbo', '123-');
  await cut;
  expect(lines).toContain('"why":"makes-room"');
  for (const address of ADDRESSES) expect(lines).not.toContain(address);
});
