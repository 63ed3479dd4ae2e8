import { describe, expect, it } from 'vitest';
import { linkWithPass, passIn } from './brought-pass.ts';

const PASS = 'KrxII2IHIabcdefghijk-_';

describe('the pass in a link', () => {
  it('is what was put into it, behind the #, where no server sees it', () => {
    const link = linkWithPass('http://example.org/table/Ab3_-9xYzQ12', PASS);
    expect(passIn(link)).toBe(PASS);
    const { pathname, search } = new URL(link);
    expect(pathname + search).toBe('/table/Ab3_-9xYzQ12');
  });

  it.each([
    [`#take=${PASS}`, PASS],
    [`  http://192.168.1.20:8080/table/Ab3_-9xYzQ12#take=${PASS} `, PASS],
    [`#take=${PASS}x`, null],
    ['#take=short', null],
    [`?take=${PASS}`, null],
    ['http://example.org/table/Ab3_-9xYzQ12', null],
    ['', null],
  ])('%s', (text, pass) => {
    expect(passIn(text)).toBe(pass);
  });
});
