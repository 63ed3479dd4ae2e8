import { describe, expect, it } from 'vitest';
import { roomIn } from './room-link.ts';

describe('the room in a link', () => {
  it.each([
    ['http://192.168.1.20:3000/table/Ab3_-9xYzQ12', 'Ab3_-9xYzQ12'],
    ['  /table/Ab3_-9xYzQ12/ ', 'Ab3_-9xYzQ12'],
    ['Ab3_-9xYzQ12', 'Ab3_-9xYzQ12'],
    ['http://example.org/table/Ab3_-9xYzQ12?from=mail#top', 'Ab3_-9xYzQ12'],
    ['http://example.org/table/Ab3_-9xYzQ12#take=KrxII2IHIabcdefghijk-_', 'Ab3_-9xYzQ12'],
    ['Come to http://example.org/table/Ab3_-9xYzQ12.', 'Ab3_-9xYzQ12'],
    ['(http://example.org/table/Ab3_-9xYzQ12)', 'Ab3_-9xYzQ12'],
    ['Play with me: http://example.org/table/Ab3_-9xYzQ12 ! See you', 'Ab3_-9xYzQ12'],
    ['http://example.org/', null],
    ['hello there', null],
    ['', null],
  ])('%s', (text, room) => {
    expect(roomIn(text)).toBe(room);
  });
});
