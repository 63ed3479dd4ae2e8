import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createPublicAddress, parsePublicUrl } from './public-address.ts';

const asked = (host: string | undefined, localPort = 8080): IncomingMessage =>
  ({ headers: { host }, socket: { localPort } }) as unknown as IncomingMessage;

const OWN = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family }) => family === 'IPv4')?.address;

describe('without a setting', () => {
  const addressOf = createPublicAddress({
    publicUrl: null,
    origins: ['https://games.example', 'nonsense'],
    tls: false,
    now: () => 0,
  });

  test.each([
    ['localhost:8080', 'http://localhost:8080'],
    ['LOCALHOST:8080', 'http://localhost:8080'],
    ['games.example', 'https://games.example'],
    [`${OWN}:8080`, `http://${OWN}:8080`],
  ])('%s is an address of this server', (host, address) => {
    expect(addressOf(asked(host))).toBe(address);
  });

  test.each([
    undefined,
    '',
    'evil.example',
    'evil.example:8080',
    'localhost:9999',
    'localhost',
    'localhost:8080@evil.example',
    'localhost:8080/"><script>',
    'games.example.evil.example',
    'games.example:8080',
    '203.0.113.7:8080',
    '[::1',
  ])('%s is none', (host) => {
    expect(addressOf(asked(host))).toBeNull();
  });

  test('the usual port need not be named', () => {
    expect(addressOf(asked('localhost', 80))).toBe('http://localhost');
    const secure = createPublicAddress({ publicUrl: null, origins: [], tls: true, now: () => 0 });
    expect(secure(asked('localhost', 443))).toBe('https://localhost');
  });
});

test('what is set holds, whatever is asked for', () => {
  const addressOf = createPublicAddress({
    publicUrl: 'https://games.example',
    origins: [],
    tls: false,
    now: () => 0,
  });
  for (const host of [undefined, 'evil.example', 'localhost:8080'])
    expect(addressOf(asked(host))).toBe('https://games.example');
});

test.each([
  ['https://games.example', 'https://games.example'],
  ['https://games.example/', 'https://games.example'],
  ['http://192.0.2.1:8080', 'http://192.0.2.1:8080'],
  ['games.example', null],
  ['https://games.example/ludo', null],
  ['https://ada@games.example', null],
  ['javascript:alert(1)', null],
])('PUBLIC_URL=%s is read as %s', (text, address) => {
  expect(parsePublicUrl(text)).toBe(address);
});
