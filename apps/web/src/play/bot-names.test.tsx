// One name for a bot: in the list, on the board, beside the turn, in the log.
import { expect, test } from 'vitest';
import { happen } from '../../test/dom/doing.ts';
import { fakeRoom } from '../../test/dom/fake-room.ts';
import { part, wordsOf } from '../../test/dom/seeing.ts';
import { captions, comeTo, turnOf } from '../../test/dom/table.ts';
import { playerIs, whoIs } from '../telling/sentences.ts';
import { LANGUAGES } from '../words/languages.ts';
import { showLanguage, currentText } from '../words/text.ts';
import { boardNames } from '../telling/board-names.ts';

function threeBots() {
  const position = 'ludo 1234 b.b.b.9/b.b.b.9/b.b.b.9/b.b.b.9 G ? -';
  const room = fakeRoom({ rules: 'ludo', seats: '1234', position }, { anna: { 1: 'Anna' } });
  for (const player of [2, 3, 4]) room.does('anna', { do: 'bot', player, level: 'sensible' });
  room.does('anna', { do: 'start' });
  return room;
}

test('three bots have three names, each the same wherever it stands', async () => {
  const room = threeBots();
  const { page } = await comeTo(room, 'anna');
  const names = ['Bot Green', 'Bot Yellow', 'Bot Blue'];
  const listed = page.in('region', 'Players').all('listitem');
  expect(listed.slice(1).map((each) => wordsOf(each.querySelector('strong')!))).toEqual(names);
  const board = [...page.element.querySelectorAll('.board-ground text')].map(wordsOf);
  expect(board).toEqual(expect.arrayContaining(names));
  expect(turnOf(page)).toBe('Bot Green plays');
  expect(page.has('button', 'Waiting for Bot Green')).toBe(true);
  room.deal(2);
  await happen(() => room.passes(1000));
  expect(captions(page).join(' ')).toContain('Bot Green throws 2.');
  expect(part(page.element).says('A bot plays for')).toBe(false);
});

test.each(LANGUAGES)(
  'the names of bots are told apart in %s, and are the same on the board',
  async (language) => {
    await showLanguage(language);
    const [text, room] = [currentText(), threeBots().state()];
    const names = [1, 2, 3].map((colour) => whoIs(text, room, colour));
    expect(new Set(names).size).toBe(3);
    const shown = boardNames(text, room).slice(1);
    expect(shown.map((each) => (each instanceof Object ? each.name : each))).toEqual(names);
    expect(new Set(shown.map((each) => (each instanceof Object ? each.short : each))).size).toBe(3);
    expect([2, 3, 4].map((player) => playerIs(text, room, player))).toEqual(names);
  },
);
