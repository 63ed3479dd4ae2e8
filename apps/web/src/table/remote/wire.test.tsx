import { expect, test } from 'vitest';
import { connect } from './wire.ts';

test('whoever comes to a table names it in the address, for proxies that keep a table at one server', () => {
  const [atTable, elsewhere] = [connect('abc_-123'), connect()];
  for (const wire of [atTable, elsewhere]) wire.close();
  expect([atTable, elsewhere].map(({ io }) => io.opts.query)).toEqual([{ room: 'abc_-123' }, undefined]);
});
