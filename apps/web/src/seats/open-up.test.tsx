// What is asked before a table of one screen is opened up to friends.
import { expect, test } from 'vitest';
import { press, pressKey, until } from '../../test/dom/doing.ts';
import { everything } from '../../test/dom/page.tsx';
import { choices, showHere, turnOf } from '../../test/dom/table.ts';

const TITLE = 'Play on with friends online';

test('who stays and who becomes free is chosen; a bot stays one; whoever closes it plays on', async () => {
  const { page, table } = await showHere('ludo 1234 b.7.20.33/b.b.b.5/b.b.b.9/b.b.b.12 R 3 -', [
    'Anna',
    'Ben',
    null,
    'Dora',
  ]);
  await press(page.all('button', TITLE)[0]!);
  await until(() => expect(everything().has('checkbox', 'Ben (Green)')).toBe(true));
  const dialog = everything().in('dialog', TITLE);
  expect(dialog.says('Yellow: a bot plays on')).toBe(true);
  await press(dialog.the('checkbox', 'Ben (Green)'));
  expect(dialog.says('1 seat becomes free')).toBe(true);
  await press(dialog.the('checkbox', 'Dora (Blue)'));
  expect(dialog.says('2 seats become free')).toBe(true);
  // Nothing happens at the table meanwhile, not even by a bot.
  expect(await table.act({ do: 'end' })).toMatchObject({ ok: false, error: { code: 'paused' } });
  await pressKey('Escape');
  expect(turnOf(page)).toBe('Anna (Red): move a piece');
  await press(choices(page)[0]!);
  expect(turnOf(page)).toBe('Ben (Green): throw the die');
});
