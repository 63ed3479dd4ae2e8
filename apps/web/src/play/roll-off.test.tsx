import { expect, test } from 'vitest';
import { happen, press, until } from '../../test/dom/doing.ts';
import { fakeRoom } from '../../test/dom/fake-room.ts';
import { comeTo } from '../../test/dom/table.ts';
import { useSettings } from '../preferences/settings.ts';

const rows = (): number => document.querySelectorAll('.roll-off-dice').length;
const seen = (): string => document.querySelector('.roll-off')?.textContent ?? '';

test('CO-6: all throw at once for who begins; those who tie throw again, which is told', async () => {
  await happen(() => useSettings.getState().change({ speed: 'slow' }));
  const room = fakeRoom({ rules: 'ludo', seats: '123-' }, { ada: { 1: 'Ada', 2: 'Ben', 3: 'Cem' } });
  room.deal(6, 6, 2, 3, 5);
  const { page } = await comeTo(room, 'ada');
  await press(page.the('button', /^Start/));
  await until(() => expect(rows()).toBe(3));
  expect(seen()).not.toContain('A tie');
  await until(() => expect(rows()).toBe(5));
  expect(seen()).toContain('A tie: the highest throw again');
  expect(document.querySelector('.roll-off-open')).not.toBeNull();
  await until(() => expect(document.querySelector('.roll-off-open')).toBeNull());
  expect(seen()).toContain('Ben (Green) begins');
  await until(() => expect(document.querySelector('.roll-off')).toBeNull());
});
