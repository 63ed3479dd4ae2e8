import { expect, test } from 'vitest';
import { parseRedisUrl } from './redis-address.ts';

const plain = { host: 'redis.example', port: 6379, username: '', password: '', isSecured: false };

test.each([
  ['redis://redis.example', plain],
  ['redis://redis.example/', plain],
  ['redis://redis.example:7000/0', { ...plain, port: 7000 }],
  ['rediss://redis.example', { ...plain, isSecured: true }],
  ['redis://:secret@redis.example', { ...plain, password: 'secret' }],
  ['redis://ludo:se%2Fcr%40et@redis.example', { ...plain, username: 'ludo', password: 'se/cr@et' }],
  ['redis://[::1]:7000', { ...plain, host: '::1', port: 7000 }],
])('%s is where Redis is', (url, address) => {
  expect(parseRedisUrl(url)).toEqual(address);
});

test.each([
  '',
  'redis.example:6379',
  'http://redis.example',
  'redis://',
  'redis:///0',
  'redis://:secret@',
  'redis://redis.example:port',
  'redis://redis.example:70000',
  'redis://redis.example/games',
  'redis://redis.example ',
  'redis://:100%@redis.example',
])('%s is not', (url) => {
  expect(parseRedisUrl(url)).toBeNull();
});
