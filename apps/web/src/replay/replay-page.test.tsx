// A game that is watched again, as people find it on the page.
import { expect, test } from 'vitest';
import { press, pressKey, until, write } from '../../test/dom/doing.ts';
import { showAddress } from '../../test/dom/page.tsx';
import { part, wordsOf, type Part } from '../../test/dom/seeing.ts';
import { standing } from '../../test/dom/table.ts';
import { uckersGame, uckersRecord } from '../../test/uckers-record.ts';

const game = uckersGame();
const MOMENTS = game.deeds.filter(
  (deed) => 'row' in deed && ['start', 'throw', 'play', 'end'].includes(deed.row.t),
).length;

async function pasted(text: string): Promise<Part> {
  const page = await showAddress('/replay');
  await until(() => expect(page.has('textbox')).toBe(true));
  await write(page.the('textbox'), text);
  await press(page.the('button', 'Watch it'));
  return page;
}

async function watched(): Promise<Part> {
  const page = await pasted(uckersRecord);
  await until(() => expect(page.has('slider', 'Moment of the game')).toBe(true));
  return page;
}

const moment = (page: Part): string | null =>
  page.the('slider', 'Moment of the game').getAttribute('aria-valuetext');

test('a pasted record is shown from its beginning, and its dice are worked out again', async () => {
  const page = await watched();
  expect(moment(page)).toBe(`Moment 1 of ${MOMENTS}`);
  expect(page.the('heading', 'Navy Uckers, watched again')).toBeTruthy();
  expect(standing(page)).toHaveLength(4);
  await press(page.the('button', 'Were the dice fair?'));
  expect(page.says('This device has worked out 51 throws again: all are right.')).toBe(true);
});

test('keys go through it: one on, one back, to the end, to the next capture', async () => {
  const page = await watched();
  await pressKey('ArrowRight');
  await pressKey('ArrowRight');
  expect(moment(page)).toBe(`Moment 3 of ${MOMENTS}`);
  await pressKey('ArrowLeft');
  expect(moment(page)).toBe(`Moment 2 of ${MOMENTS}`);
  await pressKey('n');
  expect(page.says(/captures/)).toBe(true);
  await pressKey('End');
  expect(moment(page)).toBe(`Moment ${MOMENTS} of ${MOMENTS}`);
  await pressKey('n');
  expect(page.says('Nobody captures after this.')).toBe(true);
  await pressKey('Home');
  expect(moment(page)).toBe(`Moment 1 of ${MOMENTS}`);
});

test('a press on a turn leads to the moment after it, and what else could have been done is told', async () => {
  const page = await watched();
  const turns = page.in('list').all('button');
  await press(turns[1] ?? page.element);
  expect(moment(page)).toBe(`Moment 3 of ${MOMENTS}`);
  expect(turns[1]?.getAttribute('aria-current')).toBe('step');
  expect(wordsOf(turns[1] ?? page.element)).toMatch(/^A \(Yellow\) throws 6 \+ 1\. .* Y 61 Yb>0,Y0>1$/);
  await press(page.the('button', 'What else could have been done?'));
  expect(page.has('heading', 'Played')).toBe(true);
  expect(page.says('Nothing else was possible.')).toBe(true);
});

test('of a piece that could not move the rule is told, and shown when it is asked for', async () => {
  const page = await watched();
  const useless = page
    .in('list')
    .all('button')
    .find((turn) => wordsOf(turn).endsWith('R 31 -'));
  if (useless === undefined) throw new Error('no throw is useless');
  await press(useless);
  await press(page.the('button', 'What else could have been done?'));
  expect(page.says('Nothing was possible with this throw.')).toBe(true);
  expect(page.has('heading', 'Could not move')).toBe(true);
  const [rule] = page.all('button', /^[A-Z]{2}-\d+$/);
  if (rule === undefined) throw new Error('no rule is named');
  await press(rule);
  await until(() => expect(part(document.body).has('dialog')).toBe(true));
});

test('the position of a moment is there as text, and games can begin with it', async () => {
  const page = await watched();
  await pressKey('ArrowRight');
  await press(page.the('button', 'Play on from here'));
  const text = page.the('textbox', 'The position as text');
  const position = text instanceof HTMLTextAreaElement ? text.value : '';
  expect(position).toBe('uckers-navy 1212 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b Y 61 -');
  const href = page.the('link', 'On this screen').getAttribute('href') ?? '';
  const setup = await showAddress(href);
  await until(() => expect(setup.has('radio', /^Navy Uckers/)).toBe(true));
  expect(setup.the('textbox', /position/i)).toMatchObject({ value: position });
});

test('a record that is not right is refused, with the line and the reason', async () => {
  const lines = uckersRecord.split('\n');
  const nth = lines.findIndex((line) => line.startsWith('Y 62'));
  const page = await pasted(lines.with(nth, (lines[nth] ?? '').replace('Y 62', 'Y 63')).join('\n'));
  await until(() => expect(page.says(`line ${nth + 1} cannot be true`)).toBe(true));
  expect(page.has('slider')).toBe(false);
  await write(page.the('textbox'), 'Hello');
  await press(page.the('button', 'Watch it'));
  await until(() => expect(page.says('This is not the record of a game.')).toBe(true));
});
