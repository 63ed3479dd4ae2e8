// "Whole game" or "Quick game", where a game is made: one choice with its minutes, of one mind with the finer ones.
import type { Start } from '@ludo/rules';
import { expect, test } from 'vitest';
import { press, until } from '../../test/dom/doing.ts';
import { everything, showAddress } from '../../test/dom/page.tsx';
import { nameOf, type Part } from '../../test/dom/seeing.ts';
import { storedGame } from '../table/stored-game.ts';
import { minutesOf } from './lengths.ts';
import { ruleSetById } from './plans.ts';

async function open(path: string): Promise<Part> {
  const page = await showAddress(path);
  await until(() => expect(page.has('radio', 'Ludo, board-game rules')).toBe(true));
  return page;
}

const group = (page: Part): Part => page.in('group', 'How long may it take?');
const choices = (page: Part): readonly HTMLInputElement[] =>
  group(page).all('radio') as readonly HTMLInputElement[];
const pressed = (page: Part): readonly string[] =>
  choices(page)
    .filter(({ checked }) => checked)
    .map(nameOf);
const HOME = 'Two pieces of each colour are home from the beginning';

test.each(['/new/bots', '/new/here', '/new/friends'])(
  '%s begins with the whole game, and each choice tells its minutes',
  async (path) => {
    const page = await open(path);
    const names = (seats: string): readonly string[] => {
      const minutes = (start: Start) => minutesOf('ludo', ruleSetById('ludo')!, seats, start);
      return [
        `Whole game about ${minutes('whole')} minutes`,
        `Quick game about ${minutes('head-start')} minutes`,
      ];
    };
    expect(choices(page).map(nameOf)).toEqual(names('1-2-'));
    expect(pressed(page)).toEqual(names('1-2-').slice(0, 1));
    await press(page.the('radio', /^4 players/));
    expect(choices(page).map(nameOf)).toEqual(names('1234'));
  },
);

test('a quick game begins with two pieces of each colour home, and is chosen again the next time', async () => {
  const page = await open('/new/bots');
  await press(page.the('radio', /^Quick game/));
  await press(page.the('button', 'Start the game'));
  await until(() => expect(page.has('group', /^Board of /)).toBe(true));
  expect(storedGame()?.room.start).toBe('head-start');
  await press(page.the('button', 'Rules'));
  await until(() =>
    expect(everything().in('dialog', 'The rules of Ludo').says('two pieces of each colour are home')).toBe(
      true,
    ),
  );
  const next = await open('/new/bots');
  expect(pressed(next)).toEqual([expect.stringMatching(/^Quick game/)]);
});

test('the choice follows the finer ones: with variations of one’s own neither is pressed', async () => {
  const page = await open('/new/here');
  const isHome = (): boolean => (page.the('checkbox', HOME) as HTMLInputElement).checked;
  await press(page.the('checkbox', HOME));
  expect(pressed(page)).toEqual([expect.stringMatching(/^Quick game/)]);
  await press(page.the('checkbox', /^Play on for the places: /));
  expect(pressed(page)).toEqual([]);
  expect(group(page).says('With variations of your own it may take longer or shorter.')).toBe(true);
  await press(page.the('radio', /^Whole game/));
  expect(isHome()).toBe(false);
  expect((page.the('checkbox', /^Play on for the places: /) as HTMLInputElement).checked).toBe(false);
  await press(page.the('radio', /^Quick game/));
  expect(isHome()).toBe(true);
  expect(group(page).says('With variations of your own')).toBe(false);
});
