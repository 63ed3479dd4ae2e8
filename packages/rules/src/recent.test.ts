import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

test('what is asked for again and again stays, and what is not is forgotten', () => {
  const recent = createRecent<number>(3);
  recent.set('played', 0);
  recent.set('once', 0);
  for (let nth = 1; nth <= 20; nth++) {
    recent.set(`other ${nth}`, nth);
    expect(recent.get('played')).toBe(0);
  }
  expect(recent.get('once')).toBeUndefined();
  const left = Array.from({ length: 20 }, (_, nth) => recent.get(`other ${nth + 1}`) ?? []).flat();
  expect(left.length).toBeLessThanOrEqual(6);
  expect(left).toContain(20);
});
